import FontCatalog
import FontFiles
import FontScaling

/// The names by which the project's fonts can be asked for.
struct NameIndex: Sendable {
  /// What a name that is no PostScript name is instead.
  enum Mistake: String, CaseIterable {
    case family = "family-name"
    case full = "full-name"
    case file = "file-name"
    case letterCase = "case-differs"
    case separator = "separator-differs"
    case style = "style-missing"
    case nearest
  }

  /// A face that a wrong name probably means.
  struct Guess {
    let mistake: Mistake
    let linted: LintedFace
    /// The name that finds the face.
    let postScriptName: String
  }

  /// The faces of a family that a name belongs to by its first part.
  private var stems: [String: [LintedFace]] = [:]

  /// An instance to which its font gives no PostScript name.
  struct UnnamedInstance {
    let instance: NamedInstance
    let linted: LintedFace
    /// Whether the name is the one that Core Text gives the instance.
    let isCoreTextName: Bool
  }

  private var faces: [String: [LintedFace]] = [:]
  private var inventions: [String: [UnnamedInstance]] = [:]
  private var mistakes: [Mistake: [String: Guess]] = [:]
  private var families: [String: [LintedFace]] = [:]

  init(_ faces: [LintedFace]) {
    for linted in faces { add(linted) }
  }

  /// The faces that have a PostScript name, their own or a named instance's.
  func faces(named name: String) -> [LintedFace] {
    faces[name] ?? []
  }

  /// The faces that have a family name.
  func faces(ofFamily family: String) -> [LintedFace] {
    families[family] ?? []
  }

  /// The instances without a PostScript name of their own that this name is meant for.
  func instances(invented name: String) -> [UnnamedInstance] {
    inventions[name] ?? []
  }

  /// What a name that no face has was probably meant to be; `nil` when nothing is near.
  func guess(_ name: String) -> Guess? {
    otherName(name) ?? nearestInstance(to: name) ?? sibling(of: name) ?? nearest(to: name)
  }

  /// A face of the family that the name begins with, where the rest of it is a style: such a name is
  /// not misspelt, its font is not there.
  private func sibling(of name: String) -> Guess? {
    guard let faces = familyBeforeStyle(in: name) else { return nil }
    let isRegular = ["regular", "normal", "roman"].contains { name.lowercased().hasSuffix($0) }
    return guess(among: faces) { isRegular && $0 ? .nearest : .style }
  }

  /// The regular face of a family, or its first.
  private func guess(among faces: [LintedFace], _ mistake: (_ isRegular: Bool) -> Mistake) -> Guess?
  {
    let regular = faces.first(where: \.isRegular)
    let linted = regular ?? faces[0]
    return linted.postScriptName.map {
      Guess(mistake: mistake(regular != nil), linted: linted, postScriptName: $0)
    }
  }

  /// The faces of the family that a name begins with.
  func family(of name: String) -> [LintedFace]? {
    familyBeforeStyle(in: name) ?? relatives(of: name)
  }

  /// The faces of the family that a name begins with, where the rest of it is a style.
  private func familyBeforeStyle(in name: String) -> [LintedFace]? {
    guard name.utf8.count <= FontNames.longestPostScript else { return nil }
    var stem = ""
    for index in name.indices {
      stem += String(name[index]).withoutSeparators
      let rest = name[name.index(after: index)...]
      if let faces = stems[stem], StyleWords.isStyle(rest) { return faces }
    }
    return nil
  }

  /// The faces of the longest family that a name begins with, where another word begins after it.
  private func relatives(of name: String) -> [LintedFace]? {
    guard name.utf8.count <= FontNames.longestPostScript else { return nil }
    var stem = ""
    var found: [LintedFace]?
    for (letter, next) in zip(name, name.dropFirst()) {
      stem += String(letter).withoutSeparators
      guard stem.count > 2, next.isUppercase || next.isNumber || "-_ ".contains(next) else {
        continue
      }
      found = stems[stem] ?? found
    }
    return found
  }

  /// The face that has a name of another kind, or the same but for case and separators.
  func otherName(_ name: String) -> Guess? {
    let kinds: [(Mistake, String)] = [
      (.family, name), (.full, name), (.file, name), (.letterCase, name.lowercased()),
      (.separator, name.withoutSeparators),
    ]
    return kinds.lazy.compactMap { mistakes[$0]?[$1] }.first
  }

