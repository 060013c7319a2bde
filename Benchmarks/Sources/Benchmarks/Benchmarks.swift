/// Measures the comparisons whose names contain all the words that are given; all, without any.
@main
enum Benchmarks {
  static func main() throws {
    let words = CommandLine.arguments.dropFirst()
    print(Report.header)
    for comparison in try Suite.comparisons()
    where words.allSatisfy({ comparison.name.contains($0) }) {
      let measurements = try comparison.measure(rounds: 21, secondsPerSample: 0.05)
      for line in Report.lines(comparison, measurements) { print(line) }
    }
  }
}
