import FontFiles

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The process: arguments in, two streams and a status out.
@main
enum Main {
  /// Runs on this thread until a command starts other tasks: an asynchronous `main` would first end
  /// this thread and start another, which costs a sixth of the start-up.
  static func main() {
    MappingFault.readAsZeros()
    Task.immediate { @concurrent in
      let arguments = (0..<Int(CommandLine.argc)).dropFirst().compactMap { index in
        unsafe CommandLine.unsafeArgv[index].map { unsafe String(systemPath: $0) }
      }
      exit(await Fontkit.run(arguments, console: .process).rawValue)
    }
    while true { pause() }
  }
}
