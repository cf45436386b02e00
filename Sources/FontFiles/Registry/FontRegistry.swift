internal import Synchronization

/// The fonts of an app, as Core Text's font manager would hold them, on any system.
///
/// A registry knows the fonts registered in it and no others: neither the machine's fonts nor its
/// Fontconfig configuration take part. It may be used from several tasks at once.
///
/// Names are compared exactly when they are resolved, but two PostScript names that differ only by
/// case are one name when fonts are registered, since a lookup that ignores case cannot tell them
/// apart.
public final class FontRegistry: Sendable {
  private let state = Mutex(State())
  private let configuration = Mutex(FontconfigConfiguration())

  /// Creates an empty registry.
  public init() {}

  /// Every face, in the order of registration.
  public var fonts: [RegisteredFont] {
    state.withLock { $0.files.flatMap(\.fonts) }
  }

  /// Registers a font file, or every font file under a folder: all of them or none.
  ///
  /// - Parameter path: The file or folder.
  /// - Returns: The faces registered.
  /// - Throws: The first error; nothing is registered then.
  @discardableResult
  public func register(_ path: String) throws(FontRegistryError) -> [RegisteredFont] {
    try register([path])
  }

  /// Registers files, and every font file under folders: all of them or none.
  ///
  /// - Parameter paths: The files and folders.
  /// - Returns: The faces registered.
  /// - Throws: The first error; nothing is registered then.
  @discardableResult
  public func register(_ paths: [String]) throws(FontRegistryError) -> [RegisteredFont] {
    var files: [RegisteredFile] = []
    for path in FontFolder.files(at: paths) { files.append(try .read(path)) }
    try state.withLock { state throws(FontRegistryError) in
      var extended = state
      for file in files { try extended.insert(file) }
      state = extended
    }
    return files.flatMap(\.fonts)
  }

  /// Registers files, and every font file under folders, each for itself.
  ///
  /// - Parameter paths: The files and folders.
  /// - Returns: The faces of each file, or why it was refused, in the order of the files.
  public func registerEach(_ paths: [String]) -> [Result<[RegisteredFont], FontRegistryError>] {
    FontFolder.files(at: paths).map { path in
      Result { () throws(FontRegistryError) in try insert(.read(path)) }
    }
  }

  /// Registers a font in memory.
  ///
  /// - Parameters:
  ///   - bytes: The contents of a font file, which the registry keeps.
  ///   - name: What to call the font; no other font in memory may be called the same.
  /// - Returns: The faces registered.
  /// - Throws: Why the font is refused.
  @discardableResult
  public func register(
    bytes: [UInt8], named name: String
  ) throws(FontRegistryError) -> [RegisteredFont] {
    try insert(.read(bytes, named: name))
  }

  /// Takes back the faces of a file or of bytes.
  ///
  /// - Parameter source: The source, with the path or name that it was registered by.
  /// - Throws: ``FontRegistryError/notRegistered(_:)``.
  public func unregister(_ source: FontSource) throws(FontRegistryError) {
    try state.withLock { state throws(FontRegistryError) in try state.remove(source) }
  }

  private func insert(_ file: RegisteredFile) throws(FontRegistryError) -> [RegisteredFont] {
    try state.withLock { state throws(FontRegistryError) in try state.insert(file) }
    return file.fonts
  }

  /// The nearest of some fonts, whatever their families; see ``FontconfigConfiguration``.
  func nearest(to wanted: FontDescription, among fonts: [RegisteredFont]) -> RegisteredFont? {
    configuration.withLock { $0.nearest(to: wanted, among: fonts) }
  }
}
