import FontCatalog
import FontFiles
import FontMeasuring

/// The texts that `fontkit measure` and `fontkit fit` are given.
struct TextOperands {
  private let texts: [String]

  /// Takes the operands of a command, of which there must be one.
  init(_ arguments: Arguments, for command: String) throws(CommandFailure) {
    texts = arguments.operands
    guard !texts.isEmpty else {
      throw .usage("\(command) needs a text", hint: "see 'fontkit help \(command)'")
    }
  }

  var count: Int { texts.count }

  /// What a function makes of each text; says of which it makes nothing, and why.
  func measured<Value>(
    _ console: Console, _ body: (String) throws(MeasuringError) -> Value
  ) -> [Value] {
    texts.compactMap { text in
      guard !text.hasStrayBytes else {
        console.report("'\(text)': error: it is not valid UTF-8")
        return nil
      }
      do throws(MeasuringError) { return try body(text) } catch {
        console.report("'\(text)': error: \(error.message)")
        return nil
      }
    }
  }
}
