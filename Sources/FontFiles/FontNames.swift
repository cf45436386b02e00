/// The names of a face, exactly as the font's `name` table stores them.
///
/// Each property is the string that Apple platforms read: of the records of its name ID, the
/// Windows Unicode English (United States) one, else another Windows Unicode one, else a Macintosh
/// Roman one.
public struct FontNames: Hashable, Sendable {
  /// The most bytes that a PostScript name may have, which is ASCII.
  ///
  /// Source: OpenType, table `name`, name ID 6.
  package static let longestPostScript = 63

  /// The PostScript name (ID 6): what `Font.custom` and `UIFont(name:size:)` look for first.
  public var postScript: String?
  /// The family of a four-style group (ID 1).
  public var family: String?
  /// The style within a four-style group (ID 2).
  public var style: String?
  /// The full name (ID 4).
  public var full: String?
  /// The family without limit to four styles (ID 16).
  public var typographicFamily: String?
  /// The style within the typographic family (ID 17).
  public var typographicStyle: String?
  /// The version string (ID 5).
  public var version: String?
  /// The family in other languages (IDs 1 and 16), by BCP 47 tag.
  public var localizedFamilies: [String: String] = [:]
  /// The copyright notice (ID 0).
  public var copyright: String?
  /// The licence text (ID 13).
  public var license: String?
  /// Where the licence can be read (ID 14).
  public var licenseURL: String?
  /// Every record of the `name` table, decoded, in the order of the font.
  public var records: [NameRecord] = []
}
