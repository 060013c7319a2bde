import Diagnostics

/// Changes as Markdown, for release notes.
public enum ChangeMarkdown {
  /// A table for changes that break clients or servers, one for those that Swift code notices alone
  /// and one for the others; without a final line break.
  public static func render(_ report: ChangeReport) -> String {
    guard !report.changes.isEmpty else { return report.counts }
    let breaking = report.changes.filter { $0.effects.breaks([.reads, .writes, .server]) }
    let source = report.changes.filter {
      !$0.effects.breaks([.reads, .writes, .server]) && $0.effects.breaks([.source])
    }
    let others = report.changes.filter { !$0.effects.breaks(Question.allCases) }
    let sections = [
      ("Breaking changes", breaking), ("Changes of Swift code", source), ("Other changes", others),
    ]
    let parts = sections.filter { !$0.1.isEmpty }.map { "## \($0.0)\n\n\(table(of: $0.1))" }
    return (parts + ["\(report.counts) (\(ChangeText.marks).)"]).joined(separator: "\n\n")
  }

  private static func table(of changes: [SchemaChange]) -> String {
    let rows = changes.map { change in
      "| \(cell(change)) | " + cells(change.effects).joined(separator: " | ") + " |"
    }
    return (["| | \(questions.joined(separator: " | ")) |", "|---|\(columns)"] + rows)
      .joined(separator: "\n")
  }

  private static func cell(_ change: SchemaChange) -> String {
    let note = change.fullNote.map { " (\($0))" } ?? ""
    return PrintableText.of("**\(change.title)**: \(change.message)\(note)")
      .replacing("|", with: "\\|")
  }

  static let questions = Question.allCases.map(\.rawValue)
  static let columns = String(repeating: ":-:|", count: questions.count)

  static func cells(_ effects: Effects) -> [String] {
    Question.allCases.map { String(effects[$0].rawValue) }
  }
}
