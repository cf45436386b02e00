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

  /// Creates a registration.
  public init(
    position: SourcePosition, function: String, fileNames: [String] = [],
    usesModuleBundle: Bool = false
  ) {
    self.position = position
    self.function = function
    self.fileNames = fileNames
    self.usesModuleBundle = usesModuleBundle
  }

  /// Whether the call may register a font file: it names the file or its stem, or names none.
  public func covers(fileName: String) -> Bool {
    fileNames.isEmpty || fileNames.contains(fileName) || fileNames.contains(fileName.fileStem)
  }
}
