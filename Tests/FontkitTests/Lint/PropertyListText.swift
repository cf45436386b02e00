/// The text of an `Info.plist` for tests.
enum PropertyListText {
  static func listing(_ fonts: [String]?, more: String = "") -> String {
    let list = fonts.map { fonts in
      "\t<key>UIAppFonts</key>\n\t<array>\n"
        + fonts.map { "\t\t<string>\($0)</string>\n" }.joined() + "\t</array>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
      \t<key>CFBundleName</key>
      \t<string>App</string>
      \(list ?? "")\(more)</dict>
      </plist>

      """
  }
}
