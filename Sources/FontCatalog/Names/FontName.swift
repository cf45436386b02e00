/// The fonts of an app as an enum: one case for each, with its PostScript name.
///
///     enum AppFont: String, FontName {
///       case dotGothic16 = "DotGothic16-Regular"
///     }
///
/// A `String` raw value is the PostScript name; an enum without one declares ``postScriptName``.
/// `FontRegistry.validate(_:)` proves in a unit test that every case names a font.
public protocol FontName: CaseIterable, Sendable {
  /// The name that `Font.custom(_:size:)` and `UIFont(name:size:)` are given.
  var postScriptName: String { get }
}

extension FontName where Self: RawRepresentable, RawValue == String {
  /// The raw value.
  public var postScriptName: String { rawValue }
}
