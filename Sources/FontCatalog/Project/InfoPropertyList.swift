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
    /// The bytes of the whole element, tags included; `nil` where ``bytes`` is.
    public var element: Range<Int>?

    /// Creates an entry.
    public init(
      value: String, position: SourcePosition, bytes: Range<Int>? = nil, element: Range<Int>? = nil
    ) {
      self.value = value
      self.position = position
      self.bytes = bytes
      self.element = element
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
    /// What stands there in place of an array, such as `a string`; `nil` for an array.
    public var wrongKind: String?

    /// Creates a list.
    public init(
      position: SourcePosition, entries: [Entry], insertion: Insertion? = nil,
      wrongKind: String? = nil
    ) {
      self.position = position
      self.entries = entries
      self.insertion = insertion
      self.wrongKind = wrongKind
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

  /// A place for a list of fonts where none is yet: the key is absent, or its array an empty tag.
  public struct NewList: Hashable, Sendable {
    /// The bytes to replace; empty to insert.
    public var bytes: Range<Int>
    /// The text of those bytes, or that follows an insertion.
    public var old: String
    /// What goes before the array: the key where it is absent.
    public var before: String
    /// What goes before each element: the end of a line, and indentation.
    public var beforeElement: String
    /// What goes before the closing tag.
    public var beforeEnd: String
    /// What goes after the array.
    public var after: String

    /// Creates a place.
    public init(
      bytes: Range<Int>, old: String, before: String, beforeElement: String, beforeEnd: String,
      after: String
    ) {
      self.bytes = bytes
      self.old = old
      self.before = before
      self.beforeElement = beforeElement
      self.beforeEnd = beforeEnd
      self.after = after
    }

    /// The text to put there for a list of elements.
    public func text(_ elements: [String]) -> String {
      before + "<array>" + elements.map { beforeElement + $0 }.joined() + beforeEnd + "</array>"
        + after
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
  /// What an app extension extends, such as `com.apple.widgetkit-extension`; `nil` for an app.
  public var extensionPoint: String?
  /// The keys at the top level, sorted.
  public var keys: [String]
  /// Whether the file is a binary property list, without lines.
  public var isBinary: Bool
  /// Where a list of fonts can be put; `nil` where one is there already or the file cannot be edited.
  public var newList: NewList?
  /// Why the file cannot be edited, with what to do about it; `nil` for XML in UTF-8.
  public var obstacle: String?

  /// Creates a property list.
  public init(
    path: String, appFonts: FontList? = nil, fontsPath: FontsPath? = nil, keys: [String] = [],
    isBinary: Bool = false, newList: NewList? = nil, obstacle: String? = nil
  ) {
    self.path = path
    self.appFonts = appFonts
    self.fontsPath = fontsPath
    self.keys = keys
    self.isBinary = isBinary
    self.newList = newList
    self.obstacle = obstacle
  }

  /// The first place of the file, for findings about what is absent.
  public var start: SourcePosition {
    SourcePosition(file: path, line: 1, column: 1)
  }
}
