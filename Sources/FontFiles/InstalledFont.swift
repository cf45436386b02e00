internal import CFontconfig

/// A font that Fontconfig finds installed, with the names by which it can be asked for.
package struct InstalledFont: Hashable, Sendable {
  /// The file's path.
  package let path: String
  /// The PostScript name; one that Fontconfig made up for a font that has none is left as it is.
  package let postScriptName: String?
  /// Family and full names, in every language.
  package let otherNames: [String]

  /// Every installed font, in Fontconfig's order; reads its configuration and caches, about 10 ms.
  package static func all() -> [InstalledFont] {
    guard let configuration = unsafe FcInitLoadConfigAndFonts() else { return [] }
    defer { unsafe FcConfigDestroy(configuration) }
    guard let fonts = unsafe FcConfigGetFonts(configuration, FcSetSystem) else { return [] }
    return unsafe (0..<Int(fonts.pointee.nfont)).compactMap { index in
      unsafe fonts.pointee.fonts[index].flatMap { unsafe InstalledFont($0) }
    }
  }

  private init?(_ pattern: OpaquePointer) {
    var path: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch,
      let path = unsafe path
    else { return nil }
    unsafe self.path = String(
      systemPath: UnsafeRawPointer(path).assumingMemoryBound(to: CChar.self))
    postScriptName = unsafe Self.strings(FC_POSTSCRIPT_NAME, of: pattern).first
    otherNames =
      unsafe Self.strings(FC_FAMILY, of: pattern) + Self.strings(FC_FULLNAME, of: pattern)
  }

  private static func strings(_ object: String, of pattern: OpaquePointer) -> [String] {
    var strings: [String] = []
    var value: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(pattern, object, Int32(strings.count), &value) == FcResultMatch,
      let text = unsafe value
    {
      unsafe strings.append(String(cString: text))
    }
    return strings
  }
}
