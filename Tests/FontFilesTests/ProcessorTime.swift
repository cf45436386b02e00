import Foundation

/// The seconds past which reading a file counts as a hang.
///
/// A release build takes less than two; this leaves room for one that is not optimised and looks at
/// each memory access, so that only work without bound goes over.
let hang = 20.0

/// The seconds of this thread that some work takes, which other work on the machine does not stretch.
func processorTime(_ work: () -> Void) -> Double {
  let start = threadTime()
  work()
  return threadTime() - start
}

private func threadTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}
