/// Why a font could not be installed or removed.
package enum InstallationError: Error, Hashable, Sendable {
  /// The operating system refused, with its reason.
  case system(path: String, reason: String)
  /// Nobody may write the file.
  case readOnly(path: String)
  /// A file cannot be read.
  case unreadable(FontFileError)
  /// Something else is where the file should go.
  case occupied(path: String)
  /// The file is no longer the one that was installed.
  case changed(path: String)
  /// The manifest has no such font.
  case notInstalled(name: String)
  /// The manifest's line cannot be understood.
  case manifest(path: String, line: Int)
}

extension InstallationError: CustomStringConvertible {
  /// What is wrong and what to do, on one line that starts with the file or name.
  package var description: String {
    switch self {
    case .system(let path, let reason): "\(path): error: cannot be written: \(reason)"
    case .readOnly(let path):
      "\(path): error: read-only (it is left alone; allow writing it, as with chmod u+w)"
    case .unreadable(let error): "\(error.path): error: \(error.message)"
    case .occupied(let path):
      "\(path): error: another file is there (it is left alone; rename one of the two)"
    case .changed(let path):
      "\(path): error: changed since it was installed (it is left alone; remove it by hand)"
    case .notInstalled(let name): "\(name): error: not installed by fontkit"
    case .manifest(let path, let line):
      "\(path):\(line): error: not a line of the manifest (correct or remove it)"
    }
  }
}
