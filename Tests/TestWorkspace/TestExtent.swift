import Foundation

/// How much is tested where testing everything takes long.
///
/// `swift test` and `make test` test a sample, the same in each run. If the environment variable
/// `TEST_ALL` is set, as by `make test-all` and in CI, they test everything.
public enum TestExtent {
  public static let isComplete = ProcessInfo.processInfo.environment["TEST_ALL"] != nil

  /// Returns a number of cases: all, or those of the sample.
  public static func count(all: Int, sample: Int) -> Int {
    isComplete ? all : sample
  }
}

extension Array {
  /// All elements, or every `step`th of them in the sample. Samples with different offsets are
  /// disjoint, so that many of them cover what one leaves out.
  public func sample(every step: Int, offset: Int = 0) -> [Element] {
    TestExtent.isComplete
      ? self : stride(from: offset % step, to: count, by: step).map { self[$0] }
  }
}
