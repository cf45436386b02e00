import FontCatalog

/// A resource of a bundle that the property lists of some build configurations do not list.
struct UnlistedResource {
  let resource: Target.Resource
  let bundle: AppBundle
  /// The configurations; at least one.
  let configurations: [AppBundle.Configuration]

  /// The configurations that do not list a resource, as they should; `nil` when there are none.
  init?(
    _ resource: Target.Resource, in bundle: AppBundle,
    where isLacking: (AppBundle.Configuration) -> Bool
  ) {
    configurations = bundle.configurations.filter(isLacking)
    guard !configurations.isEmpty else { return nil }
    self.resource = resource
    self.bundle = bundle
  }

  /// Their property lists.
  var lists: [InfoPropertyList] {
    Set(configurations.flatMap(\.propertyLists)).sorted { $0.path < $1.path }
  }

  /// Words for the configurations; empty where they are all that the target has.
  var place: String {
    bundle.words(for: configurations)
  }

  /// Whether a build setting lists it, which Xcode does not copy into the Info.plist.
  var isInIgnoredSetting: Bool {
    let entries = bundle.target.generatedKeys["UIAppFonts"] ?? ""
    return entries.contains(resource.bundlePath.lastPathComponent)
  }

  /// The edits that list it.
  ///
  /// A list that is not there yet is made once, of all that it lacks, which is known by its path.
  func edits(adding wanted: [String: Set<String>]) -> [Edit] {
    lists.compactMap { $0.addition(of: resource.bundlePath, among: wanted[$0.path] ?? []) }
  }

  /// Why it cannot be listed by edits; `nil` where it can.
  var obstacle: String? {
    lists.isEmpty
      ? "the target \(bundle.target.name) has no Info.plist file"
      : lists.lazy.compactMap(\.obstacle).first
  }
}

extension [UnlistedResource] {
  /// What each property list lacks, by its path.
  var wantedEntries: [String: Set<String>] {
    reduce(into: [:]) { wanted, unlisted in
      for list in unlisted.lists {
        wanted[list.path, default: []].insert(unlisted.resource.bundlePath)
      }
    }
  }
}
