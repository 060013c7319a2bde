import Foundation

/// Returns the CPU time that work takes: the least of three runs, as other tests run beside it.
package func cpuTime(_ work: () throws -> Void) rethrows -> Duration {
  var least: Duration?
  for _ in 0..<3 {
    let start = threadTime()
    try work()
    let time = threadTime() - start
    least = min(least ?? time, time)
  }
  return least ?? .zero
}

/// Returns the CPU time that the current thread has used.
private func threadTime() -> Duration {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
