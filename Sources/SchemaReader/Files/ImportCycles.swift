import Diagnostics

/// Files that import themselves, by way of others or at once.
enum ImportCycles {
  /// One diagnostic for each import that closes a circle, at that import.
  static func diagnostics(in set: FileSet) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    var isDone = Array(repeating: false, count: set.drafts.count)
    for start in set.drafts.indices where !isDone[start] {
      // The way from the start, with the number of the import to follow next.
      var way = [(file: start, next: 0)]
      while let (file, next) = way.last {
        guard next < set.imports[file].count else {
          isDone[file] = true
          way.removeLast()
          continue
        }
        way[way.count - 1].next += 1
        let step = set.imports[file][next]
        if let first = way.firstIndex(where: { $0.file == step.target }) {
          report(way[first...].map { ($0.file, $0.next - 1) }, in: set, into: &diagnostics)
        } else if !isDone[step.target] {
          way.append((step.target, 0))
        }
      }
    }
    return diagnostics.elements
  }

  private static func report(
    _ circle: [(file: Int, step: Int)], in set: FileSet, into diagnostics: inout DiagnosticList
  ) {
    guard let last = circle.last, let first = circle.first else { return }
    let names = (circle + [first]).map { set.drafts[$0.file].file.path }
    diagnostics.report(
      .importCycle, "the file imports itself: \(names.joined(separator: " → "))",
      at: set.imports[last.file][last.step].text.range,
      labels: circle.dropLast().map {
        .init("on the way", at: set.imports[$0.file][$0.step].text.range)
      },
      suggestion: "move what both need into a file that imports neither")
  }
}
