import DiagnosticExplanations
import Diagnostics
import ResourceSchema

/// Tells what a run has to say, in the format that the user chose.
///
/// Text is for people and goes to standard error. JSON and annotations are for programs: they have
/// standard output for themselves.
struct Reporter {
  let format: DiagnosticOptions.Format
  /// Whether each warning is shown, rather than one for each kind and file.
  var showsAll = false

  /// The number of diagnostics that are shown as text.
  private static let maxDiagnostics = 1_000
  /// The number of diagnostics from which on a table of their kinds ends the run.
  private static let tableThreshold = 100

  /// Tells diagnostics, in the order in which they are given, with the lines of what was read.
  func report(_ diagnostics: [Diagnostic], in files: [SourceFile]) {
    guard !diagnostics.isEmpty else { return }
    switch format {
    case .text:
      let diagnostics = grouped(diagnostics)
      let shown = DiagnosticText.first(Self.maxDiagnostics, of: diagnostics)
      Console.printError(
        DiagnosticText.render(
          shown, files: files, isColored: Console.isErrorOutputColored))
      if shown.count < diagnostics.count {
        Console.printError(
          "\n… and \(diagnostics.count - shown.count) more: fix these first, or see all of them"
            + " with --diagnostics json")
      }
    case .json: Console.say(DiagnosticJSON.render(diagnostics))
    case .github: Console.say(DiagnosticGitHub.render(grouped(diagnostics)))
    }
  }

  /// Programs that read JSON have a place for each diagnostic; people and the few annotations of a
  /// workflow have not.
  private func grouped(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    showsAll
      ? diagnostics
      : diagnostics.grouped {
        guard let kind = DiagnosticIdentifier(rawValue: $0.identifier) else { return nil }
        if kind.isLint { return 1 }
        return kind.severity == .warning && $0.fixIts.isEmpty ? 3 : nil
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
    if diagnostics.count >= Self.tableThreshold { printError("\n" + diagnostics.tableOfKinds) }
    let isShort = grouped(diagnostics).count < diagnostics.count
    printError(
      "\n" + DiagnosticText.summary(diagnostics) + end + (isShort ? " --all shows each." : ""))
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
