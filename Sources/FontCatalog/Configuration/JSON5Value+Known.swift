private import FontScaling

extension JSON5Value {
  /// Names or identifiers of devices, each of which the built-in table knows with its screen.
  func devices() throws(JSON5Error) -> [String] {
    try array().map { element throws(JSON5Error) in
      let name = try element.string()
      guard try element.devices(named: name).contains(where: { $0.screen != nil }) else {
        throw element.error("the screen of '\(name)' is not known")
      }
      return name
    }
  }

  private func devices(named name: String) throws(JSON5Error) -> [Device] {
    do throws(ScalingError) { return try DeviceTable.builtIn.devices(named: name) } catch {
      throw self.error(error.description)
    }
  }

  /// Tags of languages, well formed as BCP 47 says: words of up to eight letters and digits, of which
  /// the first is a language of two or three letters.
  func locales() throws(JSON5Error) -> [String] {
    try array().map { element throws(JSON5Error) in
      let tag = try element.string()
      let words = tag.split(omittingEmptySubsequences: false) { "-_".contains($0) }
      let isLanguage = words.first.map { (2...3).contains($0.count) && $0.allSatisfy(\.isLetter) }
      guard isLanguage == true, words.allSatisfy(Self.isSubtag) else {
        throw element.error("'\(tag)' is not a language tag such as en, pt-BR or zh-Hant")
      }
      if let language = words.first.flatMap(CountryCode.language) {
        throw element.error("'\(words[0])' is a country's code (its language is '\(language)')")
      }
      return tag
    }
  }

  private static func isSubtag(_ word: Substring) -> Bool {
    (1...8).contains(word.count) && word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }

  /// Names of platforms, in any letter case.
  func platforms() throws(JSON5Error) -> [String] {
    try array().map { element throws(JSON5Error) in
      let name = try element.string()
      let isKnown = Configuration.knownPlatforms.contains { $0.lowercased() == name.lowercased() }
      guard isKnown || Platform(name: name) != nil else {
        let hint = Spelling.hint(for: name, among: Configuration.knownPlatforms)
        throw element.error(
          "unknown platform '\(name)' (\(hint ?? "known are \(Configuration.knownPlatforms.joined(separator: ", "))"))"
        )
      }
      return name
    }
  }
}

extension Configuration {
  /// The names of platforms, as `platforms` takes them in any letter case.
  package static let knownPlatforms = [
    "iOS", "iPadOS", "macOS", "macCatalyst", "tvOS", "watchOS", "visionOS", "android",
    "react-native", "expo", "flutter", "web",
  ]
}
