/// The names of files that a bundle is asked for.
struct AskedFileNames {
  var names: [String] = []
  /// The functions that are handed names: they may be handed others where other files call them.
  var functions: Set<String> = []
}
