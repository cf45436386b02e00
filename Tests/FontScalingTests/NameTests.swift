import FontScaling
import Testing

@Suite struct NameTests {
  @Test func `Categories have the published names, in order`() throws {
    let published = try PublishedTables.read().categories
    #expect(published.count == 12)
    for (category, names) in zip(ContentSizeCategory.allCases, published) {
      #expect(
        names == [
          .text(category.shortName), .text(category.uiKitName), .text(category.uiKitRawValue),
          .text(category.swiftUIName), .truth(category.isAccessibility),
        ])
    }
  }

  @Test func `Every name of a category finds it, in any letter case`() {
    for category in ContentSizeCategory.allCases {
      for name in [
        category.shortName, category.uiKitName, category.uiKitRawValue, category.swiftUIName,
      ] {
        #expect(ContentSizeCategory(name: name) == category)
        #expect(ContentSizeCategory(name: name.uppercased()) == category)
      }
    }
    #expect(ContentSizeCategory(name: "AX6") == nil)
  }

  @Test func `Styles have the published raw values and keywords`() throws {
    let published = try PublishedTables.read()
    for style in TextStyle.allCases {
      #expect(style.uiKitRawValue == published.textStyleRawValues[style.rawValue])
      #expect(style.cssKeyword == published.cssKeywords[style.rawValue])
    }
  }

  @Test func `Every name of a style finds it`() {
    for style in TextStyle.allCases {
      let names = [style.rawValue, style.uiKitRawValue, style.swiftUIName, style.cssKeyword]
      for name in names.compactMap(\.self) {
        #expect(TextStyle(name: name) == style)
        #expect(TextStyle(name: name.lowercased()) == style)
      }
    }
    #expect(TextStyle(name: "title") == .title1)
    #expect(TextStyle(name: "caption") == .caption1)
    #expect(TextStyle(name: "title4") == nil)
  }

  @Test func `Every platform is found by its name`() {
    #expect(Platform.all.count == 13)
    for platform in Platform.all {
      #expect(Platform(name: platform.name.lowercased()) == platform)
    }
    #expect(Platform(name: "watchOS") == nil)
  }

  @Test func `Categories are ordered, and ranges clamp`() {
    #expect(ContentSizeCategory.allCases == ContentSizeCategory.allCases.sorted())
    let range = ContentSizeCategory.small...ContentSizeCategory.xxxLarge
    #expect(ContentSizeCategory.accessibility5.clamped(to: range) == .xxxLarge)
    #expect(ContentSizeCategory.xSmall.clamped(to: range) == .small)
    #expect(ContentSizeCategory.large.clamped(to: range) == .large)
  }

  @Test func `Weights are ordered by their class`() {
    #expect(FontWeight.regular < .medium)
    #expect([FontWeight.heavy, .regular, .bold].sorted() == [.regular, .bold, .heavy])
  }
}
