enum FaultyFontName: String, CaseIterable {
  case bold = "Masume-Bold"
  case family = "Masume"
  case file = "Masume-Bold.ttf"
  case capitals = "masume-regular"
  case system = ".SFUI-Regular"
  case menlo = "Menlo-Bold"
}
