import DiagnosticExplanations
import Diagnostics

/// Tells what a run has to say, in the format that the user chose.
///
/// Text is for people and goes to standard error. JSON and annotations are for programs: they have
/// standard output for themselves.
struct Reporter {
  let format: DiagnosticOptions.Format

  /// How many diagnostics are shown as text: more are no help to who reads them.
  private static let mostDiagnostics = 1_000

  /// Tells diagnostics, in the order in which they are given, with the lines of what was read.
  func report(_ diagnostics: [Diagnostic], in files: [SourceFile]) {
    guard !diagnostics.isEmpty else { return }
    switch format {
    case .text:
      let shown = DiagnosticText.first(Self.mostDiagnostics, of: diagnostics)
      Console.printError(
        DiagnosticText.render(
          shown, files: files, isColored: Console.isErrorOutputColored))
      if shown.count < diagnostics.count {
        Console.printError(
          "\n… and \(diagnostics.count - shown.count) more: mend these first, or see all of them"
            + " with --diagnostics json")
      }
    case .json: Console.say(DiagnosticJSON.render(diagnostics))
    case .github: Console.say(DiagnosticGitHub.render(diagnostics))
    }
  }

  /// Tells what ends the run.
  func report(_ failure: RunFailure) {
    switch format {
    case .text:
      Console.printError(
        DiagnosticText.render(failure, isColored: Console.isErrorOutputColored))
    case .json: Console.say(DiagnosticJSON.render(failure))
    case .github: Console.say(DiagnosticGitHub.render(failure))
    }
  }

  /// Adds a line about what was found, for people: how much, and what it means; for errors another,
  /// about where to read more.
  ///
  /// - Parameter consequence: what became of the run, such as `nothing was written`.
  func summarize(_ diagnostics: [Diagnostic], consequence: String? = nil) {
    guard !diagnostics.isEmpty else { return }
    let end = consequence.map { ": \($0)." } ?? "."
    printError("\n" + DiagnosticText.summary(diagnostics) + end)
    if let hint = Explanations.hint(about: diagnostics) { printError(hint) }
  }

  /// Prints what a run did, for people.
  func say(_ text: String) {
    if format == .text { Console.say(text) }
  }

  /// Prints more about what is wrong, for people.
  func printError(_ text: String) {
    if format == .text { Console.printError(text) }
  }

  /// Does something that can fail, and ends the run if it does.
  func failing<Value>(as kind: RunFailure.Kind, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      report(RunFailure(kind, "\(error)"))
      throw kind.exitCode
    }
  }
}
