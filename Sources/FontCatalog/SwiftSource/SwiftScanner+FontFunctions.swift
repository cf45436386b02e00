/// Functions of the project's own that hand an argument to a font call as it is.
extension SwiftScanner {
  /// `typealias PlatformFont = UIFont`.
  mutating func visitAlias(_ index: Int) {
    guard source.kind(index + 1) == .identifier, source.isCharacter(index + 2, "=") else { return }
    declare(index + 1)
    guard [.uiFont, .nsFont].contains(source.word(index + 3)) else { return }
    names.fontFunctions.append(
      FontFunction(
        name: source.text(index + 1), label: "name", declaration: source.position(index + 1)))
  }

  /// Notes a declared name that may speak of fonts, by itself or in its parameters or properties, or
  /// that is searched for.
  mutating func declare(_ name: Int, with parts: Range<Int>? = nil, parameters: Int? = nil) {
    guard source.kind(name) == .identifier,
      speaksOfFonts(name) || parts?.contains(where: { source.word($0) == .fontName }) ?? false
        || isSearched(name)
    else { return }
    declare(source.text(name), at: name, parameters: parameters)
  }

  /// Notes an initialiser as a declaration of its type's name.
  private mutating func declareInitializer(_ index: Int, parameters: Int) {
    guard let type = typePath.last, type.contains("ont") || searched.contains(type) else { return }
    declare(type, at: index, parameters: parameters)
  }

  private mutating func declare(_ name: String, at index: Int, parameters: Int?) {
    names.declaredNames.append(
      DeclaredName(
        name: name, labels: parameters.map { source.parameters($0).map(\.label) },
        position: source.position(index)))
  }

  /// Notes a function or initialiser, by its first token.
  mutating func declareFunction(_ index: Int, parameters: Int, brace: Int) {
    if source.word(index) == .`init` {
      declareInitializer(index, parameters: parameters)
    } else {
      declare(index + 1, with: index..<brace, parameters: parameters)
    }
  }

  /// Notes a case that is called as a function is.
  mutating func declareCase(_ name: Int) {
    guard source.isCharacter(name + 1, "("), isSearched(name) else { return }
    declare(source.text(name), at: name, parameters: nil)
  }

  private func speaksOfFonts(_ name: Int) -> Bool {
    holds(source.tokens[name].range, "ont")
  }

  /// Whether the arguments of all calls of a name are noted, without a search for it.
  static func notesArguments(of name: String) -> Bool {
    let bytes = Array(name.utf8)
    return bytes.count >= 5 && name.contains("ont") && SwiftWord(bytes, bytes.indices) == .other
  }

  /// Notes the arguments of a call that is searched for.
  mutating func visitSearched(_ index: Int) {
    guard source.isCharacter(index + 1, "("), source.word(index - 1) != .func, isSearched(index)
    else { return }
    addArguments(index)
  }

  /// Notes the arguments of `.init(…)` where a type is searched for.
  mutating func visitSearchedInitializer(_ index: Int) {
    guard source.isCharacter(index + 1, "("),
      let type = implicitType(ofMember: index).map(typeName), searched.contains(type)
    else { return }
    addArguments(index, of: type)
  }

  private func isSearched(_ name: Int) -> Bool {
    !searched.isEmpty && searched.contains(source.text(name))
  }

  /// Notes a type, by the last token of its name, and whether its initialiser takes its properties.
  mutating func declareType(_ name: Int, keyword: Int, brace: Int) {
    let end = min(source.closer(of: brace), source.tokens.count, brace + Self.bodyLimit)
    let hasInitializer = (brace..<end).contains {
      source.word($0) == .`init` && !source.isCharacter($0 - 1, ".")
    }
    guard !hasInitializer else { return }
    declare(name, with: brace..<end)
    guard source.word(keyword) == .struct, end - brace < Self.bodyLimit else { return }
    names.plainStructs.append(source.text(name))
  }

  /// The longest body that is looked through, in tokens.
  static let bodyLimit = 2000

  /// What is declared around a font call and gives it one of its own arguments; `nil` when the name
  /// is anything else, or may be changed on its way.
  func fontFunction(passing name: Range<Int>) -> FontFunction? {
    let isMember =
      name.count == 3 && source.word(name.lowerBound) == .self
      && source.isCharacter(name.lowerBound + 1, ".")
    guard let use = name.last, name.count == 1 || isMember, source.kind(use) == .identifier else {
      return nil
    }
    let type = scopes.lastIndex(where: \.isType)
    let functions = isMember ? [] : scopes[(type.map { $0 + 1 } ?? 0)...]
    for scope in functions.reversed() {
      guard let parameter = parameter(source.text(use), of: scope) else { continue }
      let body = scope.start..<scope.end
      return isHandedOn(source.text(use), in: body, isMember: false) ? parameter.function : nil
    }
    if !isMember, let function = fontCase(passing: use) { return function }
    guard let type,
      isHandedOn(source.text(use), in: scopes[type].start..<scopes[type].end, isMember: true)
    else {
      return nil
    }
    return FontFunction(name: typePath.last ?? "", label: source.text(use))
  }

  private struct Parameter {
    /// `nil` when calls cannot be told to mean it.
    var function: FontFunction?
  }

  /// The parameter that a function calls so; `nil` without one.
  private func parameter(_ name: String, of scope: SwiftScope) -> Parameter? {
    guard let header = functionHeaders[scope.start], let opening = scope.parameters else {
      return nil
    }
    let parameters = source.parameters(opening)
    guard let index = parameters.firstIndex(where: { source.text($0.name) == name }) else {
      return nil
    }
    let parameter = parameters[index]
    let isOfText =
      source.word(parameter.type.lowerBound) == .string
      && !source.isCharacter(parameter.type.lowerBound + 1, ".")
    guard isOfText, parameter.label != nil || index == 0 else { return Parameter() }
    return Parameter(function: function(header, taking: parameter.label))
  }

