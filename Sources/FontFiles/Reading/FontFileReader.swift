/// Reads the faces of a file, whatever packs them.
struct FontFileReader {
  let bytes: Bytes
  let path: String
  let options: ReadingOptions

  init(_ bytes: Bytes, path: String, options: ReadingOptions) {
    self.bytes = bytes
    self.path = path
    self.options = options
  }

  func read() throws(FontFileError) -> FontFile {
    if let content = ForeignContent.name(of: bytes) {
      throw .notAFont(path: path, looksLike: content)
    }
    let container = FontContainer(bytes)
    do throws(Malformed) {
      var file = try read(container)
      if let characters = options.measuredCharacters { measure(characters, in: &file) }
      return file
    } catch {
      guard container != .unknown || startsAsFont else {
        throw .notAFont(path: path, looksLike: ForeignContent.guess(bytes))
      }
      throw .damaged(path: path, reason: error.reason)
    }
  }

  private func read(_ container: FontContainer) throws(Malformed) -> FontFile {
    switch container {
    case .sfnt: try readSingle()
    case .collection: try readCollection()
    case .woff: try readThroughFreeType(as: .woff)
    case .woff2: try readThroughFreeType(as: .woff2)
    case .resources: try readThroughFreeType(as: .dfont)
    case .unknown: try readThroughFreeType(as: nil)
    }
  }

  /// Whether bytes of an unknown container start as a Type 1, BDF or PCF font does.
  private var startsAsFont: Bool {
    ["%!", "STARTFONT", "\u{1}fcp"].contains { bytes.starts(with: $0.utf8) }
  }

  private func readSingle() throws(Malformed) -> FontFile {
    let directory = try SfntDirectory(bytes, at: 0)
    var reader = SfntFaceReader(directory, index: 0)
    let face = try reader.read()
    return file(directory.format, [face], reader.damage)
  }

  private func readCollection() throws(Malformed) -> FontFile {
    let count = try bytes.uint32(at: 8)
    guard count > 0 else { throw Malformed("it is a collection of no fonts") }
    guard let offsets = try? bytes.slice(12, count: 4 * count) else {
      throw Malformed("it ends inside its list of faces")
    }
    var faces: [FontFace] = []
    var damage: [FontDamage] = []
    var format = FontFormat.truetype
    var budget = 4 << 20 + 4 * bytes.count
    for index in 0..<count {
      do throws(Malformed) {
        let directory = try SfntDirectory(bytes, at: try offsets.uint32(at: 4 * index))
        format = index == 0 ? directory.format : format
        var reader = SfntFaceReader(directory, index: index)
        defer { damage += reader.damage }
        let face = try reader.read()
        budget -= face.cost
        guard budget > 0 else { throw Malformed("its faces repeat each other without end") }
        faces.append(face)
      } catch {
        damage.append(.unreadable(face: index, error))
        guard budget > 0 else { break }
      }
    }
    guard !faces.isEmpty else {
      throw Malformed("none of its \(count) faces can be read: \(damage[0].description)")
    }
    var file = file(format, faces, damage)
    file.isCollection = true
    return file
  }

  func file(_ format: FontFormat, _ faces: [FontFace], _ damage: [FontDamage]) -> FontFile {
    FontFile(
      path: path, format: format, byteCount: bytes.count, faces: faces, warnings: damage)
  }
}

extension FontDamage {
  static func unreadable(face: Int, _ error: Malformed) -> FontDamage {
    FontDamage(
      kind: .face, face: face, table: nil,
      description: "face \(face) cannot be read: \(error.reason)")
  }
}

extension FontFace {
  /// Roughly the bytes that the face occupies, for bounding those of a collection whose faces
  /// share their tables.
  fileprivate var cost: Int {
    1000 + 8 * coverage.ranges.count + 16 * tables.count
      + names.records.reduce(0) { $0 + 32 + ($1.string?.utf8.count ?? 0) }
  }
}
