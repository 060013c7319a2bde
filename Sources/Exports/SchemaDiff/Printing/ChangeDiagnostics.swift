import Diagnostics

/// Changes in formats for programs.
public enum ChangeDiagnostics {
  /// Returns a JSON object on a line of its own for each change: a diagnostic with the group and
  /// the effects for the four questions, `breaks`, `may-break` or `none`.
  public static func json(_ report: ChangeReport) -> String {
    report.changes.map { change in
      DiagnosticJSON.render(
        change.diagnostic(report.severity(of: change)),
        adding: [("group", change.title)]
          + Question.allCases.map { ($0.rawValue, word(for: change.effects[$0])) })
    }
    .joined(separator: "\n")
  }

  /// Annotations of a GitHub workflow, all of them in files of the new schema.
  public static func github(_ report: ChangeReport) -> String {
    let diagnostics = report.changes.map { change in
      var diagnostic = change.diagnostic(report.severity(of: change))
      if change.isRemoval, change.enclosingRange.isKnown {
        diagnostic.labels = [.init("before", at: change.range)]
        diagnostic.range = change.enclosingRange
      }
      let effects = Question.allCases.compactMap { question -> String? in
        switch change.effects[question] {
        case .none: nil
        case .possible: "may break \(question.rawValue)"
        case .breaking: "breaks \(question.rawValue)"
        }
      }
      if !effects.isEmpty { diagnostic.message += " (\(effects.joined(separator: ", ")))" }
      return diagnostic
    }
    return DiagnosticGitHub.render(diagnostics)
  }

  private static func word(for effect: Effect) -> String {
    switch effect {
    case .none: "none"
    case .possible: "may-break"
    case .breaking: "breaks"
    }
  }
}
