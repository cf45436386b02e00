public import FontFiles

/// A font file of the project.
public struct FontResource: Hashable, Sendable {
  /// The file's path.
  public var path: String
  /// The font, or why it cannot be read.
  public var contents: Result<FontFile, FontFileError>
  /// The path of the first font of the project with the same bytes; `nil` when there is none.
  public var duplicateOf: String?
  /// Whether the file lies in a data set of an asset catalogue, where UIKit does not find fonts.
  public var isInAssetCatalog: Bool

  /// Creates a font resource.
  public init(
    path: String, contents: Result<FontFile, FontFileError>, duplicateOf: String? = nil,
    isInAssetCatalog: Bool = false
  ) {
    self.path = path
    self.contents = contents
    self.duplicateOf = duplicateOf
    self.isInAssetCatalog = isInAssetCatalog
  }

  /// The font; `nil` when it cannot be read.
  public var file: FontFile? {
    try? contents.get()
  }

  /// The last component of the path.
  public var fileName: String {
    path.lastPathComponent
  }
}
