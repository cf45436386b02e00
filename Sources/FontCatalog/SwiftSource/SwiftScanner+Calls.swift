extension SwiftScanner {
  /// A call, attribute or label that takes a font's name.
  mutating func visitFontCall(_ index: Int) {
    switch source.word(index) {
    case .custom: visitCustom(index)
    case .uiFont: visitNamed(index, .uiFont)
    case .nsFont: visitNamed(index, .nsFont)
    case .fontDescriptor: visitDescriptor(index)
    case .coreTextCreator, .ctFont, .cgFont: visitCoreText(index)
    case .coreTextAttribute where source.isCharacter(index + 1, ":"):
      addCall(.coreText, index + 2..<source.endOfExpression(from: index + 2))
    case .fontName: visitFontNamed(index)
    default: break
    }
  }

  mutating func addLabelled(_ name: Range<Int>) {
    labelled.append(FontCall(kind: .labelledArgument, name: name, scope: typePath))
  }

  /// `AppFont(name: "…", size: 17)`, a value of a type of the app's own that speaks of fonts.
  mutating func visitConstructor(_ index: Int) {
    guard source.isTypeName(index), source.isCharacter(index + 1, "("),
      let name = nameArgument(index + 1)
    else { return }
    addLabelled(name.value)
  }

  mutating func addCall(_ kind: NameReference.Kind, _ name: Range<Int>) {
    guard !name.isEmpty else { return }
    let isLiteral = name.count == 1 && source.kind(name.lowerBound) == .string
    calls.append(
      FontCall(
        kind: kind, name: name, scope: typePath,
        avoided: isLiteral ? [] : avoidedCases(at: name.lowerBound),
        function: isLiteral ? nil : fontFunction(passing: name)))
    if isTested(name) { calls[calls.count - 1].absence = .passed }
  }

  /// `self.init(name: "…", size: 17)` in an extension of a font type.
  mutating func visitInitializer(_ index: Int) {
    guard source.word(index - 2) == .self, let type = typePath.last else {
      return visitImplicitFont(index)
    }
    let kinds: [String: NameReference.Kind] = [
      "UIFont": .uiFont, "NSFont": .nsFont, "UIFontDescriptor": .fontDescriptor,
    ]
    if let kind = kinds[type] { visitNamed(index, kind) }
  }

  /// `Font.custom("…", size: 17)`, or `.custom(…)` with a size; in an extension of `Font` also
  /// without the dot.
  private mutating func visitCustom(_ index: Int) {
    let isMember = source.isCharacter(index - 1, ".")
    guard isMember || (typePath.last == "Font" && source.word(index - 1) != .func),
      source.isCharacter(index + 1, "(")
    else { return }
    let arguments = source.arguments(index + 1)
    guard let name = arguments.first, name.label == nil else { return }
    if isFamilyOfMarkdown(index, arguments) { return addCall(.swiftUIFont, name.value) }
    let labels = arguments.dropFirst().compactMap { source.label(of: $0) }
    let isSized = labels.first == "size" || labels.first == "fixedSize"
    guard isSized else { return }
    let isFont = !isMember || source.word(index - 2) == .font || givesFont(index)
    guard isFont || !isOfAnotherType(index - 1) else { return }
    addCall(.swiftUIFont, name.value)
    calls[calls.count - 1].countsLiteralsOnly = !isFont
    if let size = arguments.dropFirst().first(where: { source.label(of: $0) == "size" }) {
      let member = scopes.lastIndex(where: \.isType).map { $0 + 1 } ?? 0
      let function = scopes[member...].first { $0.kind == .function }
      scaledSizes.append(
        ScaledSize(value: size.value, scope: typePath, function: function?.header ?? index))
    }
  }

  /// Whether `.custom` stands where a font is expected: `.font(.custom(…))`, or what a function returns
  /// that gives a font.
  private func givesFont(_ index: Int) -> Bool {
    if let type = implicitType(ofMember: index), source.word(type) == .font { return true }
    return source.isCharacter(index - 2, "(") && source.kind(index - 3) == .identifier
      && source.text(index - 3) == "font"
  }

  /// Whether `.custom` at a dot is a member of a type that is not `Font`, which stands before the dot
  /// or behind the name of the variable: `Detent.custom`, `let size: SheetSize = .custom`.
  private func isOfAnotherType(_ dot: Int) -> Bool {
    if source.isTypeName(dot - 1) { return source.word(dot - 1) != .self }
    guard source.isCharacter(dot - 1, "=") else { return false }
    var index = dot - 2
    while source.kind(index) == .identifier || source.isCharacter(index, "?")
      || source.isCharacter(index, ".")
    {
      guard source.word(index) != .font else { return false }
      index -= 1
    }
    return source.isCharacter(index, ":")
  }

  /// `UIFont(name: "…", size: 17)`, also written `UIFont.init(…)`.
  mutating func visitNamed(_ index: Int, _ kind: NameReference.Kind) {
    guard let opening = opening(after: index), let name = nameArgument(opening) else { return }
    addCall(kind, name.value)
    let end = source.closer(of: opening) + 1
    calls[calls.count - 1].substitute = substitute(after: end)
    guard let absence = absence(index, end: end, name: name.value) else { return }
    calls[calls.count - 1].absence = absence
    if absence == .tested { testedNames.append(name.value) }
  }

  func absence(_ start: Int, end: Int, name: Range<Int>) -> Absence? {
    if isTested(start, end: end) { return .tested }
    let isOneOfSeveral = source.isSymbol(start - 1, "??") && source.isSymbol(end, "??")
    let isTried = isOneOfSeveral || isBound(start) && isLoopVariable(name)
    if isTried || substitute(after: end) != nil { return .substituted }
    return source.isSymbol(end, "??") || isBound(start) ? .handled : nil
  }

  /// Whether a name is what `for name in` goes through, not far before.
  private func isLoopVariable(_ name: Range<Int>) -> Bool {
    guard name.count == 1, source.kind(name.lowerBound) == .identifier else { return false }
    let text = source.text(name.lowerBound)
    return (max(name.lowerBound - Self.probingReach, 1)..<name.lowerBound).contains { index in
      source.word(index - 1) == .for && source.word(index + 1) == .in && source.text(index) == text
    }
  }

  /// How far a loop over names, or a test for a font, is looked for, in tokens.
  private static let probingReach = 100

  /// Whether the code has just tested whether there is a font of the same name.
  private func isTested(_ name: Range<Int>) -> Bool {
    let start = scopes.last { $0.kind == .function }?.start ?? 0
    guard let tested = testedNames.last, tested.lowerBound > start,
      name.lowerBound - tested.lowerBound < Self.probingReach
    else { return false }
    return source.text(tested) == source.text(name)
  }

  /// Whether a call follows `if let font =` or `guard let font =`.
  private func isBound(_ start: Int) -> Bool {
    source.isCharacter(start - 1, "=") && source.word(start - 3) == .let
      && (source.word(start - 4) == .if || source.word(start - 4) == .guard)
  }

  private func nameArgument(_ opening: Int) -> SwiftSource.Argument? {
    source.arguments(opening).first.flatMap { source.label(of: $0) == "name" ? $0 : nil }
  }

  /// Whether a call only asks whether there is a font: it is compared with `nil`, bound to `_`, or
  /// asserted to be `nil`.
  private func isTested(_ start: Int, end: Int) -> Bool {
    if isComparison(end), isNil(end + 1) { return true }
    if source.isCharacter(start - 1, "("), source.kind(start - 2) == .identifier,
      source.text(start - 2) == "XCTAssertNil"
    {
      return true
    }
    guard isComparison(start - 1) else {
      return source.isCharacter(start - 1, "=") && source.kind(start - 2) == .identifier
        && source.text(start - 2) == "_" && source.word(start - 3) == .let
    }
    return isNil(start - 2)
  }

  private func isComparison(_ index: Int) -> Bool {
    source.isSymbol(index, "!=") || source.isSymbol(index, "==")
  }

  func isNil(_ index: Int) -> Bool {
    source.kind(index) == .identifier && source.text(index) == "nil"
  }

  /// The name in `?? UIFont(name: …)` that follows a call; `nil` when nothing like that does.
  private func substitute(after end: Int) -> Range<Int>? {
    guard source.isSymbol(end, "??"), [.uiFont, .nsFont].contains(source.word(end + 1)) else {
      return nil
    }
    return opening(after: end + 1).flatMap(nameArgument)?.value
  }

  /// `UIFontDescriptor(name: "…", size: 17)` and `UIFontDescriptor(fontAttributes: [.name: "…"])`.
  private mutating func visitDescriptor(_ index: Int) {
    guard let opening = opening(after: index) else { return }
    for argument in source.arguments(opening) {
      switch source.label(of: argument) {
      case "name": addCall(.fontDescriptor, argument.value)
      case "fontAttributes" where source.isCharacter(argument.value.lowerBound, "["):
        let attributes = source.arguments(argument.value.lowerBound)
        for attribute in attributes {
          switch source.label(of: attribute) {
          case "name": addCall(.fontDescriptor, attribute.value)
          case "family": countFamily(attribute.value)
          default: break
          }
        }
      default: break
      }
    }
  }

  /// Families lead to fonts of which nobody knows the names, and are counted unless they are written.
  private mutating func countFamily(_ family: Range<Int>) {
    guard let first = family.first, source.kind(first) != .string else { return }
    names.unchecked.append(
      UncheckedName(
        position: source.position(first), expression: source.excerpt(family),
        kind: .fontDescriptor))
  }

  /// `CTFontCreateWithName("…" as CFString, 17, nil)`, `CTFont("…", size: 17)`, `CGFont("…")`.
  private mutating func visitCoreText(_ index: Int) {
    guard let opening = opening(after: index) else { return }
    guard let name = source.arguments(opening).first, name.label == nil else { return }
    addCall(.coreText, name.value)
    calls[calls.count - 1].countsLiteralsOnly = source.word(index) != .coreTextCreator
  }

  private func opening(after index: Int) -> Int? {
    if source.isCharacter(index + 1, "(") { return index + 1 }
    let isInit = source.isCharacter(index + 1, ".") && source.word(index + 2) == .`init`
    return isInit && source.isCharacter(index + 3, "(") ? index + 3 : nil
  }

  /// `@ScaledMetric(relativeTo: .body) private var size = 17.0`.
  mutating func addScaledVariable(after index: Int) {
    guard source.isCharacter(index - 1, "@") else { return }
    let declaration = (index..<index + 16).first { source.word($0) == .var }
    guard let declaration, source.kind(declaration + 1) == .identifier else { return }
    scaledVariables.append((typePath, source.text(declaration + 1)))
  }

  /// `scaledFont(for: UIFont.preferredFont(…))` scales what is scaled already.
  mutating func visitScaledFont(_ index: Int) {
    guard source.isCharacter(index + 1, "("), source.word(index - 1) != .func else { return }
    addArguments(index)
    guard let font = source.arguments(index + 1).first, source.label(of: font) == "for" else {
      return
    }
    let isScaled = font.value.contains {
      source.word($0) == .scaledFont
        || source.kind($0) == .identifier && source.text($0) == "preferredFont"
    }
    if isScaled { names.doubleScalings.append(source.position(index)) }
  }

  /// `R.font.latoBold` and `FontFamily.Lato.bold`.
  mutating func visitGeneratedMember(_ index: Int) {
    guard !source.isCharacter(index - 1, ".") else { return }
    var path: [String] = []
    var next = index + 1
    while path.count < 3, source.isCharacter(next, "."), source.kind(next + 1) == .identifier {
      path.append(source.text(next + 1))
      next += 2
    }
    let isRSwift = source.word(index) == .generatedFonts
    guard path.count >= 2, !isRSwift || path[0] == "font" else { return }
    names.generatedMembers.append(
      GeneratedMember(
        type: source.text(index), path: isRSwift ? [path[1]] : Array(path.prefix(2)),
        position: source.position(index)))
  }

  /// `Typeface.Lato.bold.font(size: 17)` or `font: Typeface.Lato.bold`, where SwiftGen may have made
  /// the type under a name of the project's choice.
  mutating func visitAccessor(_ index: Int) {
    if source.isCharacter(index + 1, "("), source.text(index + 2) == "size" {
      guard source.isCharacter(index - 1, ".") else { return }
      addAccessor(endingAt: index - 2)
    } else if source.isCharacter(index + 1, ":") {
      addAccessor(endingAt: index + 6)
    }
  }

  private mutating func addAccessor(endingAt last: Int) {
    guard [last - 2, last].allSatisfy({ source.kind($0) == .identifier }),
      [last - 3, last - 1].allSatisfy({ source.isCharacter($0, ".") }),
      source.isTypeName(last - 4)
    else { return }
    names.fontAccessors.append(
      GeneratedMember(
        type: source.text(last - 4), path: [source.text(last - 2), source.text(last)],
        position: source.position(last - 4)))
  }
}
