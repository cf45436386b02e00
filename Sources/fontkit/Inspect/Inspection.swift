import FontCatalog
import FontFiles

/// One file as it will be printed, or why it will not be.
struct Inspection: Sendable {
  let text: String
  let warnings: [String]
  let failure: InspectFailure?

  /// Reads and renders a file; `input` may already be a failure to find it.
  init(_ input: Result<String, InspectFailure>, _ request: InspectRequest, colored: Bool) {
    do throws(InspectFailure) {
      let (path, file) = try Self.read(input, request.reading)
      text =
        request.isJSON
        ? InspectJSON(request).value(of: file).compact
        : InspectText(request, colored: colored).text(of: file)
      warnings = file.damageInWords.map { "\(path): warning: \($0)" }
      failure = nil
    } catch {
      text = ""
      warnings = []
      failure = error
    }
  }

  private static func read(
    _ input: Result<String, InspectFailure>, _ options: ReadingOptions
  ) throws(InspectFailure) -> (path: String, file: FontFile) {
    let path = try input.get()
    do throws(FontFileError) {
      return (path, try FontFile.read(path, options: options))
    } catch {
      throw InspectFailure(error)
    }
  }
}
