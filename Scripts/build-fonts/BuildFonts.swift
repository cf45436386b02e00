import FontBuilder
import Foundation

/// Draws the fonts of `Fonts/` from their sources: `swift run build-fonts` in the package's folder.
@main
enum BuildFonts {
  static func main() throws {
    let fonts = URL(filePath: "Fonts", directoryHint: .isDirectory)
    let texts = try Masume.sourceNames.map { name in
      try String(contentsOf: fonts.appending(path: "Masume/\(name)"), encoding: .utf8)
    }
    let source = try PixelSource(texts)
    for style in Masume.Style.allCases {
      let bytes = Masume.font(style, source: source).bytes
      try Data(bytes).write(to: fonts.appending(path: style.fileName))
      print("Fonts/\(style.fileName)")
    }
  }
}
