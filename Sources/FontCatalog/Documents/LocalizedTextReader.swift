/// Reads the texts of `.strings`, `.stringsdict` and `.xcstrings` files.
struct LocalizedTextReader {
  static let extensions: Set<String> = ["strings", "stringsdict", "xcstrings"]

  private let lines: LineTable
  private let file: String
  private var texts: [LocalizedText] = []

  /// The texts of a file, by its extension.
  static func texts(
    in bytes: [UInt8], file: String
  ) throws(PropertyListError) -> [LocalizedText] {
    let bytes = TextEncoding.utf8(bytes)
    var reader = LocalizedTextReader(lines: LineTable(bytes, file: file), file: file)
    if file.pathExtension == "xcstrings" {
      try reader.readCatalog(bytes)
    } else {
      try reader.readPropertyList(bytes)
    }
    return reader.texts
  }

  /// The language of the `.lproj` folder that a file lies in.
  private var locale: String {
    let folder = file.split(separator: "/").last { $0.hasSuffix(".lproj") }
    return folder.map { String($0.dropLast(".lproj".count)) } ?? ""
  }

  // MARK: - Property lists

  private mutating func readPropertyList(_ bytes: [UInt8]) throws(PropertyListError) {
    for member in try PropertyListReader.read(bytes).members {
      add(member.value, key: member.key, locale: locale)
    }
  }

  /// Adds a text, or the forms of a text that depend on a number.
  private mutating func add(_ value: PropertyListValue, key: String, locale: String) {
    if let text = value.string {
      texts.append(
        LocalizedText(
          locale: locale, key: key, text: text, position: lines.position(of: value.offset)))
    }
    for member in value.members where !member.key.hasPrefix("NSStringFormat") {
      add(member.value, key: key, locale: locale)
    }
  }

  // MARK: - String catalogues

  private mutating func readCatalog(_ bytes: [UInt8]) throws(PropertyListError) {
    do throws(JSON5Error) {
      let root = try JSON5Reader.read(bytes, file: file).object()
      let source = try root["sourceLanguage"]?.string() ?? ""
      for member in try root["strings"]?.object().members ?? [] {
        try add(member, sourceLanguage: source)
      }
    } catch {
      throw PropertyListError(
        offset: lines.offset(of: error.position), reason: error.reason)
    }
  }

  /// A key without a translation into the development language is its own text.
  private mutating func add(
    _ member: JSON5Object.Member, sourceLanguage: String
  ) throws(JSON5Error) {
    let localizations = try member.value.object()["localizations"]?.object()
    if localizations?[sourceLanguage] == nil {
      texts.append(
        LocalizedText(
          locale: sourceLanguage, key: member.name, text: member.name, position: member.position))
    }
    for localization in localizations?.members ?? [] {
      addUnits(localization.value, key: member.name, locale: localization.name)
    }
  }

  /// Adds every `stringUnit` under a value: variations by number and device nest.
  private mutating func addUnits(_ value: JSON5Value, key: String, locale: String) {
    guard case .object(let object) = value.content else { return }
    for member in object.members {
      if member.name == "stringUnit", let text = try? member.value.object()["value"] {
        texts.append(
          LocalizedText(
            locale: locale, key: key, text: (try? text.string()) ?? "", position: text.position))
      } else {
        addUnits(member.value, key: key, locale: locale)
      }
    }
  }
}
