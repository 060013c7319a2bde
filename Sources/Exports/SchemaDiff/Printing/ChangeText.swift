import Diagnostics

/// Changes for people, as text in a terminal.
///
/// ```text
/// articles
/// ✗ ~ · ✗ attribute `subtitle` was removed [removed-attribute]
///         old/blog.yaml:8:7
/// ```
public enum ChangeText {
  /// Returns a legend, the changes by group, and their numbers, without a final line break.
  public static func render(_ report: ChangeReport, isColored: Bool = false) -> String {
    guard !report.changes.isEmpty else { return report.counts }
    let style = TerminalStyle(isColored: isColored)
    var parts = [legend]
    for changes in report.changes.grouped(by: \.title) {
      let lines = changes.flatMap { self.lines(of: $0, style) }
      let title = style.painted(PrintableText.of(changes[0].title), .bold)
      parts.append(([title] + lines).joined(separator: "\n"))
    }
    return (parts + [report.counts]).joined(separator: "\n\n")
  }

  private static let legend = """
    ┌ reads: models of the old schema read what a server of the new one sends
    │ ┌ writes: a server of the new schema accepts what clients of the old one send
    │ │ ┌ server: a server that follows the old schema can stay as it is
    │ │ │ ┌ source: Swift that uses the old models compiles with the new ones
    │ │ │ │ \(marks)
    """

  static let marks = "✗ breaks, ~ may break, · does not break"

  private static func lines(of change: SchemaChange, _ style: TerminalStyle) -> [String] {
    let marks = Question.allCases.map { paint(change.effects[$0], style) }.joined(separator: " ")
    var lines = ["\(marks) \(PrintableText.of(change.message)) [\(change.kind.rawValue)]"]
    var places = PrintableText.of(change.range)
    if let old = change.oldRange { places += ", before at \(PrintableText.of(old))" }
    if change.range.isKnown { lines.append(places) }
    if let note = change.fullNote {
      lines.append("\(style.painted("note:", .blue)) \(PrintableText.of(note))")
    }
    return lines.prefix(1) + lines.dropFirst().map { "        \($0)" }
  }

  private static func paint(_ effect: Effect, _ style: TerminalStyle) -> String {
    let mark = String(effect.rawValue)
    return switch effect {
    case .breaking: style.painted(mark, .red)
    case .possible: style.painted(mark, .yellow)
    case .none: mark
    }
  }
}
