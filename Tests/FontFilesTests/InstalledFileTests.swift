import FontBuilder
import Foundation
import Testing

@testable import FontFiles

@Suite struct InstalledFileTests {
  @Test func `DotGothic16 reads as published`() throws {
    let file = try InstalledFile.dotGothic16.read()
    let face = try #require(file.faces.first)
    #expect(file.format == .truetype && file.warnings == [])
    #expect(face.names.postScript == "DotGothic16-Regular")
    #expect(face.names.localizedFamilies == ["ja": "ドットゴシック16"])
    #expect(face.unitsPerEm == 1000)
    #expect(
      face.metrics.hhea == FontMetrics.Vertical(ascender: 1160, descender: -288, lineGap: 0))
    #expect(face.metrics.typo == FontMetrics.Vertical(ascender: 880, descender: -120, lineGap: 0))
    #expect(face.metrics.win == FontMetrics.Windows(ascent: 1160, descent: 288))
    #expect(face.metrics.usesTypoMetrics == false)
    #expect(face.metrics.capHeight == 787 && face.metrics.xHeight == 540)
    #expect(face.glyphCount == 9362 && face.coverage.count == 8223)
    #expect(face.embedding?.fsType == 0)
    #expect(!face.coverage.contains(0xFA11))
  }

  @Test(arguments: InstalledFile.allCases)
  func `A real font has no damage, and FreeType measures it`(_ installed: InstalledFile) throws {
    let file = try installed.read(.measuring([0x48, 0xC0]))
    #expect(file.warnings == [])
    for face in file.faces {
      #expect(face.names.postScript != nil && face.coverage.count > 500)
      #expect(face.digitAdvances.count == 10 && face.isNotdefBlank == false)
      let capital = try #require(face.ink[0x48])
      let capHeight = try #require(face.metrics.capHeight)
      // Noto CJK stores 733 and draws 735.
      #expect(abs(capital.upperBound - capHeight) <= 2)
    }
  }

  @Test func `Without outlines the bitmaps are loaded, and damage to them is found`() throws {
    let path = InstalledFile.colorEmoji
    let whole = try FontFile.read(path, options: .verifying)
    #expect(whole.warnings == [] && whole.faces.first?.hasOutlines == false)
    #expect(try #require(whole.verification).loadedGlyphCount > 100)

    var bytes = Array(try Data(contentsOf: URL(filePath: path)))
    let record = try #require(bytes.recordOffset(of: "CBDT"))
    let images = bytes.uint32(at: record + 8) + 4
    bytes.replaceSubrange(images..<images + 1 << 20, with: [UInt8](repeating: 0, count: 1 << 20))
    let damaged = try FontFile.read(bytes: bytes, options: .verifying)
    #expect(damaged.warnings.map(\.kind) == [.checksum, .glyph])
  }
}
