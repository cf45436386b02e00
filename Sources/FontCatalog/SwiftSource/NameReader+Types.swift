extension NameReader {
  /// The paths of the types around the expression, outermost first; the empty one is the file's.
  var typesAround: [[String]] {
    (0...scope.count).map { Array(scope.prefix($0)) }
  }

  /// The path of the type that a name means here; `nil` when the file does not declare it, or
  /// declares it more than once, as in two functions.
  func path(of type: [String]) -> [String]? {
    let visible = (scanner.types[type.last ?? ""] ?? [:]).filter { path, _ in
      Self.isVisible(path, as: type, from: scope)
    }
    guard let (path, count) = visible.max(by: { $0.key.count < $1.key.count }), count <= 1 else {
      return nil
    }
    return path
  }

  /// Whether a name that is written inside of a scope can mean the type at a path: a member of one of
  /// the types around.
  ///
  /// Of several the longest path is meant, since the inner type hides the outer.
  static func isVisible(
    _ path: [String], as type: [String], from scope: [String]
  ) -> Bool {
    isSuffix(type, of: path) && scope.starts(with: path.dropLast(type.count))
  }

  static func isSuffix(_ path: [String], of whole: [String]) -> Bool {
    whole.suffix(path.count).elementsEqual(path)
  }
}
