import FontScaling
import Foundation
import Testing

/// The examples of the module's page.
@Suite struct ExampleTests {
  @Test func `Scale a font`() throws {
    let size = try TextStyle.body.scaledFont(17, at: .accessibility3)
    #expect(size == 37)
  }

  @Test func `Keep a font from growing too large`() throws {
    let capped = try TextStyle.body.scaledFont(17, at: .accessibility5, maximum: 40)
    #expect(capped == 40)
  }

  @Test func `Scale a length`() throws {
    let margin = try TextStyle.footnote.scaledValue(11, at: .accessibility2, displayScale: .x3)
    let metric = try TextStyle.footnote.scaledMetric(11, at: .accessibility2, displayScale: .x3)
    #expect(margin == 61.0 / 3)
    #expect(metric == 20)
  }

  @Test func `Look up the system font's size and line height`() throws {
    let title = try TextStyle.title1.preferredSize(at: .xxxLarge)
    let leading = try TextStyle.title1.leading(at: .xxxLarge)
    let onWatch = try TextStyle.title1.preferredSize(at: .xxxLarge, on: .watchOS(.mm45))
    #expect((title, leading) == (34, 41))
    #expect(onWatch == 40)
  }

  @Test func `Limit the content size`() throws {
    let category = ContentSizeCategory.accessibility2.clamped(to: .small ... .xxxLarge)
    #expect(category == .xxxLarge)
    #expect(!category.isAccessibility)
  }

  @Test func `Find out what a font call shows`() throws {
    let scaling = try FontCall.size.shownSize(17, at: .accessibility5)
    let relative = try FontCall.sizeRelativeTo(.largeTitle).shownSize(22, at: .accessibility5)
    let fixed = try FontCall.fixedSize.shownSize(17, at: .accessibility5)
    #expect((scaling, relative, fixed) == (48, 38, 17))
  }

  @Test func `Make a font a part of its container's width`() throws {
    let limits = try SizeLimits(minimum: 20, maximum: 60)
    let percent = ContainerPercent(try Percentage(percent: 9), limits: limits, textStyle: .body)
    let onPhone = try percent.size(inWidth: 390, at: .large)
    let onPad = try percent.size(inWidth: 1024, at: .large)
    #expect((onPhone, onPad) == (35, 60))
    #expect(percent.isScaledTwice(by: .size))
  }

  @Test func `Place a text in its container`() throws {
    let position = FlexibleTextPosition(
      horizontal: try Percentage(percent: 50), vertical: try Percentage(percent: 40),
      width: try Percentage(percent: 80), height: try Percentage(percent: 30),
      fontSize: try Percentage(percent: 9))
    let placement = try position.placement(in: ContainerSize(width: 400, height: 800))
    #expect(placement.fontSize == 36)
    #expect(placement.frame?.x == 40)
    #expect(placement.clippedFrame == placement.frame)
  }

  @Test func `Reach a designer's line height`() throws {
    let metrics = try LineMetrics(ascender: 1.16, descender: -0.288, lineGap: 0)
    let design = try DesignLineHeight(fontSize: 17, lineHeight: 28)
    let spacing = try design.spacing(for: metrics, style: .body, at: .large)
    #expect(abs(spacing.lineSpacing - 3.384) < 1e-9)
    #expect(abs(spacing.padding - 1.692) < 1e-9)
  }

  @Test func `Look up a device and its picture`() throws {
    let device = try DeviceTable.builtIn.devices(named: "iPhone18,1")[0]
    let picture = DeviceStyleIcon(device).symbolName
    #expect(device.name == "iPhone 17 Pro")
    #expect(device.screen?.size.width == 402)
    #expect(picture == "iphone")
  }
}