  /// The function or initialiser that begins at a token.
  private func function(_ header: Int, taking label: String?) -> FontFunction? {
    guard source.word(header) == .`init` else {
      return FontFunction(
        name: source.text(header + 1), label: label, declaration: source.position(header + 1),
        owner: typePath.last ?? "")
    }
    // A first argument without a label, or one called name, is one of the system's types too.
    guard let type = typePath.last, let label, label != "name" || !type.hasSuffix("Font") else {
      return nil
    }
    return FontFunction(name: type, label: label, declaration: source.position(header))
  }

  /// Whether nothing in a body chooses by a name, or gives it another value.
  func isHandedOn(_ name: String, in body: Range<Int>, isMember: Bool) -> Bool {
    let end = min(body.upperBound, source.tokens.count)
    guard body.lowerBound < end, body.count < Self.bodyLimit else { return false }
    let spelling = Array(name.utf8)
    return !(body.lowerBound..<end).contains { index in
      let token = source.tokens[index]
      return token.end - token.start == spelling.count && token.kind == .identifier
        && source.bytes[token.range].elementsEqual(spelling)
        && (isMember || !source.isCharacter(index - 1, ".")) && isChoice(index)
    }
  }

  private func isChoice(_ index: Int) -> Bool {
    if source.isCharacter(index + 1, ":") { return false }
    return [.switch, .let, .var, .for].contains(source.word(index - 1))
      || source.isCharacter(index - 1, "[") || source.isCharacter(index + 1, "=")
      || source.isSymbol(index + 1, "+=") || source.isCharacter(index + 1, ".")
      || source.word(index + 1) == .in
  }

  /// The literals of a call that may make a font of one, and the arguments that it is handed on.
  mutating func addArguments(_ index: Int, of type: String? = nil) {
    let arguments = source.arguments(index + 1).prefix(Self.argumentLimit)
    for (place, argument) in arguments.enumerated() {
      let label = source.label(of: argument)
      guard label != nil || place == 0 else { continue }
      if argument.value.count == 1, source.kind(argument.value.lowerBound) == .string {
        addArgument(argument.value.lowerBound, label: label, of: index, type: type)
      } else if let function = fontFunction(passing: argument.value) {
        names.forwardings.append(
          FontForwarding(
            function: function, target: type ?? source.text(index), label: label))
      }
    }
  }

  /// The literal under a label that says `fontName`, in a call that does not speak of fonts itself.
  mutating func addLabelledArgument(_ label: Int) {
    let value = label + 2..<source.endOfExpression(from: label + 2)
    guard value.count == 1, source.kind(value.lowerBound) == .string else { return }
    let before = (max(label - Self.argumentReach, 0)..<label).reversed()
    let opening = before.first { source.isCharacter($0, "(") && source.closer(of: $0) > label }
    guard let opening, source.kind(opening - 1) == .identifier, !speaksOfFonts(opening - 1) else {
      return
    }
    addArgument(
      value.lowerBound, label: source.text(label), of: opening - 1,
      type: implicitType(ofMember: opening - 1).map(typeName))
  }

  /// How far before an argument the name of the call is looked for, in tokens.
  private static let argumentReach = 100

  /// The most arguments of a call that are looked at.
  private static let argumentLimit = 16

  private mutating func addArgument(
    _ token: Int, label: String?, of index: Int, type: String?
  ) {
    let range = source.tokens[token].range
    guard range.count <= NameReader.nameLimit, let literal = StringLiteral(source.bytes, range),
      let text = literal.text, !text.isEmpty
    else { return }
    let absence = absence(
      index, end: source.closer(of: index + 1) + 1, name: token..<token + 1)
    guard absence != .tested else { return }
    var reference = NameReference(
      value: text, kind: .ownFunction, position: source.position(token), bytes: literal.bytes,
      mayBeAbsent: absence != nil && SystemDesign(of: text) != nil || hasAddress(index + 1))
    reference.staticMember = staticMembers[source.tokens[token].start]
    names.arguments.append(
      FontArgument(
        function: type ?? source.text(index), label: label,
        owners: type == nil ? owners(of: index) : [""],
        reference: reference))
  }

  /// The types that a called function may be a member of.
  private func owners(of call: Int) -> [String]? {
    guard source.isCharacter(call - 1, ".") else { return [""] + typePath }
    if source.word(call - 2) == .self { return typePath }
    if let type = implicitType(ofMember: call) { return [typeName(at: type)] }
    return source.isTypeName(call - 2) ? [source.text(call - 2)] : nil
  }

  /// Whether an argument of a call is an address on the web, as that of a font to download is.
  private func hasAddress(_ opening: Int) -> Bool {
    source.arguments(opening).prefix(Self.argumentLimit).contains { argument in
      let start = argument.value.lowerBound
      return source.text(start) == "URL" && source.isCharacter(start + 1, "(")
        && source.text(start + 2) == "string"
    }
  }

  /// Notes what hands its own argument to a font call, and the property of a struct at one.
  mutating func addFontFunctions(_ call: FontCall, _ uses: [GroupUse]) {
    var functions = [call.function].compactMap(\.self)
    if functions.isEmpty, uses.count == 1, let type = uses[0].type.last, let member = uses[0].member
    {
      functions = [FontFunction(name: type, label: member)]
    }
    for var function in functions {
      function.avoided = call.avoided
      function.mayBeAbsent = call.absence == .substituted
      names.fontFunctions.append(function)
    }
  }
}
