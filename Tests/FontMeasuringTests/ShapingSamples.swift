import Foundation
import Testing

/// Texts in one script, and the fonts to measure them in.
struct ShapingSamples: CustomTestStringConvertible {
  var script: String
  var fonts: [String] = []
  var texts: [String] = []

  var testDescription: String { script }

  var needsDictionary: Bool {
    ["Thai", "Lao", "Khmer", "Myanmar"].contains(script)
  }

  static let all: [ShapingSamples] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try? String(contentsOf: file.appending(path: "Samples/shaping.txt"), encoding: .utf8)
    var groups: [ShapingSamples] = []
    for line in (text ?? "").split(separator: "\n") where !line.hasPrefix("#") {
      let word = String(line.dropFirst(2))
      if line.hasPrefix("= ") {
        groups.append(ShapingSamples(script: word))
      } else if line.hasPrefix("@ ") {
        groups[groups.count - 1].fonts.append("/usr/share/fonts/" + word)
      } else {
        groups[groups.count - 1].texts.append(String(line))
      }
    }
    return groups
  }()
}
