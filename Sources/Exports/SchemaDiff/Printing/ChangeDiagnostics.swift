import Diagnostics

public enum ChangeDiagnostics {
  /// Returns a JSON object on a line of its own for each change: a diagnostic with the group and
  /// the effects for the four questions, `breaks`, `may-break` or `none`.
  public static func json(_ report: ChangeReport) -> String {
    report.changes.map { change in
      DiagnosticJSON.render(
        change.diagnostic(report.severity(of: change)),
        adding: [("group", change.title)]
          + Question.allCases.map { ($0.rawValue, change.effects[$0].word) })
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
      let effects = Question.allCases.filter { change.effects[$0] != .none }.map {
        "\(change.effects[$0].word.replacing("-", with: " ")) \($0.rawValue)"
      }
      if !effects.isEmpty { diagnostic.message += " (\(effects.joined(separator: ", ")))" }
      return diagnostic
    }
    return DiagnosticGitHub.render(diagnostics)
  }
}

extension Effect {
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .possible: "may-break"
    case .breaking: "breaks"
    }
  }
}
