/// A table of the reference that sets what a schema says beside what it is in Swift.
enum ReferenceTable {
  struct Row {
    /// The line of the page.
    let line: Int
    /// What the row says: a spelling of the schema, and the Swift that it becomes.
    let spellings: [(schema: String, swift: String)]
  }

  /// The rows under a header that show code in both columns, without those that elide something in
  /// the first.
  static func rows(under header: String, in page: String) -> [Row] {
    let lines = page.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: header[...]) else { return [] }
    return lines[(start + 2)...].prefix { $0.hasPrefix("|") }.enumerated().compactMap {
      offset, line in
      let bar = "\u{1}"
      let columns = line.replacing("\\|", with: bar).split(separator: "|").map { column in
        String(column.replacing(bar, with: "|"))
      }
      let schemas = codes(in: columns[0]).filter { !$0.contains("…") && !$0.hasSuffix(":") }
      let swift = codes(in: columns[1]).first
      let isTheSame = columns[1].contains("the same") && swift == nil
      guard !schemas.isEmpty, swift != nil || isTheSame else { return nil }
      return Row(
        line: start + 3 + offset,
        spellings: schemas.map { schema in
          (concrete(schema), ReferenceExample.bare(concrete(swift ?? schema)))
        })
    }
  }

  /// Returns true if a text contains a spelling, in which `…` means anything.
  static func contains(_ text: String, _ spelling: String) -> Bool {
    var rest = text[...]
    for (index, part) in spelling.split(separator: "…").enumerated() {
      guard let place = rest.ranges(of: part).first else { return false }
      // What is elided is the rest of a type, and no more than a line or two.
      if index > 0, rest.distance(from: rest.startIndex, to: place.lowerBound) > 100 {
        return false
      }
      rest = rest[place.upperBound...]
    }
    return true
  }

  /// `T` means any type in the tables.
  private static func concrete(_ code: String) -> String {
    code.replacing(/\bT\b/, with: "Int")
  }

  private static func codes(in column: String) -> [String] {
    column.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
