/// Gathers the faces of a file, their damage, and which of them FreeType may draw.
struct FaceCollector {
  private(set) var faces: [FontFace] = []
  private(set) var damage: [FontDamage] = []
  /// The positions in `faces` of those that FreeType may draw.
  private(set) var drawable: [Int] = []
  /// The drawable ones that no earlier face shares its glyphs with.
  private(set) var distinct: [Int] = []

  private let options: ReadingOptions
  private var budget: ReadingBudget
  private var verified: SfntVerifier.Done
  /// Whether FreeType may draw the glyphs that faces share.
  private var safety: [Drawing: Bool] = [:]

  /// What makes the glyphs of two faces the same.
  private struct Drawing: Hashable {
    let offset: Int
    let locations: Int?
    let glyphCount: Int
  }

  init(_ options: ReadingOptions, fileSize: Int) {
    self.options = options
    budget = ReadingBudget(fileSize: fileSize)
    verified = SfntVerifier.Done(fileSize: fileSize)
  }

  /// Makes room for a face; false when those so far have used it up.
  mutating func makeRoom() -> Bool {
    budget.makeRoom()
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
    budget.spend(on: directory)
    var reader = SfntFaceReader(directory, index: index)
    let face: FontFace
    do throws(Malformed) {
      face = try reader.read()
      note(reader.damage)
    } catch {
      note(reader.damage)
      throw error
    }
    budget.spend(on: face)
    if options.isVerifying {
      note(SfntVerifier.damage(in: directory, face: index, except: &verified))
    } else if options.sumsTables {
      note(SfntVerifier.checksumDamage(in: directory, face: index, except: &verified))
    }
    if options.drawsGlyphs { noteDrawable(directory, face) }
    faces.append(face)
  }

  private mutating func noteDrawable(_ directory: SfntDirectory, _ face: FontFace) {
    guard let entry = directory.outlines ?? directory.bitmaps else { return }
    let shared = Drawing(
      offset: entry.offset, locations: directory.entry("loca")?.offset, glyphCount: face.glyphCount)
    let known = directory.position == nil ? nil : safety[shared]
    if known == nil { budget.spend(onGlyphsOf: face, in: entry) }
    let isSafe = known ?? directory.isSafeToDraw(glyphCount: face.glyphCount)
    safety[shared] = isSafe
    guard isSafe else { return }
    drawable.append(faces.count)
    if known == nil { distinct.append(faces.count) }
  }
}
