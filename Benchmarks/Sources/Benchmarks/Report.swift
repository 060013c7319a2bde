import Foundation

/// A table of results.
enum Report {
  static let header = line("document", "route", "ms", "MB/s", "ratio")

  static func lines(_ comparison: Comparison, _ measurements: [Measurement]) -> [String] {
    measurements.enumerated().map { index, measurement in
      line(
        index == 0 ? comparison.name : "",
        measurement.route,
        String(format: "%.4f", measurement.seconds * 1_000),
        String(format: "%.1f", Double(comparison.byteCount) / measurement.seconds / 1e6),
        String(format: "%.3f", measurement.ratio))
    }
  }

  private static func line(
    _ document: String, _ route: String, _ time: String, _ speed: String, _ ratio: String
  ) -> String {
    let left: (String, Int) -> String = { text, width in
      text.padding(toLength: width, withPad: " ", startingAt: 0)
    }
    let right: (String, Int) -> String = { text, width in
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    return left(document, 46) + left(route, 28) + right(time, 9) + right(speed, 8)
      + right(ratio, 7)
  }
}
