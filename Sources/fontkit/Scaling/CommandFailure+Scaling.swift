import FontCatalog
import FontFiles
import FontScaling

extension CommandFailure {
  /// Computes, and turns what cannot be computed into a failed command.
  static func computing<Value>(
    _ body: () throws(ScalingError) -> Value
  ) throws(CommandFailure) -> Value {
    do throws(ScalingError) { return try body() } catch {
      throw CommandFailure(message: "fontkit: error: \(error)", status: .unusable)
    }
  }

  /// Computes, and gives `nil` for what nobody has published and for a font of no size.
  static func published<Value>(
    _ body: () throws(ScalingError) -> Value
  ) throws(CommandFailure) -> Value? {
    try computing { () throws(ScalingError) -> Value? in
      do throws(ScalingError) { return try body() } catch {
        switch error {
        case .unavailable, .roundsToNothing: return nil
        default: throw error
        }
      }
    }
  }

  /// Reads JSON5, and turns what is wrong in it into a failed command.
  static func reading<Value>(
    _ path: String, console: Console, _ body: (JSON5Value) throws(JSON5Error) -> Value
  ) throws(CommandFailure) -> Value {
    let bytes = try InputFile.read(path, console: console)
    do throws(JSON5Error) {
      return try body(try JSON5Reader.read(bytes, file: path == "-" ? "<stdin>" : path))
    } catch {
      throw CommandFailure(message: error.description, status: .unusable)
    }
  }

  /// Reads a font file, and turns what is wrong with it into a failed command.
  static func readingFont(_ path: String) throws(CommandFailure) -> FontFile {
    do throws(FontFileError) { return try FontFile.read(path) } catch {
      throw .input(path, error.message)
    }
  }
}
