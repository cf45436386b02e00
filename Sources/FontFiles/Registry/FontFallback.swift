/// Characters that a font lacks, and the registered font that would serve them.
public struct FontFallback: Hashable, Sendable {
  /// The characters, each once, in the order of the text.
  public var characters: [Unicode.Scalar]
  /// The font that has them; `nil` when no registered font has.
  public var font: RegisteredFont?
}
