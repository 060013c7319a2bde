import Diagnostics

/// Finds files that import themselves, directly or through other files.
enum ImportCycles {
  /// Returns a diagnostic for each import that closes a cycle. Cycles whose files are all part of
  /// reported cycles are left out: files that import each other form a great many.
  static func diagnostics(in set: FileSet) -> [Diagnostic] {
    var diagnostics = DiagnosticList()
    var reported: Set<Int> = []
    var isDone = Array(repeating: false, count: set.drafts.count)
    for start in set.drafts.indices where !isDone[start] {
      // The path from the start, with the number of the next import to follow at each file.
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
          let isKnown = way[first...].allSatisfy { reported.contains($0.file) }
          guard !isKnown || step.target == file else { continue }
          let cycle = shortestCycle(closedBy: next, of: file, in: set)
          reported.formUnion(cycle.map(\.file))
          report(cycle, in: set, into: &diagnostics)
        } else if !isDone[step.target] {
          way.append((step.target, 0))
        }
      }
    }
    return diagnostics.elements
  }

  /// Returns the files of the shortest cycle, each with the number of its import that continues the
  /// cycle; `step` closes it.
  private static func shortestCycle(
    closedBy step: Int, of file: Int, in set: FileSet
  ) -> [(file: Int, step: Int)] {
    let start = set.imports[file][step].target
    var previous: [Int: (file: Int, step: Int)] = [:]
    var queue = [start]
    var next = 0
    while next < queue.count, queue[next] != file {
      for (step, target) in set.imports[queue[next]].map(\.target).enumerated()
      where target != start && previous[target] == nil {
        previous[target] = (queue[next], step)
        queue.append(target)
      }
      next += 1
    }
    var cycle = [(file: file, step: step)]
    while let first = cycle.first, let earlier = previous[first.file], first.file != start {
      cycle.insert(earlier, at: 0)
    }
    return cycle
  }

  private static func report(
    _ cycle: [(file: Int, step: Int)], in set: FileSet, into diagnostics: inout DiagnosticList
  ) {
    guard let last = cycle.last, let first = cycle.first else { return }
    let names = (cycle + [first]).map { set.drafts[$0.file].file.path }
    diagnostics.report(
      .importCycle, "the file imports itself: \(names.joined(separator: " → "))",
      at: set.imports[last.file][last.step].text.range,
      labels: cycle.dropLast().map {
        .init("on the way", at: set.imports[$0.file][$0.step].text.range)
      },
      suggestion: "move what both need into a file that imports neither")
  }
}

/// The paths of imports.
///
/// An import is a path relative to the file that imports, with `/` between its parts, to a `.yaml`
/// or `.yml` file. It may lead out of the importing file's folder with `..`, so that schemas of one
/// repository can share files; it is never absolute, so that a schema means the same on every
/// machine.
enum ImportPath {
  /// Returns true if a text can be the path of an import; the file need not exist.
  static func isValid(_ text: String) -> Bool {
    SchemaFiles.namesSchema(text) && !text.hasPrefix("/") && !text.hasPrefix("~")
      && !text.dropFirst().hasPrefix(":") && !text.contains("://") && !text.contains("\\")
  }

  static func path(of text: String, importedBy importer: String) -> String {
    let folder = importer.lastIndex(of: "/").map { importer[...$0] } ?? ""
    return normalized(folder + text)
  }

  /// A path without `.`, without empty parts, and without `..` after a folder.
  static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part == "..", parts.isEmpty, path.hasPrefix("/") {
        continue
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  static func relative(_ path: String, to importer: String) -> String {
    let parts = normalized(path).split(separator: "/")
    let folders = normalized(importer).split(separator: "/").dropLast()
    let shared = zip(parts, folders).prefix { $0 == $1 }.count
    return (folders.dropFirst(shared).map { _ in ".." } + parts.dropFirst(shared))
      .joined(separator: "/")
  }
}
