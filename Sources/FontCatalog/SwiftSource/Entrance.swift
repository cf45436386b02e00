/// A function that something has to name before the code in it runs, or a type before it is made.
struct Entrance: Hashable, Sendable {
  /// Its name.
  var name: String
  /// The bytes of its body.
  var body: Range<Int>
  /// The type of which it is a member that protocols and superclasses may ask for; `nil` when they
  /// cannot.
  var type: String?
  /// Whether it is none that Apple's classes and protocols ask for: it is static, or says that it
  /// registers fonts.
  var isOwn: Bool

  /// Whether nothing leads to it but its name, as types inherit by all that declares or extends them.
  func isOnlyNamed(_ inheritance: [String: Set<String>]) -> Bool {
    guard let type, let inherited = inheritance[type] else { return true }
    return isOwn && inherited.isSubset(of: Self.appleTypes)
  }

  /// Classes and protocols of Apple's that types with functions for fonts often inherit from.
  private static let appleTypes: Set = [
    "App", "CaseIterable", "Codable", "CustomStringConvertible", "Decodable", "Encodable",
    "Equatable", "Error", "Hashable", "Identifiable", "Int", "NSApplicationDelegate", "NSObject",
    "NSViewController", "ObservableObject", "RawRepresentable", "Sendable", "String",
    "UIApplicationDelegate", "UINavigationController", "UIResponder", "UITabBarController",
    "UIView", "UIViewController", "UIWindowSceneDelegate", "View", "ViewModifier",
    "WKApplicationDelegate", "WKExtensionDelegate",
  ]
}

extension SwiftScanner {
  /// What something has to name before the code at hand runs; `nil` where others may run it: a
  /// framework for a protocol or as another class's, or the runtime of Objective-C.
  var entrance: Entrance? {
    guard let place = scopes.firstIndex(where: { $0.kind == .function }) else { return nil }
    let function = scopes[place]
    let type = scopes[..<place].last(where: \.isType)
    guard type?.attributes.isDisjoint(with: ["objc", "objcMembers"]) ?? true else { return nil }
    if source.word(function.header) == .`init` { return type.flatMap(entrance) }
    let words = words(before: function.header)
    guard source.word(function.header) == .func, function.name != "main",
      words.attributes.isSubset(of: Self.harmlessAttributes),
      words.modifiers.isDisjoint(with: Self.overridableModifiers)
    else { return nil }
    let isHidden = !words.modifiers.isDisjoint(with: ["private", "fileprivate"])
    let call = RegistrationCall(function: function.name, receiver: type?.name ?? "")
    return Entrance(
      name: function.name, body: source.bytes(of: function), type: isHidden ? nil : type?.lastName,
      isOwn: words.modifiers.contains("static") || call.registersFonts)
  }

  /// A type as what is made only where something names it, unless it inherits from anything.
  private func entrance(making type: SwiftScope) -> Entrance? {
    guard type.isDeclaration, type.attributes.isSubset(of: Self.harmlessAttributes) else {
      return nil
    }
    return Entrance(
      name: type.lastName, body: source.bytes(of: type), type: type.lastName, isOwn: false)
  }

  /// The modifiers and attributes before a keyword; an attribute with arguments has no name here.
  func words(before keyword: Int) -> (modifiers: Set<String>, attributes: Set<String>) {
    var modifiers: Set<String> = []
    var attributes: Set<String> = []
    var index = keyword - 1
    while source.kind(index) == .identifier {
      if source.isCharacter(index - 1, "@") {
        attributes.insert(source.text(index))
        index -= 2
      } else if Self.modifiers.contains(source.text(index)) {
        modifiers.insert(source.text(index))
        index -= 1
      } else {
        break
      }
    }
    if source.isCharacter(index, ")") { attributes.insert("") }
    return (modifiers, attributes)
  }

  private static let modifiers: Set = [
    "static", "public", "private", "fileprivate", "internal", "package", "final", "nonisolated",
    "override", "class", "open", "dynamic", "indirect",
  ]

  /// Modifiers of functions that others may call by the name of another.
  private static let overridableModifiers: Set = ["override", "class", "open", "dynamic"]

  private static let harmlessAttributes: Set = [
    "MainActor", "Observable", "discardableResult", "inlinable",
  ]
}
