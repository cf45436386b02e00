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
  /// Whether the call registers all fonts of a bundle, or its file looks through one for resources.
  public var enumeratesBundle: Bool
  /// Whose fonts it can register.
  public var reach: Reach = .any
  /// The folders of the bundle that it takes all files of; `nil` when it may take any file.
  public var folders: [String]?
  /// The function that the call stands in, such as `Fonts.register`; `nil` in none.
  var caller: String?
  /// Whether the function around says that it is for fonts from the network.
  var isForDownloads = false
  /// The function around that runs only where something names it; `nil` for none.
  public internal(set) var uncalledName: String?
  /// The functions of the project's own that it calls without arguments, if there are such: those of
  /// the types around first.
  var callees: [String] = []

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

  /// Whether the call may register a font file: it names the file or its stem, or names none.
  public func covers(fileName: String) -> Bool {
    fileNames.isEmpty || names(fileName: fileName)
  }

  /// Whether the call may register the file at a path of the bundle.
  public func covers(bundlePath: String) -> Bool {
    guard let folders, fileNames.isEmpty else {
      return covers(fileName: bundlePath.lastPathComponent)
    }
    let folder = bundlePath.parentPath
    return folders.contains(folder) || folder.hasSuffix(".lproj")
  }

  /// Whether the call surely registers a font file of the bundle, and not what comes from elsewhere,
  /// such as a download: it names the file or its stem, or takes all of the bundle's.
  public func surelyCovers(fileName: String) -> Bool {
    names(fileName: fileName) || fileNames.isEmpty && enumeratesBundle
  }

  private func names(fileName: String) -> Bool {
    fileNames.contains(fileName) || fileNames.contains(fileName.fileStem)
  }
}
