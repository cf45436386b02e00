/// A table for people: columns as wide as they need to be, numbers to the right.
struct TextTable {
  /// The names of the columns.
  var header: [String]
  var rows: [[String]] = []
  /// How many columns at the left hold text, which stands to the left.
  var textColumns = 1

  /// The table as lines.
  var text: String {
    let lines = [header] + rows
    let widths = header.indices.map { column in lines.map { $0[column].columns }.max() ?? 0 }
    return lines.map { line($0, widths) + "\n" }.joined()
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let space = String(repeating: " ", count: widths[column] - cells[column].columns)
      return column < textColumns ? cells[column] + space : space + cells[column]
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}
