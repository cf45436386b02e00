/// What a `swiftgen.yml` says of the code that SwiftGen makes.
enum SwiftGenConfiguration {
  /// The names that it gives to types, of fonts as of other resources, by `enumName: Typeface`.
  static func enumNames(in bytes: [UInt8]) -> Set<String> {
    Set(
      bytes.ranges(of: Array("enumName:".utf8)).compactMap { key in
        let value = bytes[key.upperBound...].drop(while: " \"'".utf8.contains)
        let name = value.prefix(while: SwiftTokenizer.continuesIdentifier)
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
      })
  }
}
