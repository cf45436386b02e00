/// The custom fonts of the sample app: each case's raw value is the font's PostScript name, which
/// is what `Font.custom(_:size:)` and `UIFont(name:size:)` are given.
enum CustomFontName: String, CaseIterable {
  case masume = "Masume-Regular"
  case masumeBold = "Masume-Bold"
}
