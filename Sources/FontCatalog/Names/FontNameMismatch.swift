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
    /// Nothing, but PostScript names come near.
    case nearest
    /// Nothing at all.
    case none
  }

  /// The name as it was given.
  public var name: String
  /// What it is.
  public var reason: Reason
  /// The fonts that were meant, likeliest first; empty when there is no guess.
  public var fonts: [RegisteredFont]

  /// The PostScript names that were meant, likeliest first.
  public var postScriptNames: [String] {
    fonts.compactMap(\.postScriptName)
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
    let near = Spelling.nearest(to: name, among: fonts.compactMap(\.postScriptName))
    reason = near.isEmpty ? .none : .nearest
    self.fonts = near.compactMap { name in fonts.first { $0.postScriptName == name } }
  }
}

extension FontNameMismatch: CustomStringConvertible {
  /// What is wrong, and the right name, on one line.
  public var description: String {
    guard let font = fonts.first else {
      return "no registered font has the PostScript name '\(name)', nor one like it"
    }
    let names = postScriptNames.map { "'\($0)'" }
    let others = names.count > 1 ? "one of its PostScript names: " : "its PostScript name: "
    let right = others + names.joined(separator: ", ")
    switch reason {
    case .fullName: return "'\(name)' is the full name of \(font.source); use \(right)"
    case .familyName: return "'\(name)' is the family name of \(font.source); use \(right)"
    case .fileName: return "'\(name)' is the file name of \(font.source); use \(right)"
    case .caseDiffers: return "'\(name)' is \(names[0]) in other capitals"
    case .separatorDiffers: return "'\(name)' is \(names[0]) with other separators"
    case .unnamedInstance:
      return "'\(name)' is the instance '\(font.style ?? "")' of \(font.source), which gives it no "
        + "PostScript name; create it by its axes: \(font.axisValues)"
    case .nearest, .none:
      return "no registered font has the PostScript name '\(name)'; did you mean "
        + names.joined(separator: " or ") + "?"
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

extension String {
  fileprivate var withoutSeparators: String {
    String(lowercased().filter { !" -_".contains($0) })
  }
}
