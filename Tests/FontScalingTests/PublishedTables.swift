import FontScaling
import Foundation

/// The published numbers, read from a copy that the package itself never reads.
struct PublishedTables: Decodable {
  struct Style: Decodable {
    let size: [Double?]
    let leading: [Double?]?
    let leadingHIG: [Double?]?
    let tracking: [Double?]?
    let weight: String
    let emphasizedWeight: String?
  }
  struct Icon: Decodable {
    let predicted: [Double]
    let seedMeasured3x: [Double]
    let seedMeasured2x: [Double]
    let seedSpacing3x: [String: [Double]]
    let seedSpacing2x: [String: [Double]]
  }
  struct Android: Decodable {
    let sp: [Double]
    let tables: [String: [Double]]
  }
  struct Device: Decodable {
    let identifier: String
    let name: String
    let kind: String
    let pointWidth: Double?
    let pointHeight: Double?
    let scale: Int?
    let hasHomeButton: Bool?
    let hasNotch: Bool?
    let hasDynamicIsland: Bool?
    let caseMM: Int?
    let defaultContentSizeCategory: String?
  }

  let platforms: [String: [String: Style]]
  let tracking: [String: [String: Double]]
  let watchDefault: [String: String?]
  let categories: [[JSONScalar]]
  let textStyleRawValues: [String: String]
  let cssKeywords: [String: String]
  let listEditIcon: Icon
  let reactNative: [Double]
  let android: Android

  static func read() throws -> PublishedTables {
    try JSONDecoder().decode(PublishedTables.self, from: file("dynamic-type.json"))
  }

  static func readDevices() throws -> [Device] {
    try JSONDecoder().decode([Device].self, from: file("devices.json"))
  }

  private static func file(_ name: String) throws -> Data {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    return try Data(contentsOf: folder.appending(path: "Reference/\(name)"))
  }
}

/// Text or a truth value.
enum JSONScalar: Decodable, Equatable {
  case text(String)
  case truth(Bool)

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let truth = try? container.decode(Bool.self) {
      self = .truth(truth)
    } else {
      self = .text(try container.decode(String.self))
    }
  }
}
