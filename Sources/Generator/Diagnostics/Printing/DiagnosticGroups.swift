extension [Diagnostic] {
  package var errors: [Diagnostic] { filter { $0.severity == .error } }
  package var hasErrors: Bool { contains { $0.severity == .error } }

  /// Returns the diagnostics with those beyond a limit merged: one diagnostic for each kind and
  /// file, with the count and the first places.
  ///
  /// - Parameter limit: Returns the number of diagnostics like this one that are shown one by one;
  ///   `nil` if all are.
  package func grouped(beyond limit: (Diagnostic) -> Int?) -> [Diagnostic] {
    let counts = reduce(into: [:]) { $0[$1.kindAndFile, default: 0] += 1 }
    var groups: [[String]: (index: Int, count: Int)] = [:]
    var result: [Diagnostic] = []
    for diagnostic in self {
      let key = diagnostic.kindAndFile
      let isGrouped = limit(diagnostic).map { counts[key, default: 0] > $0 } ?? false
      guard isGrouped, let group = groups[key] else {
        if isGrouped { groups[key] = (result.count, 1) }
        result.append(diagnostic)
        continue
      }
      groups[key] = (group.index, group.count + 1)
      if group.count <= 3 {
        result[group.index].labels.append(.init(diagnostic.message, at: diagnostic.range))
      }
    }
    for group in groups.values where group.count > 1 {
      result[group.index].message += " (and \(group.count - 1) more in this file)"
    }
    return result
  }
}

extension Diagnostic {
  fileprivate var kindAndFile: [String] { [identifier, range.file] }
}
