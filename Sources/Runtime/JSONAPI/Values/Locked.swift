#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A value that several threads can access, protected by a lock.
package final class Locked<Value: Sendable>: Sendable {
  #if canImport(Darwin)
    // `Mutex` needs macOS 15.
    private let lock: OSAllocatedUnfairLock<Value>

    package init(_ value: Value) { lock = OSAllocatedUnfairLock(initialState: value) }

    package func withLock<Result: Sendable>(
      _ body: (inout Value) throws -> Result
    ) rethrows -> Result {
      try lock.withLockUnchecked(body)
    }
  #else
    private let lock: Mutex<Value>

    package init(_ value: Value) { lock = Mutex(value) }

    package func withLock<Result: Sendable, Failure: Error>(
      _ body: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result {
      try lock.withLock { (value) throws(Failure) in try body(&value) }
    }
  #endif
}

extension Locked {
  /// Returns the value for a key, which a function makes when it is first needed. If several threads need it at the same
  /// time, all of them get the same value.
  func value<Key: Hashable & Sendable, Kept: Sendable>(
    for key: Key, _ make: () -> Kept
  ) -> Kept where Value == [Key: Kept] {
    if let kept = withLock({ $0[key] }) { return kept }
    let made = make()
    return withLock { values in
      if let kept = values[key] { return kept }
      values[key] = made
      return made
    }
  }
}
