/// Measures the comparisons whose names contain all words on the command line; all of them if there are
/// none. `--route` selects the route of a name, which is useful with a profiler.
@main
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst().split(
      separator: "--route", maxSplits: 1, omittingEmptySubsequences: false)
    let words = arguments.first ?? []
    let route = arguments.count > 1 ? arguments[1].first : nil
    print(Report.header)
    for comparison in try Suite.comparisons()
    where words.allSatisfy({ comparison.name.contains($0) }) {
      let comparison = comparison.limited(toRoute: route)
      let measurements = try comparison.measure(rounds: 21, secondsPerSample: 0.05)
      for line in Report.lines(comparison, measurements) { print(line) }
    }
  }
}

extension Comparison {
  fileprivate func limited(toRoute word: String?) -> Comparison {
    guard let word else { return self }
    return Comparison(
      name: name, byteCount: byteCount, routes: routes.filter { $0.name == word })
  }
}
