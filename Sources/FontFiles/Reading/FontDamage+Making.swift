extension FontDamage {
  static func invalid(_ tag: Tag, face: Int, _ error: Malformed) -> FontDamage {
    FontDamage(
      kind: .tableInvalid, face: face, table: tag.description,
      description: "table '\(tag)' is damaged: \(error.reason)")
  }

  static func unreadable(face: Int, _ error: Malformed) -> FontDamage {
    FontDamage(
      kind: .face, face: face, table: nil,
      description: "face \(face) cannot be read: \(error.reason)")
  }
}
