/// Reads the faces of a file, whatever packs them.
struct FontFileReader {
  let bytes: Bytes
  let options: ReadingOptions
  var collector: FaceCollector
  private let path: String

  init(_ bytes: Bytes, path: String, options: ReadingOptions) {
    self.bytes = bytes
    self.path = path
    self.options = options
    collector = FaceCollector(options, fileSize: bytes.count)
  }

  mutating func read() throws(FontFileError) -> FontFile {
    if let content = ForeignContent.name(of: bytes) {
      throw .notAFont(path: path, looksLike: content)
    }
    guard !ForeignContent.isEmbeddedOpenType(bytes) else {
      throw .unsupported(path: path, format: "Embedded OpenType (EOT)")
    }
    let container = FontContainer(bytes)
    do throws(Malformed) {
      let format = try readFaces(in: container)
      let (faces, verification) = drawGlyphs()
      if !collector.damage.isEmpty, let advice = conversionAdvice {
        collector.note([
          FontDamage(kind: .truncated, face: nil, table: nil, description: advice)
        ])
      }
      return FontFile(
        path: path, format: format, byteCount: bytes.count, faces: faces,
        warnings: collector.damage, isCollection: container == .collection,
        verification: verification, isSummed: options.isVerifying || options.sumsTables)
    } catch {
      guard container != .unknown || startsAsFont else {
        throw .notAFont(path: path, looksLike: ForeignContent.guess(bytes))
      }
      throw .damaged(path: path, reason: conversionAdvice ?? truncation ?? error.reason)
    }
  }

  /// Which table lies outside the file; `nil` when none does.
  private var truncation: String? {
    collector.damage.first { $0.kind == .truncated }?.description
  }

  /// What to do when the damage comes from taking the font for text; `nil` when it does not.
  private var conversionAdvice: String? {
    guard ForeignContent.hasConvertedLineEndings(bytes) else { return nil }
    return "its line endings were converted as if it were text (fetch it again as binary; for git, "
      + "put '*.ttf binary' into .gitattributes)"
  }

  private mutating func readFaces(in container: FontContainer) throws(Malformed) -> FontFormat {
    switch container {
    case .sfnt: return try readSingle()
    case .collection: return try readCollection()
    case .woff, .woff2: try checkStatedLength()
    case .resources, .unknown: break
    }
    let format = try readThroughFreeType()
    switch container {
    case .woff: return .woff
    case .woff2: return .woff2
    case .resources: return .dfont
    default: return format
    }
  }

  /// Whether bytes of an unknown container start as a Type 1, BDF or PCF font does.
  private var startsAsFont: Bool {
    ["%!", "STARTFONT", "\u{1}fcp"].contains { bytes.starts(with: $0.utf8) }
  }

  private mutating func readSingle() throws(Malformed) -> FontFormat {
    let directory = try SfntDirectory(bytes, at: 0)
    try collector.add(directory, index: 0)
    return directory.format
  }

  private mutating func readCollection() throws(Malformed) -> FontFormat {
    let count = try bytes.uint32(at: 8)
    guard count > 0 else { throw Malformed("it is a collection of no fonts") }
    guard let offsets = try? bytes.slice(12, count: 4 * count) else {
      throw Malformed("it ends inside its list of faces")
    }
    var format: FontFormat?
    for index in 0..<count {
      guard collector.makeRoom() else {
        collector.note([.unreadable(face: index, Malformed("the file has too many for its size"))])
        break
      }
      do throws(Malformed) {
        let directory = try SfntDirectory(bytes, at: try offsets.uint32(at: 4 * index))
        format = format ?? directory.format
        try collector.add(directory, index: index)
      } catch {
        collector.note([.unreadable(face: index, error)])
      }
    }
    guard let format, !collector.faces.isEmpty else {
      throw Malformed("none of its \(count) faces can be read")
    }
    return format
  }

  /// A web font says how long it is.
  private func checkStatedLength() throws(Malformed) {
    let length = try bytes.uint32(at: 8)
    guard length == bytes.count else {
      throw Malformed("it has \(bytes.count) bytes where its header says \(length)")
    }
  }
}
