/// Writes the XML of Checkstyle 4.3.
struct CheckstyleReporter {
  let style: ReportStyle

  func render(_ report: Report) -> String {
    let files = Dictionary(grouping: report.reported, by: \.place.file)
    let elements = files.sorted { $0.key < $1.key }.map { file, findings in
      """
        <file name="\(XML.escaped(style.path(file)))">
      \(findings.map(element).joined())  </file>

      """
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <checkstyle version="4.3">
      \(elements.joined())</checkstyle>

      """
  }

  private func element(for finding: Finding) -> String {
    let column = finding.place.column.map { " column=\"\($0)\"" } ?? ""
    return """
          <error line="\(finding.place.line ?? 1)"\(column) severity="\(finding.severity.rawValue)" \
      message="\(XML.escaped(finding.message))" source="fontkit.rules.\(finding.rule)"/>

      """
  }
}
