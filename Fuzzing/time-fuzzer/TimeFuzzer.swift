import BlogModels
import Foundation
import JSONAPI
import JSONAPIUntyped
import LibFuzzer

/// Looks for texts that take long to decode or encode: the time must be linear in the bytes, whatever is nested in
/// what. Arguments are libFuzzer's.
@main
enum TimeFuzzer {
  static func main() {
    var count = CommandLine.argc
    var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
    let status = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
      let text = Data(UnsafeBufferPointer(start: data, count: size))
      TimeFuzzer.check(ArticleDocument.self, text)
      TimeFuzzer.check(SearchResults.self, text)
      TimeFuzzer.check(UntypedDocument.self, text)
      TimeFuzzer.check(JSONValue.self, text)
      return 0
    }
    precondition(status == 0, "libFuzzer ended with \(status)")
  }

  /// Ends the process if decoding a text and encoding the value takes too long.
  private static func check<Value: Codable>(_ type: Value.Type, _ text: Data) {
    // For 10 KB 5 ms, which counting the branches for libFuzzer makes four times as long. What is the same for
    // each text, such as looking types up once, takes up to 1 ms.
    let limit = 1_000_000 + 2_000 * UInt64(text.count)
    // The least of several times, as others use the machine, too.
    var least = UInt64.max
    for _ in 0..<5 where least > limit {
      let start = cpuTime()
      if let value = try? JSONAPIDecoder().decode(type, from: text) {
        _ = try? JSONAPIEncoder().encode(value)
      }
      least = min(least, cpuTime() - start)
    }
    guard least > limit else { return }
    fatalError("\(text.count) bytes as \(type) take \(least) ns; the limit is \(limit)")
  }

  /// The time in nanoseconds that this thread has run.
  private static func cpuTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
