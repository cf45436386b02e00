/// What the registrations of a file can reach.
struct RegistrationReach {
  /// Whose fonts.
  private(set) var bundle: RuntimeRegistration.Reach = .any
  /// The folders that all files are taken of; `nil` when it may be any.
  private(set) var folders: [String]?
  /// The extensions of the files that are taken; `nil` for any.
  private(set) var extensions: [String]?
  /// Whether all of the app's fonts that can be reached are surely taken.
  private(set) var isAll = false

  init() {}

  /// The reach of a file that asks a bundle for single files.
  init(bundle: RuntimeRegistration.Reach) {
    self.bundle = bundle
  }

  /// The reach of a file that goes through a bundle.
  ///
  /// - Parameters:
  ///   - bundle: Whose.
  ///   - folders: The folders of each question; `nil` where they are not known.
  ///   - extensions: The extensions of each question, an empty one for any; `nil` where they are not
  ///     known.
  init(
    bundle: RuntimeRegistration.Reach, folders: [[String]?], extensions: [[String]?]
  ) {
    let kinds = Self.union(extensions)
    self.bundle = bundle
    self.folders = Self.union(folders)
    // Fonts are not among files of other kinds: they come from elsewhere then.
    guard let kinds, kinds.contains(where: Self.mayBeFonts) else { return }
    if !kinds.contains("") { self.extensions = kinds }
    guard let folders = self.folders else { return }
    // Of different folders, each may be asked for files of one kind.
    isAll = bundle == .main && (folders.count == 1 || kinds.count == 1)
  }

  private static func mayBeFonts(_ kind: String) -> Bool {
    kind.isEmpty || FontSniffing.extensions.contains(kind.lowercased())
  }

  private static func union(_ answers: [[String]?]) -> [String]? {
    let known = answers.compactMap(\.self)
    return known.count == answers.count ? Set(known.joined()).sorted() : nil
  }
}
