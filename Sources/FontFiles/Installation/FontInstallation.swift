/// The fonts that were installed for a user: copies in the user's font folder, and a manifest.
///
/// Nothing that the manifest does not list is ever changed or removed. The manifest is written
/// before a font appears and after it is removed, so that an interruption can leave a line without
/// a file, which does no harm, but no file without a line.
package struct FontInstallation {
  /// The user's font folder.
  package let folder: String
  private let stateFolder: String

  /// What became of a file that was to be installed.
  package enum Outcome: Hashable {
    /// It was copied to a path.
    case installed(String)
    /// The same bytes are there already.
    case unchanged(String)
  }

  /// The installation under a user's data folder (`$XDG_DATA_HOME`).
  package init(dataFolder: String) {
    folder = "\(dataFolder)/fonts"
    stateFolder = "\(dataFolder)/fontkit"
  }

  private var manifestPath: String { "\(stateFolder)/installed-fonts" }

  /// The paths of the installed fonts, in the order of installation.
  package func paths() throws(InstallationError) -> [String] {
    try manifest().entries.map { path(of: $0.fileName) }
  }

  /// Copies a font file into the font folder, under its own name.
  ///
  /// - Parameter source: The path of the font.
  /// - Returns: What became of it.
  /// - Throws: ``InstallationError``: ``InstallationError/occupied(path:)`` when another file has
  ///   that name.
  package func install(_ source: String) throws(InstallationError) -> Outcome {
    let fileName = FontSource.file(path: source).fileName
    let path = path(of: fileName)
    guard let bytes = try Self.contents(of: source) else {
      throw .unreadable(.notFound(path: source))
    }
    guard !fileName.utf8.contains(UInt8(ascii: "\n")) else {
      throw .system(path: path, reason: "its name holds a line break")
    }
    let lock = try lock()
    defer { extendLifetime(lock) }
    if let present = try Self.contents(of: path) {
      guard present == bytes else { throw .occupied(path: path) }
      return .unchanged(path)
    }
    try copy(bytes, as: fileName)
    return .installed(path)
  }

  private func copy(_ bytes: [UInt8], as fileName: String) throws(InstallationError) {
    let before = try manifest()
    var after = before
    after.add(InstallationManifest.Entry(bytes, fileName: fileName))
    try write(after)
    do {
      try AtomicFile.create(path(of: fileName), with: bytes)
    } catch {
      try write(before)
      throw error
    }
  }

  /// Removes the installed fonts with a file name, path or PostScript name.
  ///
  /// - Parameter name: The file name, with or without extension, the path, or the PostScript name.
  /// - Returns: The paths removed; one that was gone already is only forgotten.
  /// - Throws: ``InstallationError``; the files before the one that it names are removed.
  package func uninstall(_ name: String) throws(InstallationError) -> [String] {
    guard try !manifest().entries.isEmpty else { throw .notInstalled(name: name) }
    let lock = try lock()
    defer { extendLifetime(lock) }
    var manifest = try manifest()
    let entries = manifest.entries.filter { isMeant($0.fileName, by: name) }
    guard !entries.isEmpty else { throw .notInstalled(name: name) }
    for entry in entries {
      try requireUnchanged(entry)
      try AtomicFile.remove(path(of: entry.fileName))
      manifest.remove(entry.fileName)
      try write(manifest)
    }
    return entries.map { path(of: $0.fileName) }
  }

  private func requireUnchanged(
    _ entry: InstallationManifest.Entry
  ) throws(InstallationError) {
    let path = path(of: entry.fileName)
    guard let present = try Self.contents(of: path) else { return }
    guard InstallationManifest.Entry(present, fileName: entry.fileName) == entry else {
      throw .changed(path: path)
    }
  }

  private func isMeant(_ fileName: String, by name: String) -> Bool {
    let path = path(of: fileName)
    if [fileName, path, FontSource.file(path: path).stem].contains(name) { return true }
    let faces = (try? FontFile.read(path))?.faces ?? []
    return faces.contains { $0.names.postScript == name }
  }

  private func path(of fileName: String) -> String {
    "\(folder)/\(fileName)"
  }

  private func manifest() throws(InstallationError) -> InstallationManifest {
    guard let bytes = try Self.contents(of: manifestPath) else { return InstallationManifest() }
    return try InstallationManifest(String(decoding: bytes, as: UTF8.self), path: manifestPath)
  }

  private func write(_ manifest: InstallationManifest) throws(InstallationError) {
    try AtomicFile.replace(manifestPath, with: Array(manifest.text.utf8))
  }

  /// Keeps other processes from changing the installation, and makes its folders.
  private func lock() throws(InstallationError) -> FileLock {
    try AtomicFile.makeFolder(folder)
    try AtomicFile.makeFolder(stateFolder)
    return try FileLock("\(stateFolder)/lock")
  }

  /// A file's bytes; `nil` when there is none.
  private static func contents(of path: String) throws(InstallationError) -> [UInt8]? {
    do throws(FontFileError) {
      return try FileContents.read(path, limit: .max)
    } catch .notFound {
      return nil
    } catch {
      throw .unreadable(error)
    }
  }
}
