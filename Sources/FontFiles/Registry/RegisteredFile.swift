/// A font file, or bytes, as a registry holds it.
struct RegisteredFile {
  let source: FontSource
  let fonts: [RegisteredFont]
  private let byteCount: Int
  /// The bytes of a font in memory; `nil` of a file.
  private let bytes: [UInt8]?

  static func read(
    _ path: Result<String, FontFileError>
  ) throws(FontRegistryError) -> RegisteredFile {
    do throws(FontFileError) {
      let path = try path.get()
      return RegisteredFile(try .read(path), from: .file(path: path), bytes: nil)
    } catch {
      throw FontRegistryError(error, of: .file(path: error.path))
    }
  }

  static func read(
    _ bytes: [UInt8], named name: String
  ) throws(FontRegistryError) -> RegisteredFile {
    let source = FontSource.memory(name: name)
    do throws(FontFileError) {
      return RegisteredFile(try .read(bytes: bytes, name: name), from: source, bytes: bytes)
    } catch {
      throw FontRegistryError(error, of: source)
    }
  }

  private init(_ file: FontFile, from source: FontSource, bytes: [UInt8]?) {
    self.source = source
    self.bytes = bytes
    byteCount = file.byteCount
    fonts = file.faces.map { RegisteredFont($0, from: source) }
  }

  /// Whether both have the same bytes now; a file that can no longer be read has none.
  func hasSameBytes(as other: RegisteredFile) -> Bool {
    guard byteCount == other.byteCount, let mine = contents, let theirs = other.contents else {
      return false
    }
    return mine == theirs
  }

  private var contents: [UInt8]? {
    if let bytes { return bytes }
    return try? FileContents.read(source.description, limit: .max)
  }
}
