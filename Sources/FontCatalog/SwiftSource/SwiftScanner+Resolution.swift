extension SwiftScanner {
  /// Reads the expressions that were collected, now that all groups of the file are known.
  mutating func resolved() -> SourceFileNames {
    share = shareOfExpressions
    members = MemberIndex(groups)
    for group in groups { addStringGroup(group) }
    addAssignedNames()
    for call in calls { resolve(call) }
    names.labelled = labelled.flatMap { evaluate($0).literals }
    let resources = resourceNames.map(evaluate)
    names.resourceUses = resources.flatMap(\.uses)
    if !names.registrations.isEmpty { resolveRegistrations() }
    addDoubleScalings()
    let isGenerated = types["FontConvertible"] != nil
    names.fontFamilyTypes = Set(types.keys.filter { isGenerated || $0.hasSuffix("FontFamily") })
    return names
  }

  /// How much each expression may lead to, so that all of the file's together end.
  private var shareOfExpressions: Int {
    let count = calls.count + labelled.count + resourceNames.count + assignedNames.count
    let expressions = groups.reduce(count) { $0 + $1.entries.count }
    return min(NameReader.largestShare, max(64, 262_144 / max(expressions, 1)))
  }

  /// The most strings of a group that are looked at.
  private static let entryLimit = 2000

  private mutating func resolve(_ call: FontCall) {
    var evaluation = evaluate(call)
    let alternatives = alternatives(to: evaluation, in: call)
    for index in evaluation.literals.indices {
      evaluation.literals[index].alternatives = alternatives
      evaluation.literals[index].mayBeAbsent = mayBeAbsent(
        evaluation.literals[index].value, in: call)
    }
    names.references += evaluation.literals
    names.partUses += evaluation.parts
    // Who only asks whether there is a font does not say that a group is one of fonts.
    guard call.absence != .tested else { return }
    addFontFunctions(call, evaluation.uses)
    let unchecked = UncheckedName(
      position: source.position(call.name.lowerBound), expression: source.excerpt(call.name),
      kind: call.kind, prefix: evaluation.prefix)
    let isSilent = call.countsLiteralsOnly || !evaluation.literals.isEmpty
    names.uses += evaluation.uses.map { use in
      var use = use
      use.fallback = isSilent ? nil : unchecked
      use.alternatives = evaluation.uses.count
      use.avoided = call.avoided
      use.mayBeAbsent = call.absence == .passed
      return use
    }
    if evaluation.uses.isEmpty, !isSilent {
      names.unchecked.append(unchecked)
    } else if !call.countsLiteralsOnly {
      names.unchecked += evaluation.unchecked
    }
  }

  /// The names that a call tries until there is a font, and those that are tried after it.
  private func alternatives(to names: NameEvaluation, in call: FontCall) -> [String] {
    guard let absence = call.absence, absence != .handled else { return [] }
    var substitute = call
    substitute.name = call.substitute ?? call.name.upperBound..<call.name.upperBound
    return (names.literals + evaluate(substitute).literals).map(\.value)
  }

  /// The system font's designs are taken for absent wherever that is handled, since they always are.
  private func mayBeAbsent(_ name: String, in call: FontCall) -> Bool {
    guard !call.avoided.contains(name) else { return true }
    return switch call.absence {
    case .tested, .passed, .substituted: true
    case .handled: SystemDesign(of: name) != nil
    case nil:
      matchesDescriptors && (call.kind == .fontDescriptor || call.kind == .coreText)
    }
  }

  private func evaluate(_ call: FontCall) -> NameEvaluation {
    NameReader(scanner: self, source: source, scope: call.scope, kind: call.kind, share: share)
      .evaluate(call.name, near: call.name.lowerBound)
  }

  /// Adds a group with its strings, unless nothing in it is a string that can be known.
  private mutating func addStringGroup(_ group: PendingGroup) {
    let reader = NameReader(
      scanner: self, source: source, scope: group.type, kind: group.entryKind,
      share: share, expectsPlainText: true)
    var entries = Array(group.impliedEntries.prefix(Self.entryLimit))
    var isCut = group.entries.count + group.impliedEntries.count > Self.entryLimit
    for entry in group.entries.prefix(Self.entryLimit - entries.count) {
      var evaluation = reader.evaluate(entry.value, near: entry.value.lowerBound)
      names.partUses += evaluation.parts
      isCut = isCut || evaluation.isCut
      for index in evaluation.literals.indices where entry.name != nil {
        evaluation.literals[index].caseName = entry.name
      }
      entries.append(
        StringGroup.Entry(
          name: entry.name, values: evaluation.literals, unchecked: evaluation.unchecked))
    }
    let known = entries.filter { !$0.values.isEmpty }
      .sorted { $0.values[0].position < $1.values[0].position }
    let unknown = entries.filter { $0.values.isEmpty && !$0.unchecked.isEmpty }
    guard !known.isEmpty else { return }
    names.groups.append(
      StringGroup(
        kind: group.kind, type: group.type, members: group.members,
        position: source.position(group.start), visibility: group.visibility,
        entries: known + unknown, isCut: isCut))
  }

  /// A call without literals covers the resource files that the file names, or else everything.
  private mutating func resolveRegistrations() {
    if !asksBundles { names.registrations.removeAll(where: \.isForDownloads) }
    let readers = resourceCalls.map { ResourceReader(scanner: self, call: $0) }
    names.registeredFiles = registeredFiles(readers)
    let asked = looksThroughBundle ? AskedFileNames() : askedFileNames(readers)
    let reach = registrationReach(readers)
    for index in names.registrations.indices {
      if names.registrations[index].fileNames.isEmpty {
        names.registrations[index].fileNames = asked.names
        names.registrations[index].handingFunctions = asked.functions
      }
      names.registrations[index].usesModuleBundle = mentionsModuleBundle
      // Other functions may register more than their file shows.
      if names.registrations[index].function.hasPrefix("CTFontManagerRegister") {
        names.registrations[index].reach = reach.bundle
        names.registrations[index].folders = reach.folders
        names.registrations[index].extensions = reach.extensions
        names.registrations[index].enumeratesBundle = reach.isAll
      }
    }
  }

  private mutating func addDoubleScalings() {
    for size in scaledSizes where isScaledVariable(size) {
      names.doubleScalings.append(source.position(size.value.lowerBound))
    }
  }

  /// Whether a size is a variable that `@ScaledMetric` scales, and no other of its name.
  private func isScaledVariable(_ size: ScaledSize) -> Bool {
    let use = size.value.lowerBound
    guard size.value.count == 1, source.kind(use) == .identifier else { return false }
    let name = source.text(use)
    guard scaledVariables.contains(where: { $0.type == size.scope && $0.name == name }) else {
      return false
    }
    let reader = NameReader(
      scanner: self, source: source, scope: size.scope, kind: .swiftUIFont, share: share)
    let declaration = reader.declarationIndex(of: name, near: use)
    return !(size.function..<use).contains(declaration ?? use)
  }
}
