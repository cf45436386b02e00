import FontResources
import Testing

enum AppFont: String, FontName {
  case dotGothic16 = "DotGothic16-Regular"
}

@Test func `Every font of the app exists, and its largest lines fit their rows`() throws {
  let registry = FontRegistry()
  try registry.register("/usr/share/fonts/truetype/dotgothic16")
  #expect(registry.validate(AppFont.self).isEmpty)

  let body = try registry.font("DotGothic16-Regular").scaled(relativeTo: .body, at: .accessibility3)
  #expect(body.pointSize == 37)
  #expect(body.lineHeight <= 54)
}
