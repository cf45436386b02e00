/// Why a font could not be registered or unregistered: the cases and numbers of Core Text.
///
/// The numbers are those of `CTFontManagerError` in Core Text's `CTFontManagerErrors.h`.
public enum FontRegistryError: Error, Hashable, Sendable {
  /// There is no such file; `kCTFontManagerErrorFileNotFound`.
  case fileNotFound(path: String)
  /// The operating system refused; `kCTFontManagerErrorInsufficientPermissions`.
  case insufficientPermissions(FontSource, reason: String)
  /// The bytes are not a font; `kCTFontManagerErrorUnrecognizedFormat`.
  case unrecognizedFormat(FontSource, reason: String)
  /// The bytes claim to be a font but are damaged; `kCTFontManagerErrorInvalidFontData`.
  case invalidFontData(FontSource, reason: String)
  /// The source, or another with the same bytes, is registered;
  /// `kCTFontManagerErrorAlreadyRegistered`.
  case alreadyRegistered(FontSource, as: FontSource)
  /// The source is not registered; `kCTFontManagerErrorNotRegistered`.
  case notRegistered(FontSource)
  /// Other bytes have registered the PostScript name; `kCTFontManagerErrorDuplicatedName`.
  case duplicatedName(String, in: FontSource, registeredBy: FontSource)

  /// The number of the corresponding `CTFontManagerError`.
  public var code: Int {
    switch self {
    case .fileNotFound: 101
    case .insufficientPermissions: 102
    case .unrecognizedFormat: 103
    case .invalidFontData: 104
    case .alreadyRegistered: 105
    case .notRegistered: 201
    case .duplicatedName: 305
    }
  }

  /// The case of Core Text for a source that cannot be read.
  init(_ error: FontFileError, of source: FontSource) {
    self =
      switch error {
      case .notFound: .fileNotFound(path: error.path)
      case .unreadable: .insufficientPermissions(source, reason: error.message)
      case .notARegularFile, .notAFont, .unsupported:
        .unrecognizedFormat(source, reason: error.message)
      case .damaged: .invalidFontData(source, reason: error.message)
      }
  }
}

extension FontRegistryError: CustomStringConvertible {
  /// One line that starts with the file.
  public var description: String {
    "\(source): \(message)"
  }

  /// The font that is refused.
  public var source: FontSource {
    switch self {
    case .fileNotFound(let path): .file(path: path)
    case .insufficientPermissions(let source, _), .unrecognizedFormat(let source, _),
      .invalidFontData(let source, _), .alreadyRegistered(let source, _),
      .notRegistered(let source), .duplicatedName(_, let source, _):
      source
    }
  }

  /// What is wrong, without the source.
  public var message: String {
    switch self {
    case .fileNotFound: "there is no such file"
    case .insufficientPermissions(_, let reason), .unrecognizedFormat(_, let reason),
      .invalidFontData(_, let reason):
      reason
    case .alreadyRegistered(let source, let first) where source == first: "already registered"
    case .alreadyRegistered(_, let first): "already registered: the same bytes as \(first)"
    case .notRegistered: "not registered"
    case .duplicatedName(let name, let source, let first) where source == first:
      "two of its faces have the PostScript name '\(name)'"
    case .duplicatedName(let name, _, let first):
      "the PostScript name '\(name)' is already registered by \(first)"
    }
  }
}
