/// Finds font names in one Objective-C file, by the shape of the code around them.
///
/// The tokens of Objective-C that matter here are those of Swift.
struct ObjectiveCScanner {
  /// Extensions of the files that are read.
  static let extensions: Set<String> = ["m", "mm", "h", "pch"]

  let source: SwiftSource
  var names = SourceFileNames()
  /// Whether the file looks for fonts by their descriptors, or downloads them.
  private var matchesDescriptors = false
  private var constants: [StringGroup.Entry] = []

  /// Reads a file.
  static func scan(_ bytes: [UInt8], file: String) -> SourceFileNames {
    guard mayNameFonts(bytes) else { return SourceFileNames() }
    var scanner = ObjectiveCScanner(
      source: SwiftSource(bytes, file: file, nestsComments: false))
    scanner.names.file = file
    scanner.names.conditionalLines = scanner.source.conditionalLines
    for index in scanner.source.tokens.indices { scanner.visit(index) }
    scanner.finish()
    return scanner.names
  }

  private init(source: SwiftSource) {
    self.source = source
  }

  /// Whether a file holds a string of Objective-C, or a call that may make or register fonts; most
  /// headers do not.
  private static func mayNameFonts(_ bytes: [UInt8]) -> Bool {
    bytes.indices.contains { index in
      switch bytes[index] {
      case UInt8(ascii: "@"), UInt8(ascii: "C"), UInt8(ascii: "f"), UInt8(ascii: "e"):
        marks.contains { bytes[index...].starts(with: $0) }
      default: false
      }
    }
  }

  private static let marks = [
    "@\"", "CFSTR", "CTFont", "fontWithName", "fontDescriptorWithName", "egister",
  ].map { Array($0.utf8) }

  private mutating func visit(_ index: Int) {
    switch source.tokens[index].kind {
    case .identifier: visitIdentifier(index)
    case .string:
      if let mention = reference(index, .labelledArgument) { names.mentions.append(mention) }
      addConstant(index)
    case .punctuation: addCollection(index)
    default: break
    }
  }

  /// `@[ @"…", @"…" ]` and `@{ @(UIFontWeightBold): @"…" }`.
  private mutating func addCollection(_ index: Int) {
    guard source.isCharacter(index, "{") || source.isCharacter(index, "["),
      source.isCharacter(index - 1, "@")
    else { return }
    let elements = source.arguments(index).prefix(NameReader.elementLimit)
    let values = elements.compactMap { element -> NameReference? in
      guard let string = literal(element.value) else { return nil }
      var value = reference(string, .element)
      value?.caseName = element.label.flatMap(key)
      return value
    }
    guard values.count > 1 else { return }
    names.groups.append(
      StringGroup(
        kind: .collection, type: [], members: [], position: source.position(index),
        entries: values.map { StringGroup.Entry(name: nil, values: [$0]) }))
  }

  private mutating func visitIdentifier(_ index: Int) {
    switch source.text(index) {
    case "fontWithName", "fontDescriptorWithName": visitMessage(index)
    case "CTFontCreateWithName", "CTFontCreateWithNameAndOptions",
      "CTFontDescriptorCreateWithNameAndSize":
      guard source.isCharacter(index + 1, "("),
        let name = source.arguments(index + 1).first
      else { return }
      addCall(.coreText, name.value)
    case "labelNodeWithFontNamed", "initWithFontNamed": visitSpriteLabel(index)
    case "fontName": visitFontName(index)
    case "kCTFontNameAttribute": visitAttribute(index, .coreText)
    case "UIFontDescriptorNameAttribute", "NSFontNameAttribute":
      visitAttribute(index, .fontDescriptor)
    case let name where name.utf8.count > 8: visitRegistration(index, name)
    default: break
    }
  }

  /// `[UIFont fontWithName:@"…" size:17]`; a message to anything else may take another name.
  private mutating func visitMessage(_ index: Int) {
    let kinds: [String: NameReference.Kind] = [
      "UIFont": .uiFont, "NSFont": .nsFont, "UIFontDescriptor": .fontDescriptor,
      "NSFontDescriptor": .fontDescriptor,
    ]
    guard source.isCharacter(index + 1, ":"), source.isCharacter(index - 2, "["),
      source.kind(index - 1) == .identifier, let kind = kinds[source.text(index - 1)]
    else { return }
    let first = names.references.count
    addCall(kind, index + 2..<endOfArgument(from: index + 2))
    guard kind == .uiFont || kind == .nsFont, mayBeAbsent(index - 2) else { return }
    for reference in names.references.indices.dropFirst(first) {
      names.references[reference].mayBeAbsent = true
    }
  }

  /// `@{ (id)kCTFontNameAttribute: @"…" }`.
  private mutating func visitAttribute(_ index: Int, _ kind: NameReference.Kind) {
    guard source.isCharacter(index + 1, ":") else { return }
    addCall(kind, index + 2..<endOfArgument(from: index + 2))
  }

  /// A call of a function or a message, never a declaration.
  private mutating func visitRegistration(_ index: Int, _ name: String) {
    if FontMatching.functions.contains(name) { matchesDescriptors = true }
    if FontMatching.requests.contains(name) { names.requestsFonts = true }
    if DataAssets.names.contains(name) { names.loadsDataAssets = true }
    let isMessage =
      source.isCharacter(index - 2, "[") && source.kind(index - 1) == .identifier
    guard isMessage || source.isCharacter(index + 1, "(") else { return }
    let call = RegistrationCall(function: name, receiver: isMessage ? source.text(index - 1) : "")
    guard call.registersFonts else { return }
    names.registrations.append(
      RuntimeRegistration(position: source.position(index), function: name))
  }

  /// The text of `@"bold"`, or the last word of `@(UIFontWeightBold)`, by the key's last token.
  private func key(endingAt token: Int) -> String? {
    let word = source.isCharacter(token, ")") ? token - 1 : token
    switch source.kind(word) {
    case .string: return reference(word, .element)?.value
    case .identifier, .number: return source.text(word)
    default: return nil
    }
  }

  /// `static NSString *const kTitleFont = @"…";` and `#define kTitleFont @"…"`.
  private mutating func addConstant(_ string: Int) {
    guard source.isCharacter(string - 1, "@") else { return }
    let isDefined = source.kind(string - 3) == .pound && source.text(string - 3) == "#define"
    let isAssigned =
      source.isCharacter(string - 2, "=")
      && (string - 8..<string - 3).contains { isIdentifier($0, "NSString") }
    let name = isDefined ? string - 2 : string - 3
    guard isDefined || isAssigned, source.kind(name) == .identifier,
      var value = reference(string, .constant)
    else { return }
    value.caseName = source.text(name)
    constants.append(StringGroup.Entry(name: source.text(name), values: [value]))
  }

  private mutating func finish() {
    names.directives = source.directives.compactMap {
      Directive(comment: $0, in: source.bytes, source.lines)
    }
    if matchesDescriptors { expectAbsentDescriptors() }
    guard let first = constants.first?.values.first else { return }
    names.groups.append(
      StringGroup(
        kind: .constants, type: [], members: [], position: first.position, entries: constants))
  }
  private mutating func expectAbsentDescriptors() {
    let kinds: Set<NameReference.Kind> = [.fontDescriptor, .coreText]
    for index in names.references.indices where kinds.contains(names.references[index].kind) {
      names.references[index].mayBeAbsent = true
    }
  }
}
