public import FontFiles
internal import FontScaling

/// What a name is that is no registered font's PostScript name.
public struct FontNameMismatch: Hashable, Sendable {
  /// What was given in place of a PostScript name.
  public enum Reason: String, CaseIterable, Hashable, Sendable {
    /// A full name, which Core Text finds after the PostScript names.
    case fullName = "full-name"
    /// A family's name, which Core Text finds last.
    case familyName = "family-name"
    /// A file's name, with its extension or without.
    case fileName = "file-name"
    /// A PostScript name in other capitals.
    case caseDiffers = "case-differs"
    /// A PostScript name with other spaces, hyphens or underscores.
    case separatorDiffers = "separator-differs"
    /// The name that a named instance would have, had the font given it one.
    case unnamedInstance = "unnamed-instance"
    /// Nothing, but PostScript names or a family come near.
    case nearest
    /// Nothing at all.
    case none
  }

  /// The name as it was given.
  public let name: String
  /// What it is.
  public let reason: Reason
  /// The fonts that were meant, likeliest first; empty when there is no guess.
  public let fonts: [RegisteredFont]

  /// The PostScript names that were meant, each once, likeliest first.
  public var postScriptNames: [String] {
    var seen: Set<String> = []
    return fonts.compactMap(\.postScriptName).filter { seen.insert($0).inserted }
  }

  /// Finds what a name, which is no PostScript name, is among some fonts.
  package init(_ name: String, among fonts: [RegisteredFont]) {
    let fonts = fonts.flatMap { [$0] + $0.namedInstances.filter { !$0.isDefault } }
    self.name = name
    for reason in Reason.allCases {
      let meant = fonts.filter { $0.isMeant(by: name, for: reason) }
      guard meant.isEmpty else {
        self.reason = reason
        self.fonts = meant
        return
      }
    }
    self.fonts = Self.nearest(to: name, among: fonts)
    reason = self.fonts.isEmpty ? .none : .nearest
  }

  /// The fonts whose PostScript names are spelt most alike, or else some of the family by whose
  /// name the name begins.
  private static func nearest(to name: String, among fonts: [RegisteredFont]) -> [RegisteredFont] {
    let named = fonts.filter { $0.postScriptName != nil }
    let near = Spelling.nearest(to: name, among: named.compactMap(\.postScriptName))
    guard near.isEmpty else {
      return near.compactMap { name in named.first { $0.postScriptName == name } }
    }
    let relatives = named.filter { font in
      let families = font.families.map(\.withoutSeparators).filter { !$0.isEmpty }
      return families.contains(where: name.withoutSeparators.hasPrefix)
    }
    return Array(relatives.prefix(3))
  }
}

extension FontNameMismatch: CustomStringConvertible {
  /// What is wrong, and the right name, on one line.
  public var description: String {
    "'\(name)' \(predicate)"
  }

  /// What the name is, as the rest of a sentence about it.
  package var predicate: String {
    guard let font = fonts.first else {
      return "is not the PostScript name of a registered font, nor like one"
    }
    let names = postScriptNames.map { "'\($0)'" }
    let right = names.isEmpty ? "which has no PostScript name" : "use \(names.advice)"
    switch reason {
    case .fullName: return "is the full name of \(font.source); \(right)"
    case .familyName: return "is the family name of \(font.source)\(andOthers); \(right)"
    case .fileName: return "is the file name of \(font.source); \(right)"
    case .caseDiffers: return "is \(names[0]) in other capitals"
    case .separatorDiffers: return "is \(names[0]) with other separators"
    case .unnamedInstance:
      return
        "is the instance '\(font.style ?? "")' of \(font.source), which gives it no PostScript "
        + "name; create it by its axes: \(font.axisValues)"
    case .nearest, .none:
      return "is not the PostScript name of a registered font; did you mean "
        + names.joined(separator: " or ") + "?"
    }
  }

  private var andOthers: String {
    switch fonts.count {
    case 1: ""
    case 2: " and 1 other font"
    default: " and \(fonts.count - 1) other fonts"
    }
  }
}

extension RegisteredFont {
  fileprivate func isMeant(by name: String, for reason: FontNameMismatch.Reason) -> Bool {
    switch reason {
    case .fullName: isDefault && face.names.full == name
    case .familyName: isDefault && families.contains(name)
    case .fileName: isDefault && (source.stem == name || source.fileName == name)
    case .caseDiffers: postScriptName?.lowercased() == name.lowercased()
    case .separatorDiffers: postScriptName?.withoutSeparators == name.withoutSeparators
    case .unnamedInstance: isUnnamedInstance(name)
    case .nearest, .none: false
    }
  }

  private func isUnnamedInstance(_ name: String) -> Bool {
    guard postScriptName == nil, let family, let style = instance?.name else { return false }
    return (family + style).withoutSeparators == name.withoutSeparators
  }

  /// The values of the axes, such as `wght=700`.
  package var axisValues: String {
    face.axes.map { axis in
      let value = coordinates[axis.tag] ?? axis.defaultValue
      return "\(axis.tag)=\(Int(exactly: value).map(String.init) ?? "\(value)")"
    }.joined(separator: ", ")
  }
}

extension [String] {
  fileprivate var advice: String {
    (count > 1 ? "one of their PostScript names: " : "its PostScript name: ")
      + joined(separator: ", ")
  }
}
