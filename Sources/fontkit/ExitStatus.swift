/// What a run says to its caller.
enum ExitStatus: Int32 {
  /// All is well.
  case success = 0
  /// There are findings, or some inputs failed.
  case findings = 1
  /// The command line or configuration is wrong, or nothing could be read.
  case unusable = 2
}
