import FontCatalog
import FontFiles

/// A first `fontkit.json` for a project.
struct StartingConfiguration {
  private let project: Project

  init(_ project: Project) {
    self.project = project
  }

  /// The file: JSON5, with a comment for everything that can be set.
  var text: String {
    """
    // What 'fontkit lint' should know of this app. The format is JSON5: comments, trailing commas
    // and unquoted keys are welcome. 'fontkit help configuration' explains every key.
    {
      // The languages that the app is shown in: each text font is checked for all characters of
      // those in its script, or of the 'locales' of its entry in the catalogue below.
      // Without it, fonts are checked for the letters of the app's own strings files.
      // locales: \(list(locales.isEmpty ? ["en"] : locales)),

      // Where the fonts are used: \(platformWords).
      platforms: \(list(platforms)),

      // Names of fonts that are neither bundled nor Apple's, such as those of a remote package.
      systemFonts: [],

      // Fonts that may ship although nothing refers to them, as .gitignore patterns.
      ignoreFiles: [],

      // What not to read, as .gitignore patterns.
      exclude: [],

      // How targets register their fonts, where that cannot be seen in the code.
      targets: {
    \(targets)  },

      // What is known of the fonts: a PostScript name, or more.
      catalog: {
    \(catalog)  },

      // Texts that are set in the fonts: sizes and characters are checked for them.
      usages: [
        // { name: "row", font: "\(exampleFont)", style: "body", frame: { height: 44 }, lines: 1,
        //   samples: ["Settings"], screen: "settings" },
      ],

      // Severities (info, warning, error, off) and options of the rules.
      rules: {
        // "size-budget": { severity: "error", file: 2000000 },
      },

      // Findings that are accepted, each with a reason.
      ignore: [
        // { rule: "license-embedding-restricted", file: "Fonts/*.otf", reason: "Licence no. 1234." },
      ],
    }

    """
  }

  private var locales: [String] {
    Set(project.localizedTexts.map(\.locale)).subtracting(["Base"]).sorted()
  }

  private var platforms: [String] {
    let found = Set(project.targets.flatMap(\.platforms).map(\.rawValue)).sorted()
    return found.isEmpty ? ["iOS"] : found
  }

  private var platformWords: String {
    let names = Configuration.knownPlatforms
    let half = names.count / 2
    return names[..<half].joined(separator: ", ") + ",\n  // "
      + names[half...].joined(separator: ", ")
  }

  private var targets: String {
    let apps = project.targets.filter { $0.kind == .application || $0.kind == .appExtension }
    let names = apps.isEmpty ? ["App"] : Set(apps.map(\.name)).sorted()
    return names.map { "    // \(JSONValue.string($0).compact): { registration: \"runtime\" },\n" }
      .joined()
  }

  private var postScriptNames: [String] {
    let names = project.fonts.flatMap { $0.file?.faces ?? [] }.compactMap(\.names.postScript)
    return Set(names).sorted()
  }

  private var catalog: String {
    postScriptNames.map { name in
      let text = JSONValue.string(name).compact
      return
        "    // \(JSONValue.string(Self.key(for: name)).compact): { name: \(text), role: \"text\" },\n"
    }.joined()
  }

  private var exampleFont: String {
    postScriptNames.first.map { String(JSONValue.string($0).compact.dropFirst().dropLast()) }
      ?? "Name-Regular"
  }

  /// A name as a Swift case would be written: `Lato-Bold` gives `latoBold`.
  private static func key(for name: String) -> String {
    let letters = name.filter { $0.isLetter || $0.isNumber }
    return letters.prefix(1).lowercased() + letters.dropFirst()
  }

  private func list(_ values: [String]) -> String {
    JSONValue.array(values.map { .string($0) }).compact
  }
}
