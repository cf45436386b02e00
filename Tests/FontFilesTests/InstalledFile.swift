import Foundation

@testable import FontFiles

/// The real fonts that Debian packages install for these tests.
enum InstalledFile: String, CaseIterable {
  /// fonts-dotgothic16
  case dotGothic16 = "truetype/dotgothic16/DotGothic16-Regular.ttf"
  /// fonts-lato
  case lato = "truetype/lato/Lato-Regular.ttf"
  /// fonts-inter: OpenType with CFF outlines
  case interCFF = "opentype/inter/Inter-Regular.otf"
  /// fonts-inter-variable
  case interVariable = "truetype/inter-vf/Inter-roman.var.ttf"
  /// fonts-noto-cjk: a collection
  case notoCJK = "opentype/noto/NotoSansCJK-Regular.ttc"

  /// fonts-noto-color-emoji: PNG bitmaps and no outlines, so that no other test wants it.
  static let colorEmoji = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"

  var path: String { "/usr/share/fonts/\(rawValue)" }

  /// Fails, rather than skips, when the package is not installed.
  func read(_ options: ReadingOptions = ReadingOptions()) throws -> FontFile {
    try FontFile.read(path, options: options)
  }

  var bytes: [UInt8] {
    get throws { Array(try Data(contentsOf: URL(filePath: path))) }
  }
}
