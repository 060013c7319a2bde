/// One implementation of the work that a comparison measures.
struct Route {
  let name: String
  /// Does the work once. The result prevents the compiler from removing the work.
  let work: () throws -> Int
}

/// Several implementations of the same work on the same bytes. The first one is the baseline.
struct Comparison {
  let name: String
  let byteCount: Int
  let routes: [Route]
}

/// The result of measuring a route.
struct Measurement {
  let route: String
  /// The median CPU time of one repetition, in seconds.
  let seconds: Double
  /// The median over all rounds of this route's time divided by that of the first route.
  let ratio: Double
}

extension Comparison {
  /// Measures the routes in turn in each round, so that anything that slows the machine down affects all
  /// of them.
  func measure(rounds: Int, secondsPerSample: Double) throws -> [Measurement] {
    let repetitions = try routes.map { try Self.repetitions(of: $0, lasting: secondsPerSample) }
    var samples = [[Double]](repeating: [], count: routes.count)
    for _ in 0..<rounds {
      for (index, route) in routes.enumerated() {
        samples[index].append(try Self.sample(route, repetitions: repetitions[index]))
      }
    }
    return routes.indices.map { index in
      Measurement(
        route: routes[index].name,
        seconds: median(samples[index]),
        ratio: median(zip(samples[index], samples[0]).map { $0 / $1 }))
    }
  }

  private static func repetitions(of route: Route, lasting seconds: Double) throws -> Int {
    _ = try route.work()
    let once = try sample(route, repetitions: 3)
    return max(1, Int(seconds / once))
  }

  private static func sample(_ route: Route, repetitions: Int) throws -> Double {
    var total = 0
    let seconds = try CPUClock.seconds {
      for _ in 0..<repetitions { total &+= try route.work() }
    }
    blackHole(total)
    return seconds / Double(repetitions)
  }
}

private func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

@inline(never)
private func blackHole(_: Int) {}
