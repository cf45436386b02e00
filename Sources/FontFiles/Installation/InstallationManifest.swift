/// What was installed: a line for each file, with its fingerprint, size and name.
struct InstallationManifest {
  /// An installed file.
  struct Entry: Hashable {
    var fingerprint: UInt64
    var byteCount: Int
    var fileName: String

    init(_ bytes: [UInt8], fileName: String) {
      fingerprint = bytes.fingerprint
      byteCount = bytes.count
      self.fileName = fileName
    }
  }

  private(set) var entries: [Entry] = []

  init() {}

  /// Reads a manifest's text.
  init(_ text: String, path: String) throws(InstallationError) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      guard let entry = Entry(line) else { throw .manifest(path: path, line: index + 1) }
      entries.append(entry)
    }
  }

  var text: String {
    entries.map { "\(String($0.fingerprint, radix: 16)) \($0.byteCount) \($0.fileName)\n" }.joined()
  }

  /// Adds an entry, in the place of one for the same file.
  mutating func add(_ entry: Entry) {
    remove(entry.fileName)
    entries.append(entry)
  }

  mutating func remove(_ fileName: String) {
    entries.removeAll { $0.fileName == fileName }
  }
}

extension InstallationManifest.Entry {
  /// Reads a line byte by byte: a combining character that begins a file's name would make one
  /// `Character` with the space before it.
  fileprivate init?(_ line: Substring.UTF8View) {
    let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 2).map { Substring($0) }
    guard fields.count == 3, let fingerprint = UInt64(fields[0], radix: 16),
      let byteCount = Int(fields[1]), !fields[2].utf8.contains(UInt8(ascii: "/"))
    else { return nil }
    self.fingerprint = fingerprint
    self.byteCount = byteCount
    fileName = String(fields[2])
  }
}

extension [UInt8] {
  /// The 64-bit FNV-1a hash: it tells a changed file from the one installed, and proves nothing
  /// against forgery.
  fileprivate var fingerprint: UInt64 {
    reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
