/// A call that registers fonts while the app runs.
public struct RuntimeRegistration: Hashable, Sendable {
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

  /// Whether the call surely registers a font file of the bundle, and not what comes from elsewhere,
  /// such as a download: it names the file or its stem, or takes all of the bundle's.
  public func surelyCovers(fileName: String) -> Bool {
    names(fileName: fileName) || fileNames.isEmpty && enumeratesBundle
  }

  private func names(fileName: String) -> Bool {
    fileNames.contains(fileName) || fileNames.contains(fileName.fileStem)
  }
}
