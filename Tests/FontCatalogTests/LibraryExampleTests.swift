import FontResources
import Testing

// README: the library example, word for word.

enum AppFont: String, FontName {
  case dotGothic16 = "DotGothic16-Regular"
  case lato = "Lato-Regular"
}

@Test func `Every font of the app exists, and fits its row at the largest size`() throws {
  let registry = FontRegistry()
  try registry.register([
    "/usr/share/fonts/truetype/dotgothic16", "/usr/share/fonts/truetype/lato",
  ])
  #expect(registry.validate(AppFont.self).isEmpty)

  let body = try registry.font(AppFont.dotGothic16).scaled(relativeTo: .body, at: .accessibility3)
  #expect(body.pointSize == 37)
  #expect(body.lineHeight < 54)
}
