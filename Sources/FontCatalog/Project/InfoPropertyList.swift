/// What an `Info.plist` says about fonts.
public struct InfoPropertyList: Hashable, Sendable {
  /// A string of a property list.
  public struct Entry: Hashable, Sendable {
    /// The string.
    public var value: String
    /// Where the `<string>` element begins; line 1, column 1 in a binary property list.
    public var position: SourcePosition
    /// The bytes of the file that hold the string, between the tags; `nil` where they differ from
    /// the value, as in a binary property list or around an XML entity.
    public var bytes: Range<Int>?

    /// Creates an entry.
    public init(value: String, position: SourcePosition, bytes: Range<Int>? = nil) {
      self.value = value
      self.position = position
      self.bytes = bytes
    }
  }

  /// The list of fonts under `UIAppFonts`.
  public struct FontList: Hashable, Sendable {
    /// Where the key stands.
    public var position: SourcePosition
    /// The entries, in the order of the file.
    public var entries: [Entry]
    /// Where a new `<string>` element can be inserted; `nil` where the file is not XML, and for an
    /// empty `<array/>`.
    public var insertion: Insertion?

    /// Creates a list.
    public init(position: SourcePosition, entries: [Entry], insertion: Insertion? = nil) {
      self.position = position
      self.entries = entries
      self.insertion = insertion
    }
  }

  /// A place for a new element at the end of an array.
  public struct Insertion: Hashable, Sendable {
    /// The byte offset.
    public var offset: Int
    /// What follows there: the closing tag, with what indents it.
    public var following: String
    /// What goes before the element: its indentation when it gets a line of its own.
    public var before: String
    /// What goes after the element: the end of that line.
    public var after: String

    /// Creates a place.
    public init(offset: Int, following: String, before: String, after: String) {
      self.offset = offset
      self.following = following
      self.before = before
      self.after = after
    }
  }

  /// The value of `ATSApplicationFontsPath`, the folder in which macOS looks for fonts.
  public enum FontsPath: Hashable, Sendable {
    /// A folder relative to the bundle's resources.
    case folder(Entry)
    /// A value of another kind, which macOS ignores; the kind in words.
    case notAString(kind: String, position: SourcePosition)
  }

  /// The file's path.
  public var path: String
  /// The fonts under `UIAppFonts`; `nil` when the key is absent.
  public var appFonts: FontList?
  /// The value of `ATSApplicationFontsPath`; `nil` when the key is absent.
  public var fontsPath: FontsPath?
  /// The keys at the top level, sorted.
  public var keys: [String]
  /// Whether the file is a binary property list, without lines.
  public var isBinary: Bool

  /// Creates a property list.
  public init(
    path: String, appFonts: FontList? = nil, fontsPath: FontsPath? = nil, keys: [String] = [],
    isBinary: Bool = false
  ) {
    self.path = path
    self.appFonts = appFonts
    self.fontsPath = fontsPath
    self.keys = keys
    self.isBinary = isBinary
  }

  /// The first place of the file, for findings about what is absent.
  public var start: SourcePosition {
    SourcePosition(file: path, line: 1, column: 1)
  }
}
