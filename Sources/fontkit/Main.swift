#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process: arguments in, two streams and a status out.
@main
enum Main {
  static func main() async {
    let arguments = Array(CommandLine.arguments.dropFirst())
    let status = await Fontkit.run(arguments, console: .process)
    exit(status.rawValue)
  }
}
