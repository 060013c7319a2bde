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
    let questions = Question.allCases
    let rows = changes.map { change in
      let marks = questions.map { String(change.effects[$0].rawValue) }
      return "| \(cell(change)) | \(marks.joined(separator: " | ")) |"
    }
    let header = "| | \(questions.map(\.rawValue).joined(separator: " | ")) |"
    let rule = "|---|" + String(repeating: ":-:|", count: questions.count)
    return ([header, rule] + rows).joined(separator: "\n")
  }

  private static func cell(_ change: SchemaChange) -> String {
    let note = change.fullNote.map { " (\($0))" } ?? ""
    return PrintableText.of("**\(change.title)**: \(change.message)\(note)")
      .replacing("|", with: "\\|")
  }
}
