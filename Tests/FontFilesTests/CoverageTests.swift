import Foundation
import Testing

@testable import FontFiles

@Suite struct CoverageTests {
  @Test func `DotGothic16 lacks one of Fontconfig's Japanese characters`() throws {
    let coverage = try #require(InstalledFile.dotGothic16.read().faces.first).coverage
    let gap = try #require(Orthography.gaps(in: coverage).first { $0.language == "ja" })
    #expect(gap.missingCount == 1 && gap.characterCount == 2314)
    #expect(gap.missingText(limit: 100) == "牙")
  }

  @Test func `Every orthography is complete in itself, and lacks everything of nothing`() {
    #expect(Orthography.all.count > 200)
    for orthography in Orthography.all {
      #expect(orthography.characters.count == orthography.count && orthography.count > 0)
    }
    let gaps = Orthography.gaps(in: CharacterCoverage([]))
    #expect(gaps.map(\.missingCount) == Orthography.all.map(\.count))
    let full = Orthography.gaps(in: CharacterCoverage([0...0x10FFFF]))
    #expect(full.allSatisfy { $0.missingCount == 0 })
  }

  @Test func `Pages hold the same code points as ranges`() {
    let ranges: [ClosedRange<UInt32>] = [
      0...0, 31...33, 255...256, 0x1FFF...0x2101, 0x10FFFF...0x10FFFF,
    ]
    let coverage = CharacterCoverage(ranges)
    #expect(CodePointPages(coverage).coverage == coverage)
    #expect(CodePointPages(coverage).count == coverage.count)
    let rest = CodePointPages(coverage).subtracting(CodePointPages(CharacterCoverage([0...0x2000])))
    #expect(rest.coverage.ranges == [0x2001...0x2101, 0x10FFFF...0x10FFFF])
  }

  @Test func `The blocks are those of Debian's copy of the Unicode database`() throws {
    let text = try String(contentsOfFile: "/usr/share/unicode/Blocks.txt", encoding: .utf8)
    let rows = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
    #expect(UnicodeBlock.table.split(separator: "\n") == rows)
    #expect(UnicodeBlock.all.count == rows.count)
    for (block, next) in zip(UnicodeBlock.all, UnicodeBlock.all.dropFirst()) {
      #expect(block.codePoints.upperBound < next.codePoints.lowerBound)
    }
  }

  @Test func `A block counts its assigned characters`() throws {
    let latin = try #require(UnicodeBlock.all.first)
    #expect(latin.name == "Basic Latin" && latin.assignedCount == 95)
    let greek = try #require(UnicodeBlock.all.first { $0.name == "Greek and Coptic" })
    #expect(greek.assignedCount == 135)
    #expect(CharacterCoverage([0x41...0x5A, 0x370...0x371]).count(in: greek.codePoints) == 2)
  }
}
