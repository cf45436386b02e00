import FontCatalog
import FontScaling

/// Sets of rules to start from.
enum Preset: String, CaseIterable {
  /// Every rule that is on by default, at its own severity.
  case recommended
  /// The same, with notes reported as warnings.
  case strict
  /// What App Store Connect and devices refuse: registration, naming, integrity, licences.
  case appStore = "ci-store"
  /// For fonts that Android, Windows or the web use too.
  case crossPlatform = "cross-platform"

  init(reading setting: Configuration.Setting) throws(JSON5Error) {
    guard let preset = Preset(rawValue: setting.value) else {
      let names = Preset.allCases.map(\.rawValue)
      let hint = Spelling.hint(for: setting.value, among: names)
      throw JSON5Error(
        position: setting.position,
        reason: "'\(setting.value)' is not one of \(names.joined(separator: ", "))"
          + (hint.map { " (\($0))" } ?? ""))
    }
    self = preset
  }
}