  private func nearest(to name: String) -> Guess? {
    guard let near = Spelling.nearest(to: name, among: faces.keys.sorted(), limit: 1).first,
      let linted = faces[near]?.first
    else { return relative(of: name) }
    return Guess(mistake: .nearest, linted: linted, postScriptName: near)
  }

  /// A face of the family with whose name the name begins; of several none is nearer than others.
  private func relative(of name: String) -> Guess? {
    guard let faces = relatives(of: name) else { return nil }
    let isOnly = Set(faces.compactMap(\.postScriptName)).count == 1
    return guess(among: faces) { _ in isOnly ? .nearest : .style }
  }

  /// A face with an instance that Core Text calls nearly so, of names with an underscore.
  private func nearestInstance(to name: String) -> Guess? {
    guard name.contains("_") else { return nil }
    let names = inventions.filter { $0.value[0].isCoreTextName }.keys.sorted()
    return Spelling.nearest(to: name, among: names, limit: 1).first.flatMap { near in
      inventions[near].map {
        Guess(mistake: .nearest, linted: $0[0].linted, postScriptName: near)
      }
    }
  }

  private mutating func add(_ linted: LintedFace) {
    let names = linted.face.names
    let families = Set([names.family, names.typographicFamily].compactMap(\.self))
    for family in families { self.families[family, default: []].append(linted) }
    let stem = linted.postScriptName.map { String($0.prefix { $0 != "-" }) }
    for start in Set((families + [stem].compactMap(\.self)).map(\.withoutSeparators)) {
      stems[start, default: []].append(linted)
    }
    for instance in linted.face.instances {
      if let name = instance.postScriptName ?? linted.prefixedName(of: instance) {
        add(name, linted)
        if let full = linted.fullName(of: instance) { add(.full, full, name, linted) }
      } else {
        invent(instance, linted)
      }
      for name in linted.face.coreTextNames(of: instance) {
        invent(name, instance, linted, isCoreTextName: true)
      }
    }
    guard let name = linted.postScriptName else { return }
    add(name, linted)
    for family in families { add(.family, family, name, linted) }
    if let full = names.full { add(.full, full, name, linted) }
    add(.file, linted.font.stem, name, linted)
    add(.file, linted.font.fileName, name, linted)
  }

  /// What type designers call an instance, which no font answers to.
  private mutating func invent(_ instance: NamedInstance, _ linted: LintedFace) {
    guard let style = instance.name?.filter({ $0 != " " }), let family = linted.family else {
      return
    }
    let names = ["\(family.filter { $0 != " " })-\(style)", linted.fullName(of: instance) ?? ""]
    for name in Set(names)
    where ![linted.postScriptName, linted.face.names.full, ""].contains(name) {
      invent(name, instance, linted)
    }
  }

  private mutating func invent(
    _ name: String, _ instance: NamedInstance, _ linted: LintedFace, isCoreTextName: Bool = false
  ) {
    inventions[name, default: []].append(
      UnnamedInstance(instance: instance, linted: linted, isCoreTextName: isCoreTextName))
  }

  private mutating func add(_ name: String, _ linted: LintedFace) {
    let known = faces[name] ?? []
    if known.last?.font.path != linted.font.path || known.last?.face.index != linted.face.index {
      faces[name] = known + [linted]
    }
    add(.letterCase, name.lowercased(), name, linted)
    add(.separator, name.withoutSeparators, name, linted)
  }

  /// The first face to have a name keeps it, save that the regular face stands for its family.
  private mutating func add(
    _ mistake: Mistake, _ key: String, _ name: String, _ linted: LintedFace
  ) {
    let known = mistakes[mistake]?[key]
    let isBetter = mistake == .family && linted.isRegular && known?.linted.isRegular == false
    guard known == nil || isBetter else { return }
    mistakes[mistake, default: [:]][key] = Guess(
      mistake: mistake, linted: linted, postScriptName: name)
  }
}

extension LintedFace {
  /// The PostScript name of an instance as name ID 25 makes it; `nil` when the font has none.
  fileprivate func prefixedName(of instance: NamedInstance) -> String? {
    guard let prefix = face.names.records.first(where: { $0.nameID == 25 })?.string,
      let style = instance.name, !prefix.isEmpty
    else { return nil }
    return "\(prefix)-\(style.filter { $0 != " " })"
  }

  /// The full name that systems give to an instance.
  fileprivate func fullName(of instance: NamedInstance) -> String? {
    family.flatMap { family in instance.name.map { "\(family) \($0)" } }
  }

  fileprivate var isRegular: Bool {
    (face.weight ?? 400) == 400 && !face.isItalic
  }
}
