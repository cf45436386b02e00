import FontCatalog

/// The help page on `fontkit.json`.
enum ConfigurationHelp {
  static let topic = "configuration"

  static let page = """
    \(Configuration.fileName) in the root of a project says what 'fontkit lint' and 'fontkit overflow'
    cannot find out themselves. It is JSON5: comments, trailing commas and unquoted keys are welcome.
    Every key is optional, and one that is not known is an error. 'fontkit init' writes a file to
    start from; Schemas/configuration.schema.json lets editors complete and check it.

    What is read
      paths          folders and files to read, relative to the root; all of it when empty
      exclude        what not to read, as .gitignore patterns
      targets        what cannot be read from the project, by target name:
        registration   "plist" or "runtime": how the target's fonts become known to the system
        infoPlist      the target's Info.plist, where the project does not say
                     of XcodeGen's project.yml and Tuist's Project.swift only misspelt entries of
                     UIAppFonts are told, and no font is missed: generate the project first

    Where the fonts are used
      platforms      iOS, iPadOS, macOS, macCatalyst, tvOS, watchOS, visionOS, android,
                     react-native, expo, flutter, web
      locales        the languages of the app, such as "en" or "zh-Hant": each text font is checked
                     for all characters of those in its script; without it, for the letters of the
                     strings files
      devices        names or identifiers as 'fontkit device' lists them; the usual iPhones when empty
      systemFonts    names of fonts that are neither bundled nor Apple's
      ignoreFiles    fonts that may ship although nothing refers to them, as .gitignore patterns

    catalog: the app's fonts, by the names that usages call them: a PostScript name, or
      name           the PostScript name; the only key that must be there
      file           the font's file, or a pattern for it
      role           text, digits, icon or logo
      fallback       the fonts for characters that this one lacks: keys, or PostScript names of
                     bundled fonts or of the system's, such as "HiraginoSans-W6"; there is no word for the
                     system font
      locales        the languages that the font is for, in place of those of the app in its script
      axes           values pinned on a variable font's axes: { wght: 600 }
      license        the licence's file or number, when the font may be embedded
      subset         true when the file was changed after its publication

    usages: a list of texts that are set in the fonts; lengths are in points
      name           what to call it in messages
      font           a key of a catalogue or a PostScript name; the only key that must be there
      style          the text style that the size follows; body when absent
      size           the size at the default content size; the style's own when absent
      scaling        dynamic, or fixed for a size that ignores the reader's setting
      minSize        no smaller than this
      maxSize        no larger than this
      smallestContentSize, largestContentSize
                     the bounds of the view's .dynamicTypeSize
      widthPercent   the size as a percentage of the container's width, in place of a size
      frame          the room: { width, height, minHeight }; text that grows past a height is clipped
      lines          how many lines the text may have
      samples        texts to check, or keys of the strings files; what is a key there, or a text,
                     stands for all translations of that key
      role           text, digits, icon or logo
      monospacedDigit  true when the digits must have one width
      screen         usages of one screen are compared with each other
      locales, devices, platforms
                     in place of those of the app

    What is reported
      preset         recommended, strict (notes are warnings), ci-store (what stores and devices
                     refuse) or cross-platform (what Android, Windows and the web care for too)
      rules          by rule: "info", "warning", "error" or "off", or { severity: "error", … } with
                     the options that 'fontkit lint --explain RULE' lists
      failOn         the least severity that fails a run: info, warning, error or never
      baseline       the file of known findings that 'fontkit lint --write-baseline FILE' wrote;
                     it must be there before 'fontkit lint' runs without that option
      ignore         a list of findings that are accepted:
        rule           the rule
        reason         why; it must be there
        subject        the case, font, entry or target concerned; all when absent
        file           the file concerned, as a .gitignore pattern; all when absent

    Example:
      {
        locales: ["en", "pl"],
        catalog: { title: { name: "Lato-Bold", fallback: ["HiraginoSans-W6"] } },
        usages: [{ font: "title", style: "headline", frame: { height: 44 }, lines: 1 }],
        rules: { "size-budget": { severity: "error", file: 2000000 } },
        ignore: [{ rule: "catalog-unlisted-font", file: "*-Thin.ttf", reason: "For the next release." }],
      }

    """
}
