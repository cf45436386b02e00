/// What OS/2's fsType allows.
public struct EmbeddingRights: Hashable, Sendable {
  /// The field as stored.
  public var fsType: Int

  /// What may be done with the font in a document.
  public enum Permission: String, Hashable, Sendable {
    /// It may be embedded and installed for good.
    case installable
    /// It must not be embedded.
    case restricted
    /// It may be embedded in documents that are only read or printed.
    case previewAndPrint = "preview-and-print"
    /// It may be embedded in documents that are edited.
    case editable
  }

  /// The permission; where a font sets several bits, which only version 4 of OS/2 forbids, the
  /// freest of them.
  ///
  /// Source: OS/2 fsType in the OpenType specification.
  public var permission: Permission {
    if fsType & 0xE == 0 { return .installable }
    if fsType & 8 != 0 { return .editable }
    return fsType & 4 != 0 ? .previewAndPrint : .restricted
  }

  /// Whether the font may only be embedded whole.
  public var forbidsSubsetting: Bool { fsType & 0x100 != 0 }

  /// Whether only its bitmaps may be embedded.
  public var allowsOnlyBitmaps: Bool { fsType & 0x200 != 0 }

  /// Creates the rights that a field declares.
  public init(fsType: Int) {
    self.fsType = fsType
  }
}
