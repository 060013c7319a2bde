import Diagnostics

/// Explanations of the kinds of changes, from the table of effects and from texts.
public enum ChangeExplanation {
  /// The explanation of a kind, for a terminal; without a final line break.
  public static func text(_ kind: ChangeKind, isColored: Bool = false) -> String {
    let style = TerminalStyle(isColored: isColored)
    let rows = rows(of: kind)
    let width = rows.map { ($0.condition ?? "").count }.max() ?? 0
    let indent = width == 0 ? 0 : width + 2
    let header = String.spaces(indent) + columns.map(\.rawValue).joined(separator: "  ")
    let lines = rows.map { row in
      let cells = zip(columns, cells(of: row)).map { question, cell in
        let width = question.rawValue.count
        return (.spaces((width - cell.count) / 2) + cell).padded(to: width)
      }
      let line = (row.condition ?? "").padded(to: indent) + cells.joined(separator: "  ")
      return line.replacing(#/ +$/#, with: "")
    }
    let table = ([header] + lines).map { "  \($0)" }.joined(separator: "\n")
    return [
      style.painted("\(kind.rawValue) (change): \(kind.summary)", .bold), kind.advice, table,
      legend(of: rows).map { "  \($0)" }.joined(separator: "\n"),
    ].joined(separator: "\n\n")
  }

  public static func list() -> String {
    let width = ChangeKind.allCases.map(\.rawValue.count).max() ?? 0
    let lines = ChangeKind.allCases.map { "  \($0.rawValue.padded(to: width))  \($0.summary)" }
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
    let header = "| identifier | | \(columns.map(\.rawValue).joined(separator: " | ")) |"
    let rule = "|---|---|" + String(repeating: ":-:|", count: columns.count)
    let table = ([header, rule] + lines).joined(separator: "\n")
    let sections = ChangeKind.allCases.map { kind in
      "### `\(kind.rawValue)`\n\n\(kind.summary.capitalizingFirst).\n\n\(kind.advice)"
    }
    return ([table] + sections).joined(separator: "\n\n")
  }

  /// The questions that the schemas answer.
  private static let columns = Question.allCases.filter { $0 != .source }

  private static func legend(of rows: [ChangeRow]) -> [String] {
    [ChangeText.marks]
      + (rows.contains(where: dependsOnClients)
        ? ["in parentheses: only if clients can now send what changed"] : [])
      + ["source: depends on the generated Swift"]
  }

  private static func cells(of row: ChangeRow) -> [String] {
    columns.map { question in
      let effect = row.effects[question]
      return question == .server && dependsOnClients(row)
        ? "(\(row.effectOnAccepting.rawValue))" : String(effect.rawValue)
    }
  }

  private static func dependsOnClients(_ row: ChangeRow) -> Bool {
    row.effectOnAccepting > row.effects[.server]
  }

  private static func rows(of kind: ChangeKind) -> [ChangeRow] {
    ChangeRow.allCases.filter { $0.kind == kind }
  }
}
