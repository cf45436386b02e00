import FontFiles

/// The difference of two texts, as `diff -u` shows it.
public enum UnifiedDiff {
  private static let context = 3

  /// The difference of a file's old and new contents; empty when there is none.
  public static func text(of path: String, old: [UInt8], new: [UInt8]) -> String {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    let hunks = hunks(from: rows(oldLines, newLines))
    guard !hunks.isEmpty else { return "" }
    return "--- a/\(path.visible)\n+++ b/\(path.visible)\n" + hunks.joined()
  }

  private struct Row {
    let mark: Character
    let text: String
    /// How many lines of the old and the new text lie before it.
    let old: Int
    let new: Int
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    let last = lines.removeLast()
    return last.isEmpty ? lines : lines + [last + "\n\\ No newline at end of file"]
  }

  /// The lines of both texts, each once.
  private static func rows(_ old: [String], _ new: [String]) -> [Row] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map { $0.offset })
    let inserted = Set(difference.insertions.map { $0.offset })
    var rows: [Row] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        rows.append(Row(mark: "-", text: old[oldIndex], old: oldIndex, new: newIndex))
        oldIndex += 1
      } else if inserted.contains(newIndex) {
        rows.append(Row(mark: "+", text: new[newIndex], old: oldIndex, new: newIndex))
        newIndex += 1
      } else {
        rows.append(Row(mark: " ", text: old[oldIndex], old: oldIndex, new: newIndex))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return rows
  }

  /// Changed lines with a few around them; changes near each other share a hunk.
  private static func hunks(from rows: [Row]) -> [String] {
    var ranges: [Range<Int>] = []
    for index in rows.indices where rows[index].mark != " " {
      let range = max(0, index - context)..<min(rows.count, index + context + 1)
      if let last = ranges.last, range.lowerBound <= last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
      } else {
        ranges.append(range)
      }
    }
    return ranges.map { hunk(rows[$0]) }
  }

  private static func hunk(_ rows: ArraySlice<Row>) -> String {
    let oldCount = rows.count { $0.mark != "+" }
    let newCount = rows.count { $0.mark != "-" }
    let oldStart = (rows.first?.old ?? 0) + (oldCount > 0 ? 1 : 0)
    let newStart = (rows.first?.new ?? 0) + (newCount > 0 ? 1 : 0)
    return "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
      + rows.map { "\($0.mark)\($0.text)\n" }.joined()
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
