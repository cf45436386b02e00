/// Gathers the faces of a file, their damage, and which of them FreeType may draw.
struct FaceCollector {
  private(set) var faces: [FontFace] = []
  var damage: [FontDamage] = []
  /// The positions in `faces` of those that FreeType may draw.
  private(set) var drawable: [Int] = []
  /// The drawable ones that no earlier face shares its outlines with.
  private(set) var distinct: [Int] = []

  private let options: ReadingOptions
  /// Faces may share their tables, so that many fit in few bytes: what they may cost in memory.
  private var budget: Int
  private var verified = SfntVerifier.Done()
  /// By where the outlines lie: whether FreeType may draw them.
  private var safety: [Int: Bool] = [:]

  init(_ options: ReadingOptions, fileSize: Int) {
    self.options = options
    budget = 4 << 20 + 4 * fileSize
  }

  /// Whether the faces so far leave room for more.
  var hasRoom: Bool { budget > 0 }

  /// Adds a face that is no sfnt.
  mutating func add(_ face: FontFace) {
    drawable.append(faces.count)
    distinct.append(faces.count)
    faces.append(face)
  }

  /// Reads a face of an sfnt and checks what the options ask for.
  mutating func add(_ directory: SfntDirectory, index: Int) throws(Malformed) {
    var reader = SfntFaceReader(directory, index: index)
    let face: FontFace
    do throws(Malformed) {
      face = try reader.read()
      damage += reader.damage
    } catch {
      damage += reader.damage
      throw error
    }
    budget -= face.cost
    guard hasRoom else { throw Malformed("its faces repeat each other without end") }
    if options.isVerifying {
      damage += SfntVerifier.damage(in: directory, face: index, except: &verified)
    }
    if options.drawsGlyphs { noteDrawable(directory, face) }
    faces.append(face)
  }

  private mutating func noteDrawable(_ directory: SfntDirectory, _ face: FontFace) {
    let outlines: [Tag] = ["glyf", "CFF ", "CFF2"]
    guard let entry = outlines.lazy.compactMap(directory.entry).first else { return }
    let known = directory.position == nil ? nil : safety[entry.offset]
    let isSafe = known ?? directory.hasSafeOutlines(glyphCount: face.glyphCount)
    safety[entry.offset] = isSafe
    guard isSafe else { return }
    drawable.append(faces.count)
    if known == nil { distinct.append(faces.count) }
  }
}

extension SfntDirectory {
  /// Whether no glyph is made of so many others that FreeType would not come to an end.
  fileprivate func hasSafeOutlines(glyphCount: Int) -> Bool {
    guard has("glyf") else { return true }
    guard let glyphs = GlyphData(self, glyphCount: glyphCount) else { return false }
    return (try? CompositeGlyphs.check(glyphs)) != nil
  }
}

extension FontFace {
  /// Roughly the bytes that the face occupies.
  fileprivate var cost: Int {
    1000 + 8 * coverage.ranges.count + 16 * tables.count
      + names.records.reduce(0) { $0 + 32 + ($1.string?.utf8.count ?? 0) }
  }
}
