/// Fonts of Debian packages that the tests need.
enum SampleFonts {
  /// Package fonts-dotgothic16.
  static let dotGothic = "/usr/share/fonts/truetype/dotgothic16/DotGothic16-Regular.ttf"
  /// Package fonts-inter-variable.
  static let inter = "/usr/share/fonts/truetype/inter-vf/Inter.var.ttf"
}
