/// Gathers the faces of a file, their damage, and which of them FreeType may draw.
struct FaceCollector {
  private(set) var faces: [FontFace] = []
  private(set) var damage: [FontDamage] = []
  /// The positions in `faces` of those that FreeType may draw.
  private(set) var drawable: [Int] = []
  /// The drawable ones that no earlier face shares its outlines with.
  private(set) var distinct: [Int] = []

  private let options: ReadingOptions
  /// Faces may share their tables, so that many fit in few bytes: what they may cost in memory.
  private var budget: Int
  private var verified = SfntVerifier.Done()
  /// Whether FreeType may draw the outlines that faces share.
  private var safety: [Outlines: Bool] = [:]

  /// What makes the outlines of two faces the same.
  private struct Outlines: Hashable {
    let offset: Int
    let locations: Int?
    let glyphCount: Int
  }

  init(_ options: ReadingOptions, fileSize: Int) {
    self.options = options
    budget = 4 << 20 + 4 * fileSize
  }

  /// Makes room for a face; false when those so far have used it up.
  mutating func makeRoom() -> Bool {
    budget -= 16384
    return budget > 0
  }

  /// Adds damage, of which a file can have more than anybody would read.
  mutating func note(_ more: [FontDamage]) {
    damage += more.prefix(max(0, 200 - damage.count))
  }

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
      note(reader.damage)
    } catch {
      note(reader.damage)
      throw error
    }
    budget -= face.cost
    if options.isVerifying {
      note(SfntVerifier.damage(in: directory, face: index, except: &verified))
    }
    if options.drawsGlyphs { noteDrawable(directory, face) }
    faces.append(face)
  }

  private mutating func noteDrawable(_ directory: SfntDirectory, _ face: FontFace) {
    guard let entry = directory.outlines else { return }
    let shared = Outlines(
      offset: entry.offset, locations: directory.entry("loca")?.offset, glyphCount: face.glyphCount)
    let known = directory.position == nil ? nil : safety[shared]
    let isSafe = known ?? directory.hasSafeOutlines(glyphCount: face.glyphCount)
    safety[shared] = isSafe
    guard isSafe else { return }
    drawable.append(faces.count)
    if known == nil { distinct.append(faces.count) }
  }
}

extension FontFace {
  /// Roughly the bytes that the face and what is made of it occupy.
  fileprivate var cost: Int {
    8 * coverage.ranges.count + 16 * tables.count
      + names.records.reduce(0) { $0 + 32 + ($1.string?.utf8.count ?? 0) }
  }
}
