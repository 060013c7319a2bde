/// One way to do what a comparison measures.
struct Route {
  let name: String
  /// Does the work once; what it returns keeps the work from being optimised away.
  let work: () throws -> Int
}

/// Several ways to do the same work with the same bytes. The first one is what the others are measured
/// against.
struct Comparison {
  let name: String
  let byteCount: Int
  let routes: [Route]
}

/// What was measured of a route.
struct Measurement {
  let route: String
  /// The median of the samples, in seconds of CPU for one time.
  let seconds: Double
  /// The median, over the rounds, of this route's time divided by the first route's in the same round.
  let ratio: Double
}

extension Comparison {
  /// Measures the routes in turn, round after round, so that whatever slows the machine down slows all
  /// of them down.
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
