/// A call that registers fonts while the app runs.
public struct RuntimeRegistration: Hashable, Sendable {
  /// Whose fonts a call can register.
  public enum Reach: Hashable, Sendable {
    /// Any: it does not show where the call takes its fonts from.
    case any
    /// Those of the app that runs (`Bundle.main`).
    case main
    /// Those of the target that compiles a file (`Bundle.module`).
    case module(of: String)
  }

  /// Where the call stands.
  public var position: SourcePosition
  /// The function, such as `CTFontManagerRegisterFontsForURL`.
  public var function: String
  /// The file names or stems that the call names as literals, or its file does; empty when the call
  /// covers whatever it finds, and so may cover every font.
  public var fileNames: [String]
  /// Whether the call names a package's own bundle (`Bundle.module`).
  public var usesModuleBundle: Bool
  /// Whether the call surely registers all of the app's fonts that it covers.
  public var enumeratesBundle: Bool
  /// Whose fonts it can register.
  public var reach: Reach = .any
  /// The folders of the bundle that it takes all files of; `nil` when it may take any file.
  public var folders: [String]?
  /// The extensions of the files that it takes; `nil` for those of any.
  public var extensions: [String]?
  /// The function that the call stands in, such as `Fonts.register`; `nil` in none.
  var caller: String?
  /// Whether the function around says that it is for fonts from the network.
  var isForDownloads = false
  /// The function around that runs only where something names it, or the type that is made only
  /// there; `nil` for none.
  public var uncalledName: String? { entrance?.name }
  /// What that is.
  var entrance: Entrance?
  /// The functions of the project's own that it may call, if there are such: those of the types
  /// around first.
  var callees: [String] = []
  /// Whether its arguments hold literals.
  var isNamed = false
  /// The functions that hand on the names: when other files call them, there may be more names.
  var handingFunctions: Set<String> = []

  /// Creates a registration.
  public init(
    position: SourcePosition, function: String, fileNames: [String] = [],
    usesModuleBundle: Bool = false, enumeratesBundle: Bool = false
  ) {
    self.position = position
    self.function = function
    self.fileNames = fileNames
    self.usesModuleBundle = usesModuleBundle
    self.enumeratesBundle = enumeratesBundle
  }

  /// Whether the call may register a font file, wherever it lies: it names the file or its stem, or
  /// names none and takes files of its extension.
  public func covers(fileName: String) -> Bool {
    guard fileNames.isEmpty else {
      return fileNames.contains(fileName) || fileNames.contains(fileName.fileStem)
    }
    return extensions?.contains { $0.lowercased() == fileName.pathExtension.lowercased() } ?? true
  }

  /// Whether the call may register the file at a path of the bundle.
  public func covers(bundlePath: String) -> Bool {
    guard covers(fileName: bundlePath.lastPathComponent) else { return false }
    guard let folders, fileNames.isEmpty else { return true }
    let folder = bundlePath.parentPath
    return folders.contains(folder) || folder.hasSuffix(".lproj")
  }

  /// Whether the call surely registers the file at a path of the bundle, and not what comes from
  /// elsewhere, such as a download: it names the file or its stem, or takes all that it covers.
  public func surelyCovers(bundlePath: String) -> Bool {
    covers(bundlePath: bundlePath) && surelyCovers(fileName: bundlePath.lastPathComponent)
  }

  /// Whether the call surely registers a font file if it lies where the call looks.
  public func surelyCovers(fileName: String) -> Bool {
    guard fileNames.isEmpty else { return covers(fileName: fileName) }
    return enumeratesBundle && extensions?.contains(fileName.pathExtension) ?? true
  }
}

extension [RuntimeRegistration] {
  /// Whether one of the calls may register the file at a path of the bundle.
  public func cover(bundlePath: String) -> Bool {
    contains { $0.covers(bundlePath: bundlePath) }
  }

  /// Whether one of the calls may register a font file, wherever it lies.
  public func cover(fileName: String) -> Bool {
    contains { $0.covers(fileName: fileName) }
  }
}
