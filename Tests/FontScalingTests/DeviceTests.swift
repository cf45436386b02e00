import FontScaling
import Testing

@Suite struct DeviceTests {
  @Test func `The table is the published one`() throws {
    let published = try PublishedTables.readDevices()
    #expect(published.count == 242)
    let known = Dictionary(
      uniqueKeysWithValues: DeviceTable.builtIn.devices.map { ($0.identifier, $0) })
    #expect(known.count == 242)
    for expected in published {
      let device = try #require(known[expected.identifier])
      #expect(device.name == expected.name.replacing("ʀ", with: "R"))
      #expect(device.kind.rawValue == expected.kind)
      #expect(device.screen?.size.width == expected.pointWidth)
      #expect(device.screen?.size.height == expected.pointHeight)
      #expect(device.screen?.scale.rawValue == expected.scale)
      #expect((device.screen?.front).map { $0 == .homeButton } == expected.hasHomeButton)
      #expect((device.screen?.front).map { $0 == .notch } == expected.hasNotch)
      #expect((device.screen?.front).map { $0 == .dynamicIsland } == expected.hasDynamicIsland)
      #expect(device.watchCase?.rawValue == expected.caseMM)
      if expected.caseMM != 46 {
        #expect(
          device.watchCase?.defaultCategory?.shortName == expected.defaultContentSizeCategory)
      }
    }
  }

  @Test func `A device is found by identifier or name`() throws {
    let byIdentifier = try DeviceTable.builtIn.devices(named: "iphone18,1")
    #expect(byIdentifier.map(\.name) == ["iPhone 17 Pro"])
    let byName = try DeviceTable.builtIn.devices(named: "iPhone 8")
    #expect(byName.map(\.identifier) == ["iPhone10,1", "iPhone10,4"])
  }

  @Test func `An unknown device names the nearest`() {
    let nearest = ["iPhone18,1", "iPhone17,1", "iPhone16,1"]
    #expect(throws: ScalingError.unknownDevice("iPhone19,1", nearest: nearest)) {
      try DeviceTable.builtIn.devices(named: "iPhone19,1")
    }
  }

  static let names: [(String, [String])] = [
    ("iPad Air 13", ["iPad Air 13-inch (M4)", "iPad Air 13-inch (M3)", "iPad Air 13-inch (M2)"]),
    ("9.7-inch", ["iPad Pro (9.7-inch)"]),
    ("iPhone 18", ["iPhone 17", "iPhone 16", "iPhone 15"]),
    ("iPhone17", ["iPhone 17", "iPhone 7", "iPhone 17e"]),
    ("MacBookPro18,1", []), ("", []),
  ]

  @Test(arguments: names)
  func `A part of a name finds the names that have it`(_ name: String, _ nearest: [String]) {
    #expect(throws: ScalingError.unknownDevice(name, nearest: nearest)) {
      try DeviceTable.builtIn.devices(named: name)
    }
  }

  @Test func `A table of one's own extends and replaces`() throws {
    let size = try ContainerSize(width: 500, height: 1000)
    let screen = Device.Screen(size: size, scale: .x3, front: .plain)
    let new = Device(identifier: "iPhone18,1", name: "Changed", kind: .phone, screen: screen)
    let table = DeviceTable.builtIn.extended(with: [new])
    #expect(table.devices.count == 242)
    #expect(try table.devices(named: "iPhone18,1") == [new])
  }

  @Test func `Models are one for each name, with a screen`() {
    let models = DeviceTable.builtIn.models
    #expect(models.count { $0.name == "iPhone 8" } == 1)
    #expect(models.allSatisfy { $0.screen != nil })
    #expect(
      Set(models.map(\.name))
        == Set(
          DeviceTable.builtIn.devices.filter { $0.screen != nil }.map(\.name)))
  }

  static let icons: [(String, DeviceStyleIcon, String)] = [
    ("iPhone SE (3rd generation)", .phoneWithHomeButton, "iphone.homebutton"),
    ("iPhone 17", .phone, "iphone"),
    ("iPod touch (7th generation)", .phoneWithHomeButton, "iphone.homebutton"),
    ("iPad (9th generation)", .padWithHomeButton, "ipad.homebutton"),
    ("iPad mini (A17 Pro)", .pad, "ipad"),
    ("Apple Watch Ultra 3", .none, "laptopcomputer"),
  ]

  @Test(arguments: icons)
  func `A device has its icon`(_ name: String, _ icon: DeviceStyleIcon, _ symbol: String) throws {
    let device = try #require(try DeviceTable.builtIn.devices(named: name).first)
    #expect(DeviceStyleIcon(device) == icon)
    #expect(icon.symbolName == symbol)
  }

  @Test func `An icon takes 20 percent of the smaller side, and 5 around it`() throws {
    let container = try ContainerSize(width: 400, height: 300)
    #expect(DeviceStyleIcon.side(in: container) == 60)
    #expect(DeviceStyleIcon.padding(in: container) == 15)
    #expect(container.rotated == (try ContainerSize(width: 300, height: 400)))
  }

  @Test func `A device has its platform`() throws {
    func platform(_ name: String) throws -> Platform? {
      try DeviceTable.builtIn.devices(named: name).first?.platform
    }
    #expect(try platform("iPhone 17") == .iOS)
    #expect(try platform("iPad (A16)") == .iPadOS)
    #expect(try platform("Apple Watch Ultra 3") == .watchOS(.mm49))
    #expect(try platform("Apple TV HD") == .tvOS)
    #expect(try platform("Apple Vision Pro (M5)") == .visionOS)
  }

  @Test func `The watches on which two lists disagree say so`() throws {
    let doubtful = DeviceTable.builtIn.devices.filter { $0.note != nil }.map(\.identifier)
    #expect(doubtful.sorted() == ["Watch7,14", "Watch7,15"])
  }
}
