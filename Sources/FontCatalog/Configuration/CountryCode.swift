/// Codes of countries that are taken for those of their languages.
package enum CountryCode {
  /// The language of a country whose code no language has, such as `ja` for `jp`.
  static func language(of country: some StringProtocol) -> String? {
    languages[country.lowercased()]
  }

  /// What a language's code is often written for, such as Swedish for `se`.
  package static func mistaken(
    _ language: some StringProtocol
  ) -> (language: String, name: String, meant: String, meantName: String)? {
    doubles.first { $0.language == language.lowercased() }
  }

  private static let languages: [String: String] = [
    "al": "sq", "au": "en", "cn": "zh-Hans", "cz": "cs", "dk": "da", "gb": "en-GB", "gr": "el",
    "hk": "zh-Hant", "il": "he", "ir": "fa", "jp": "ja", "kh": "km", "kz": "kk", "mx": "es-MX",
    "np": "ne", "pk": "ur", "rs": "sr", "ua": "uk", "us": "en", "vn": "vi",
  ]

  private static let doubles: [(language: String, name: String, meant: String, meantName: String)] =
    [
      ("br", "Breton", "pt-BR", "Portuguese of Brazil"), ("ee", "Ewe", "et", "Estonian"),
      ("kr", "Kanuri", "ko", "Korean"), ("se", "Northern Sami", "sv", "Swedish"),
      ("si", "Sinhala", "sl", "Slovenian"), ("tw", "Twi", "zh-Hant", "Chinese of Taiwan"),
    ]
}
