extension SampleFont {
  /// The `name` table.
  package struct Names {
    package var records: [Record]
    /// BCP 47 tags of the languages from 0x8000 up; any make the table a version 1.
    package var languageTags: [String] = []

    /// Complete English names for Windows.
    package init(family: String, style: String, postScriptName: String) {
      let full = style == "Regular" ? family : "\(family) \(style)"
      records = [
        Record(0, "Copyright 2026 The \(family) authors"),
        Record(1, family),
        Record(2, style),
        Record(3, "1.000;TEST;\(postScriptName)"),
        Record(4, full),
        Record(5, "Version 1.000"),
        Record(6, postScriptName),
      ]
    }

    /// The Windows English string of a name ID; setting `nil` removes every record of the ID.
    package subscript(_ id: Int) -> String? {
      get { records.first { $0.id == id && $0.isWindowsEnglish }?.string }
      set {
        records.removeAll { $0.id == id && ($0.isWindowsEnglish || newValue == nil) }
        if let newValue { records.append(Record(id, newValue)) }
      }
    }

    package var table: [UInt8] {
      let ordered = records.sorted { $0.order.lexicographicallyPrecedes($1.order) }
      var headers: [UInt8] = []
      var storage: [UInt8] = []
      for record in ordered {
        headers.append(uint16s: record.platform, record.encoding, record.language, record.id)
        headers.append(uint16s: record.bytes.count, storage.count)
        storage += record.bytes
      }
      if !languageTags.isEmpty { headers.append(uint16: languageTags.count) }
      for tag in languageTags {
        let bytes = Record.utf16(tag)
        headers.append(uint16s: bytes.count, storage.count)
        storage += bytes
      }
      var table: [UInt8] = []
      table.append(uint16s: languageTags.isEmpty ? 0 : 1, ordered.count, 6 + headers.count)
      return table + headers + storage
    }
  }
}
