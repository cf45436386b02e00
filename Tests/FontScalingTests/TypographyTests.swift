import FontScaling
import Testing

@Suite struct TypographyTests {
  static let platforms: [(name: String, platform: Platform)] = [
    ("iOS", .iOS), ("iOS", .iPadOS), ("watchOS", .watchOS(.mm41)), ("macOS", .macOS),
    ("tvOS", .tvOS),
  ]

  @Test(arguments: platforms)
  func `Sizes, leadings and trackings are the published ones`(
    _ name: String, _ platform: Platform
  ) throws {
    let published = try #require(try PublishedTables.read().platforms[name])
    var cells = 0
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        let row = published[style.rawValue]
        let column = platform.hasDynamicType ? category.rawValue : 0
        let size = try? style.preferredSize(at: category, on: platform)
        let leading = try? style.leading(at: category, on: platform)
        #expect(size == row?.size[column])
        #expect(leading == row?.leading?[column])
        if let tracking = row?.tracking {
          #expect((try? style.tracking(at: category, on: platform)) == tracking[column])
        }
        cells += size == nil ? 0 : 1
      }
    }
    let expected = ["iOS": 134, "watchOS": 90, "macOS": 132, "tvOS": 108]
    #expect(cells == expected[name])
  }

  @Test(arguments: platforms)
  func `Weights are the published ones`(_ name: String, _ platform: Platform) throws {
    let published = try #require(try PublishedTables.read().platforms[name])
    for style in TextStyle.allCases {
      #expect((try? style.weight(on: platform))?.name == published[style.rawValue]?.weight)
      #expect(
        (try? style.emphasizedWeight(on: platform))?.name
          == published[style.rawValue]?.emphasizedWeight)
    }
  }

  @Test func `Eight leadings of iOS differ from the guidelines`() throws {
    let published = try #require(try PublishedTables.read().platforms["iOS"])
    var differing: [String] = []
    for style in TextStyle.allCases {
      for category in ContentSizeCategory.allCases {
        guard let printed = published[style.rawValue]?.leadingHIG?[category.rawValue] else {
          continue
        }
        #expect(try style.leading(at: category) != printed)
        differing.append("\(style) \(category.shortName)")
      }
    }
    #expect(
      differing == [
        "title1 XL", "title1 XXL", "title1 AX4", "headline AX4", "subheadline XXXL",
        "subheadline AX2", "caption1 AX1", "caption2 AX2",
      ])
  }

  @Test(arguments: platforms)
  func `No size shrinks as the category grows`(_ name: String, _ platform: Platform) throws {
    for style in TextStyle.allCases {
      let sizes = platform.categories.compactMap { try? style.preferredSize(at: $0, on: platform) }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test(arguments: platforms)
  func `Leadings shrink only where watchOS has title2 at AX1`(
    _ name: String, _ platform: Platform
  ) throws {
    for style in TextStyle.allCases {
      let leadings = platform.categories.compactMap { try? style.leading(at: $0, on: platform) }
      let isException = name == "watchOS" && style == .title2
      #expect((leadings == leadings.sorted()) != isException)
    }
  }

  @Test func `Tracking has no row for title3 at AX5`() {
    #expect(
      throws: ScalingError.unavailable("the tracking of title3 at AX5 on iOS")
    ) { try TextStyle.title3.tracking(at: .accessibility5) }
  }

  @Test func `What nobody has published is an error that says what it is`() {
    #expect(throws: ScalingError.unavailable("the size of body at L on visionOS")) {
      try TextStyle.body.preferredSize(at: .large, on: .visionOS)
    }
    #expect(throws: ScalingError.unavailable("every text size of visionOS")) {
      try TextStyle.body.scaledValue(17, at: .large, on: .visionOS)
    }
    #expect(throws: ScalingError.unavailable("the size of body at M on watchOS-45")) {
      try TextStyle.body.preferredSize(at: .medium, on: .watchOS(.mm45))
    }
    #expect(throws: ScalingError.unavailable("the leading of extraLargeTitle at AX1 on iOS")) {
      try TextStyle.extraLargeTitle.scaledFont(36, at: .accessibility1)
    }
    #expect(throws: ScalingError.unavailable("the default content size of the 46 mm watch")) {
      try TextStyle.body.scaledFont(16, at: .large, on: .watchOS(.mm46))
    }
    #expect(throws: ScalingError.unavailable("the emphasized weight of extraLargeTitle on iOS")) {
      try TextStyle.extraLargeTitle.emphasizedWeight()
    }
  }

  @Test func `The default category of a watch depends on its case`() throws {
    let published = try PublishedTables.read().watchDefault
    for watch in WatchCase.allCases {
      let expected = try #require(published["\(watch.rawValue)"])
      #expect(watch.defaultCategory?.shortName == expected)
    }
  }
}
