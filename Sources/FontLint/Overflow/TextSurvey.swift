public import FontCatalog
import FontFiles
public import FontMeasuring

/// The texts of a project's usages, measured in their fonts.
public struct TextSurvey {
  /// A text that cannot be measured.
  public struct Failure: Hashable, Sendable {
    /// The usage's name.
    public var usage: String
    /// The text; `nil` when the font is at fault.
    public var text: String?
    /// Where the text or the usage stands.
    public var position: SourcePosition
    /// Why.
    public var reason: String
  }

  /// The texts that could be measured.
  public private(set) var texts: [UsageText] = []
  /// Those that could not.
  public private(set) var failures: [Failure] = []
  /// How advances were found; `nil` when no font could be opened.
  public private(set) var method: MeasuringMethod?

  private let workspace: Workspace
  private let includesAllTexts: Bool
  private let allowsShaping: Bool

  /// Measures the texts of a project: reads its font files.
  ///
  /// A usage shows its samples. A sample that is a key or a text of a strings file also stands for
  /// its translations into the usage's languages.
  ///
  /// - Parameters:
  ///   - workspace: The project; its fonts are found below its root.
  ///   - includesAllTexts: Whether a usage without samples shows every text of the strings files.
  ///   - allowsShaping: Whether to shape where the build can.
  public init(
    of workspace: Workspace, includesAllTexts: Bool = false, allowsShaping: Bool = true
  ) {
    self.workspace = workspace
    self.includesAllTexts = includesAllTexts
    self.allowsShaping = allowsShaping
    let platforms = Dictionary(grouping: workspace.usages, by: \.usage.position)
    for usage in workspace.distinctUsages {
      measure(usage, on: platforms[usage.usage.position] ?? [])
    }
  }

  private mutating func measure(_ usage: LintedUsage, on platforms: [LintedUsage]) {
    guard let linted = usage.linted else {
      fail(usage, nil, usage.usage.position, "no font of the project is named '\(usage.fontName)'")
      return
    }
    guard let lines = lineCounts(of: platforms) else { return }
    let byLocale = Dictionary(grouping: shownTexts(of: usage), by: \.locale)
    for (locale, texts) in byLocale.sorted(by: { $0.key < $1.key }) {
      do throws(MeasuringError) {
        let typesetter = try typesetter(for: usage, linted, locale)
        method = typesetter.method
        for text in texts { measure(text, of: usage, typesetter, lines: lines) }
      } catch {
        fail(usage, nil, usage.usage.position, error.description)
      }
    }
  }

  private mutating func measure(
    _ shown: LocalizedText, of usage: LintedUsage, _ typesetter: Typesetter, lines: Set<Int>
  ) {
    let text = FormatSpecifiers.removed(from: shown.text)
    do throws(MeasuringError) {
      let set = try typesetter.set(text)
      guard set.missingCharacters.isEmpty else {
        throw .missingCharacters(set.missingCharacters)
      }
      let em = Double(typesetter.unitsPerEm)
      let word: Line? =
        usage.usage.lines == 1 ? try? set.widestWord() : try set.widestWord()
      texts.append(
        UsageText(
          usage: usage.usage.position, text: text,
          locale: shown.locale.isEmpty ? nil : shown.locale, position: shown.position,
          widestWord: word?.text ?? "", widestWordWidth: Double(word?.advance ?? 0) / em,
          narrowestWidths: try set.narrowestWidths(lines: lines).mapValues { Double($0) / em }))
    } catch {
      fail(usage, shown.text, shown.position, error.message)
    }
  }

  private mutating func fail(
    _ usage: LintedUsage, _ text: String?, _ position: SourcePosition, _ reason: String
  ) {
    failures.append(
      Failure(usage: usage.name, text: text, position: position, reason: reason))
  }

  private func typesetter(
    for usage: LintedUsage, _ linted: LintedFace, _ locale: String
  ) throws(MeasuringError) -> Typesetter {
    let path = linted.font.path
    return try Typesetter(
      path.hasPrefix("/") ? path : workspace.project.root.appendingPath(path),
      face: linted.face.index, variations: variations(of: usage, linted.face),
      language: locale.isEmpty || locale == "Base" ? nil : locale, allowsShaping: allowsShaping)
  }

  /// The axis values of the named instance that the usage asks for, and those that the
  /// configuration pins for the key that it asks by.
  private func variations(of usage: LintedUsage, _ face: FontFace) -> [String: Double] {
    let instance = face.instances.first { $0.postScriptName == usage.fontName }?.coordinates ?? [:]
    let entry = workspace.project.configuration.catalog.first { $0.key == usage.usage.font }
    return instance.merging(entry?.axes ?? [:]) { _, pinned in pinned }
  }

  /// How many lines a text may have, on whatever platform, device and content size; `nil` when none
  /// of them has room for it.
  ///
  /// A platform without room is a failure.
  private mutating func lineCounts(of usages: [LintedUsage]) -> Set<Int>? {
    var counts: Set<Int>?
    for usage in usages {
      let rooms = workspace.rooms(of: usage, usable: 1)
      if rooms.isEmpty {
        fail(usage, nil, usage.usage.position, workspace.absence(of: usage))
      } else {
        counts = (counts ?? []).union(rooms.compactMap(\.linesInHeight))
          .union([usage.usage.lines].compactMap(\.self))
      }
    }
    return counts
  }

  /// The texts that a usage shows; those of no language are the samples.
  private func shownTexts(of usage: LintedUsage) -> [LocalizedText] {
    let samples = usage.usage.samples
    let all = workspace.project.localizedTexts.filter {
      usage.locales.isEmpty || usage.speaks($0.locale)
    }
    let named = workspace.project.localizedTexts.filter {
      samples.contains($0.key) || samples.contains($0.text)
    }
    let keys = Set(named.map(\.key))
    let translations = all.filter { text in
      samples.isEmpty ? includesAllTexts : keys.contains(text.key)
    }
    let found = Set(translations.flatMap { [$0.key, $0.text] })
    let own = samples.filter { !found.contains($0) }.map {
      LocalizedText(locale: "", key: "", text: $0, position: usage.usage.position)
    }
    return own + translations
  }
}
