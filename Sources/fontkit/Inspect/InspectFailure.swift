import FontFiles

/// Why an operand, or a file under it, is not among the results.
struct InspectFailure: Error, Hashable {
  let path: String
  let message: String
  /// The paths that might be meant.
  let candidates: [String]

  init(path: String, message: String, candidates: [String] = []) {
    self.path = path
    self.message = message
    self.candidates = candidates
  }

  init(_ error: FontFileError) {
    self.init(path: error.path, message: error.message)
  }
}
