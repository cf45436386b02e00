extension SwiftSource {
  /// Whose bundle is asked by a question whose opening bracket stands at an index.
  func bundleReach(ofQuestion opening: Int) -> RuntimeRegistration.Reach {
    isCharacter(opening - 2, ".") ? bundleReach(ofReceiver: opening - 3) : .any
  }

  /// `Bundle.main`, `Bundle.module`, or a constant that is one of them.
  private func bundleReach(ofReceiver last: Int) -> RuntimeRegistration.Reach {
    guard kind(last) == .identifier else { return .any }
    guard !isCharacter(last - 1, ".") else {
      return kind(last - 2) == .identifier && text(last - 2) == "Bundle"
        ? bundleReach(named: text(last)) : .any
    }
    let name = text(last)
    let values = tokens.indices.filter { index in
      kind(index) == .identifier && text(index) == name
        && (isCharacter(index + 1, "=") || isCharacter(index + 1, ":"))
    }
    guard values.count == 1, let index = values.first, isCharacter(index + 1, "="),
      word(index - 1) == .let
    else { return .any }
    let value = index + 2..<endOfExpression(from: index + 2)
    guard value.count == 3, text(value.lowerBound) == "Bundle" else { return .any }
    return bundleReach(named: text(value.lowerBound + 2))
  }

  private func bundleReach(named name: String) -> RuntimeRegistration.Reach {
    switch name {
    case "main": .main
    case "module": .module(of: lines.file)
    default: .any
    }
  }
}
