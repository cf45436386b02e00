/// The type and the function that take files out of an asset catalogue's data sets.
enum DataAssets {
  static let names: Set = ["NSDataAsset", "CTFontManagerRegisterFontsWithAssetNames"]
}
