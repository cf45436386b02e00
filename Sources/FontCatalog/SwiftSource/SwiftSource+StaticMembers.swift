extension SwiftSource {
  /// The static members in whose declarations strings stand, as `Font.brand`, by where each string
  /// begins.
  var staticMembers: [Int32: String] {
    var members: [Int32: String] = [:]
    var type: String?
    var member: String?
    for index in tokens.indices {
      switch word(index) {
      case .extension, .enum, .struct, .class:
        guard isTypeName(index + 1) else { continue }
        type = text(index + 1)
        member = nil
      case .let, .var, .func:
        let isStatic = index > 0 && text(index - 1) == "static"
        member = isStatic && kind(index + 1) == .identifier ? text(index + 1) : nil
      default:
        guard kind(index) == .string, let type, let member else { continue }
        members[tokens[index].start] = "\(type).\(member)"
      }
    }
    return members
  }
}
