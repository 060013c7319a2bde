extension [Diagnostic] {
  package var errors: [Diagnostic] { filter { $0.severity == .error } }
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Returns the diagnostics with those beyond a limit merged: one diagnostic for each kind and
  /// file, with the count and the first places.
  ///
  /// - Parameter limit: Returns the number of diagnostics like this one that are shown one by one;
  ///   `nil` if all are.
  package func grouped(beyond limit: (Diagnostic) -> Int?) -> [Diagnostic] {
    let counts = reduce(into: [:]) { $0[[$1.identifier, $1.range.file], default: 0] += 1 }
    let groups = grouped { diagnostic -> [String]? in
      let key = [diagnostic.identifier, diagnostic.range.file]
      return limit(diagnostic).flatMap { counts[key, default: 0] > $0 ? key : nil }
    }
    return groups.map { group in
      var first = group[0]
      first.labels += group.dropFirst().prefix(3).map { .init($0.message, at: $0.range) }
      if group.count > 1 { first.message += " (and \(group.count - 1) more in this file)" }
      return first
    }
  }
}
