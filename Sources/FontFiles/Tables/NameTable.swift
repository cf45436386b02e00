/// The records of a `name` table, decoded, and which of them stands for each name ID.
struct NameTable {
  private(set) var records: [NameRecord] = []
  /// The BCP 47 tags that a version 1 table defines for language identifiers from 0x8000 up.
  private var languageTags: [String?] = []
  private var best: [Int: (rank: Int, record: Int)] = [:]
  /// Strings may share bytes, so their sum is not bounded by the table: this is.
  private var remainingBytes = 1 << 20
  /// Records whose string lies outside the table.
  private(set) var strayRecords = 0

  init(_ table: Bytes) throws(Malformed) {
    let version = try table.uint16(at: 0)
    let count = try table.uint16(at: 2)
    let storage = try table.slice(from: try table.uint16(at: 4))
    let rows = try table.slice(6, count: 12 * count)
    records.reserveCapacity(count)
    for index in 0..<count {
      try append(try rows.slice(12 * index, count: 12), storage)
    }
    guard version == 1 else { return }
    let tags = 6 + 12 * count
    for index in 0..<(try table.uint16(at: tags)) {
      let row = try table.slice(tags + 2 + 4 * index, count: 4)
      languageTags.append(
        utf16Text(storage, offset: try row.uint16(at: 2), length: try row.uint16(at: 0)))
    }
  }

  /// The string that stands for a name ID, by the order of ``FontNames``.
  func string(_ nameID: Int) -> String? {
    best[nameID].flatMap { records[$0.record].string }
  }

  /// The family names in languages other than that of the family itself, by BCP 47 tag.
  var localizedFamilies: [String: String] {
    var families: [String: String] = [:]
    let main = (best[1] ?? best[16]).map { records[$0.record] }
    for nameID in [1, 16] {
      for record in records where record.nameID == nameID && !record.isEnglish {
        guard let tag = languageTag(of: record), let string = record.string else { continue }
        guard main.flatMap(languageTag) != tag else { continue }
        families[tag] = string
      }
    }
    return families
  }

  /// The BCP 47 tag of a record's language; `nil` when the language is unknown.
  func languageTag(of record: NameRecord) -> String? {
    guard record.language < 0x8000 else {
      let index = record.language - 0x8000
      return index < languageTags.count ? languageTags[index] : nil
    }
    switch record.platform {
    case 1: return MacintoshLanguage.tag(record.language)
    case 3: return WindowsLanguage.tag(record.language)
    default: return nil
    }
  }

  private mutating func append(_ row: Bytes, _ storage: Bytes) throws(Malformed) {
    var record = NameRecord(
      platform: try row.uint16(at: 0), encoding: try row.uint16(at: 2),
      language: try row.uint16(at: 4), nameID: try row.uint16(at: 6), string: nil)
    let length = try row.uint16(at: 8)
    let offset = try row.uint16(at: 10)
    if offset + length > storage.count { strayRecords += 1 }
    record.string = text(record, storage, offset: offset, length: length)
    if let rank = record.rank, record.string != nil,
      best[record.nameID].map({ rank < $0.rank }) ?? true
    {
      best[record.nameID] = (rank, records.count)
    }
    records.append(record)
  }

  private mutating func text(
    _ record: NameRecord, _ storage: Bytes, offset: Int, length: Int
  ) -> String? {
    if record.isUTF16 { return utf16Text(storage, offset: offset, length: length) }
    guard record.platform == 1, let bytes = take(storage, offset: offset, length: length) else {
      return nil
    }
    let isASCII = bytes.allSatisfy { $0 < 0x80 }
    guard record.encoding == 0 || isASCII else { return nil }
    return isASCII ? String(decoding: bytes, as: UTF8.self) : MacRoman.text(bytes)
  }

  private mutating func utf16Text(_ storage: Bytes, offset: Int, length: Int) -> String? {
    take(storage, offset: offset, length: length)?.utf16Text
  }

  private mutating func take(_ storage: Bytes, offset: Int, length: Int) -> Bytes? {
    guard length <= remainingBytes else { return nil }
    remainingBytes -= length
    return try? storage.slice(offset, count: length)
  }
}

extension NameRecord {
  fileprivate var isUTF16: Bool {
    platform == 0 || (platform == 3 && [0, 1, 10].contains(encoding))
  }

  fileprivate var isEnglish: Bool {
    (platform == 3 && language == 0x409) || (platform == 1 && language == 0)
  }

  /// How early Apple platforms take this record for its name ID; `nil` for never.
  fileprivate var rank: Int? {
    switch platform {
    case 3 where isUTF16: isEnglish ? 0 : 1
    case 1 where encoding == 0: isEnglish ? 2 : 3
    case 0: 4
    default: nil
    }
  }
}

extension Bytes {
  /// The text of UTF-16 bytes; `nil` when they are not valid.
  fileprivate var utf16Text: String? {
    guard count.isMultiple(of: 2) else { return nil }
    let isASCII = stride(from: 0, to: count, by: 2).allSatisfy {
      self[$0] == 0 && self[$0 + 1] < 0x80
    }
    guard !isASCII else {
      return unsafe String(unsafeUninitializedCapacity: count / 2) { text in
        for index in 0..<count / 2 { unsafe text[index] = self[2 * index + 1] }
        return count / 2
      }
    }
    let units = stride(from: 0, to: count, by: 2).map {
      UInt16(self[$0]) << 8 | UInt16(self[$0 + 1])
    }
    return String(validating: units, as: UTF16.self)
  }
}
