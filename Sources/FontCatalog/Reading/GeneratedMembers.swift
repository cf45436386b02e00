import FontFiles

/// Finds the fonts behind members that SwiftGen, R.swift and their like generate.
struct GeneratedMembers {
  /// PostScript names by the folded file name, PostScript name, or family and style.
  private var names: [String: String] = [:]

  init(_ fonts: [FontResource]) {
    for font in fonts {
      for face in font.file?.faces ?? [] {
        guard let name = face.names.postScript else { continue }
        add(name, under: font.path.fileStem)
        add(name, under: name)
        let family = face.names.typographicFamily ?? face.names.family ?? ""
        add(name, under: family + (face.names.typographicStyle ?? face.names.style ?? ""))
      }
    }
  }

  private mutating func add(_ name: String, under key: String) {
    let key = key.folded
    if names[key] == nil { names[key] = name }
  }

  /// The accesses in some files, with those of the types that the configuration of SwiftGen names.
  static func members(in files: [SourceFileNames], types: Set<String>) -> [GeneratedMember] {
    files.flatMap { file in
      file.generatedMembers + file.fontAccessors.filter { types.contains($0.type) }
    }
  }

  /// The accesses whose code SwiftGen or Tuist makes at each build: they register their font when
  /// first used, and which files there are is for the tool to know.
  static func registrations(
    in files: [SourceFileNames], types: Set<String>
  ) -> [RuntimeRegistration] {
    let declared = files.reduce(into: Set<String>()) { $0.formUnion($1.fontFamilyTypes) }
    return members(in: files, types: types).compactMap { member in
      let isGenerated = member.type.hasSuffix("FontFamily") || types.contains(member.type)
      guard isGenerated, !declared.contains(member.type) else { return nil }
      return RuntimeRegistration(position: member.position, function: member.type)
    }
  }

  /// The accesses whose font is in the project.
  func references(to members: [GeneratedMember]) -> [NameReference] {
    members.compactMap { member in
      names[member.path.joined().folded].map { name in
        NameReference(
          value: name, kind: .generatedMember, position: member.position,
          caseName: member.path.joined(separator: "."))
      }
    }
  }
}
