import Diagnostics

/// Explanations of the kinds of changes, from the table of effects and from texts.
public enum ChangeExplanation {
  /// The explanation of a kind, for a terminal; without a final line break.
  public static func text(_ kind: ChangeKind, isColored: Bool = false) -> String {
    let style = TerminalStyle(isColored: isColored)
    let rows = rows(of: kind)
    let width = rows.map { ($0.condition ?? "").count }.max() ?? 0
    let indent = String(repeating: " ", count: width == 0 ? 0 : width + 2)
    let header = indent + columns.joined(separator: "  ")
    let lines = rows.map { row in
      let condition = row.condition ?? ""
      let start = condition + String(repeating: " ", count: indent.count - condition.count)
      let cells = zip(columns, cells(of: row)).map {
        question, mark in
        let before = (question.count - 1) / 2
        return String(repeating: " ", count: before) + mark
          + String(repeating: " ", count: question.count - 1 - before)
      }
      return (start + cells.joined(separator: "  ")).trimmingEnd
    }
    let table = ([header] + lines).map { "  \($0)" }.joined(separator: "\n")
    return [
      style.painted("\(kind.rawValue) (change): \(kind.summary)", .bold), kind.advice, table,
      "  \(ChangeText.marks)\n  \(legend)",
    ].joined(separator: "\n\n")
  }

  /// A line for each kind, under a title.
  public static func list() -> String {
    let width = ChangeKind.allCases.map(\.rawValue.count).max() ?? 0
    let lines = ChangeKind.allCases.map { kind -> String in
      let space = String(repeating: " ", count: width - kind.rawValue.count + 2)
      return "  \(kind.rawValue)\(space)\(kind.summary)"
    }
    return (["Changes between two versions of a schema"] + lines).joined(separator: "\n")
  }

  /// The end of the page `Documentation/Changes.md`: a table of all changes, and their explanations.
  public static func markdown() -> String {
    let lines = ChangeKind.allCases.flatMap { kind in
      rows(of: kind).enumerated().map { index, row in
        let name = index == 0 ? "[`\(kind.rawValue)`](#\(kind.rawValue))" : ""
        return "| \(name) | \(row.condition ?? "") | "
          + cells(of: row).joined(separator: " | ") + " |"
      }
    }
    let header = "| identifier | | \(columns.joined(separator: " | ")) |"
    let rule = "|---|---|" + String(repeating: ":-:|", count: columns.count)
    let table = ([header, rule] + lines).joined(separator: "\n")
    let sections = ChangeKind.allCases.map { kind in
      "### `\(kind.rawValue)`\n\n\(kind.summary.capitalizingFirst).\n\n\(kind.advice)"
    }
    return ([table] + sections).joined(separator: "\n\n")
  }

  /// The effects that the schemas determine; the others depend on the generated Swift.
  private static let columns = ["reads", "writes", "server", "accepts"]

  private static let legend =
    "accepts: the effect on the server if clients can now send what changed"

  private static func cells(of row: ChangeRow) -> [String] {
    [row.effects[.reads], row.effects[.writes], row.effects[.server], row.effectOnAccepting]
      .map { String($0.rawValue) }
  }

  private static func rows(of kind: ChangeKind) -> [ChangeRow] {
    ChangeRow.allCases.filter { $0.kind == kind }
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var result = self
    while result.last == " " { result.removeLast() }
    return result
  }
}
