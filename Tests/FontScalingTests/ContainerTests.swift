import FontScaling
import Testing

@Suite struct ContainerTests {
  @Test func `A font size is a part of the width, or 20 points`() throws {
    #expect(try ContainerPercent(Percentage(percent: 9)).size(inWidth: 400) == 36)
    #expect(try ContainerPercent(nil).size(inWidth: 400) == 20)
    #expect(try ContainerPercent(nil).size(inWidth: 100) == 20)
  }

  @Test func `Limits are applied last`() throws {
    let limits = try SizeLimits(minimum: 24, maximum: 40)
    let plain = ContainerPercent(try Percentage(percent: 9), limits: limits)
    #expect(try plain.size(inWidth: 200) == 24)
    #expect(try plain.size(inWidth: 1000) == 40)
    let scaled = ContainerPercent(try Percentage(percent: 9), limits: limits, textStyle: .body)
    #expect(try scaled.size(inWidth: 400, at: .accessibility5) == 40)
  }

  @Test func `With a text style the size follows Dynamic Type as well`() throws {
    let size = ContainerPercent(try Percentage(percent: 5), textStyle: .body)
    #expect(try size.size(inWidth: 400, at: .large) == 20)
    #expect(try size.size(inWidth: 400, at: .accessibility5) == 56)
  }

  @Test func `Dynamic Type is applied twice by a call that scales`() throws {
    let plain = ContainerPercent(nil)
    let scaled = ContainerPercent(nil, textStyle: .body)
    #expect(scaled.isScaledTwice(by: .size))
    #expect(scaled.isScaledTwice(by: .sizeRelativeTo(.title1)))
    #expect(!scaled.isScaledTwice(by: .fixedSize))
    #expect(!plain.isScaledTwice(by: .size))
    #expect(!scaled.isScaledTwice(by: .size, on: .macOS))
  }

  @Test(arguments: [0, -1, .nan, .infinity])
  func `A width that is no length is refused`(_ width: Double) {
    #expect(throws: ScalingError.self) { try ContainerPercent(nil).size(inWidth: width) }
    #expect(throws: ScalingError.self) { try ContainerSize(width: width, height: 100) }
    #expect(throws: ScalingError.self) { try ContainerSize(width: 100, height: width) }
  }

  @Test(arguments: [-0.01, 1.01, .nan, .infinity])
  func `A percentage outside 0 to 100 is refused`(_ fraction: Double) {
    #expect(throws: ScalingError.self) { try Percentage(fraction: fraction) }
    #expect(throws: ScalingError.self) { try Percentage(percent: fraction * 100) }
  }

  @Test func `A font size of 0 percent is refused`() throws {
    let nothing = ContainerPercent(try Percentage(fraction: 0))
    #expect(throws: ScalingError.invalidSize(0)) { try nothing.size(inWidth: 400) }
  }

  @Test func `A scaled part that rounds to no point is refused`() throws {
    let scaled = ContainerPercent(try Percentage(percent: 1), textStyle: .body)
    #expect(throws: ScalingError.roundsToNothing(0.25)) { try scaled.size(inWidth: 25) }
    #expect(try ContainerPercent(Percentage(percent: 1)).size(inWidth: 25) == 0.25)
  }

  @Test func `A position gives size, frame and centre`() throws {
    let position = FlexibleTextPosition(
      horizontal: try Percentage(percent: 50), vertical: try Percentage(percent: 40),
      width: try Percentage(percent: 80), height: try Percentage(percent: 30),
      fontSize: try Percentage(percent: 9))
    let placement = try position.placement(in: ContainerSize(width: 400, height: 800))
    #expect(placement.fontSize == 36)
    #expect((placement.centerX, placement.centerY) == (200, 320))
    #expect(Self.numbers(placement.frame) == [40, 200, 320, 240])
    #expect(placement.clippedFrame == placement.frame)
  }

  @Test func `A frame that leaves the container is clipped to it`() throws {
    let corner = FlexibleTextPosition(
      horizontal: try Percentage(fraction: 0), vertical: try Percentage(fraction: 1),
      width: try Percentage(fraction: 0.5), height: try Percentage(fraction: 0.25))
    let placement = try corner.placement(in: ContainerSize(width: 400, height: 800))
    #expect(Self.numbers(placement.frame) == [-100, 700, 200, 200])
    #expect(Self.numbers(placement.clippedFrame) == [0, 700, 100, 100])
    #expect(placement.fontSize == 20)
  }

  @Test func `Without both lengths there is no frame`() throws {
    let position = FlexibleTextPosition(
      horizontal: try Percentage(fraction: 0.5), vertical: try Percentage(fraction: 0.5),
      width: try Percentage(fraction: 0.5))
    let placement = try position.placement(in: ContainerSize(width: 400, height: 800))
    #expect(placement.width == 200)
    #expect(placement.height == nil)
    #expect(placement.frame == nil)
    #expect(placement.clippedFrame == nil)
  }

  private static func numbers(_ rectangle: Rectangle?) -> [Double]? {
    rectangle.map { [$0.x, $0.y, $0.width, $0.height] }
  }
}
