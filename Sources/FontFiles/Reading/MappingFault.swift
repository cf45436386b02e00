#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What happens when a file is cut while it is mapped, and a byte that is gone is read: SIGBUS, which
/// ends the process.
package enum MappingFault {
  /// Makes such bytes zeros from now on, in the whole process: for a program to call once, and never
  /// for a library.
  ///
  /// Whoever maps files must look afterwards whether they were cut, as ``FontFile`` does.
  package static func readAsZeros() {
    #if canImport(Glibc)
      var action = sigaction()
      action.sa_flags = SA_SIGINFO
      unsafe action.__sigaction_handler.sa_sigaction = { _, fault, _ in
        // Only what a signal handler may: the page that is gone gives way to one of zeros.
        let size = sysconf(Int32(_SC_PAGESIZE))
        if unsafe fault?.pointee.si_code == Int32(BUS_ADRERR),
          let address = unsafe fault?.pointee._sifields._sigfault.si_addr,
          case let page = unsafe UnsafeMutableRawPointer(
            bitPattern: UInt(bitPattern: address) & ~UInt(bitPattern: size - 1)),
          unsafe mmap(page, size, PROT_READ, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0)
            != MAP_FAILED
        {
          return
        }
        signal(SIGBUS, SIG_DFL)
      }
      unsafe sigaction(SIGBUS, &action, nil)
    #endif
  }
}
