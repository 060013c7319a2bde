import ArgumentParser
import DiagnosticExplanations
import Diagnostics
import OpenAPIImport
import OutputFolder
import ResourceSchema

/// Prints the results of a run in the format that the user chose.
///
/// Text is for people, and diagnostics go to standard error. JSON and annotations are for programs:
/// standard output has nothing else. Functions that take a reporter print diagnostics with it, and
/// then throw an exit code.
struct Reporter {
  let format: DiagnosticOptions.Format
  /// True if each warning is shown, not one for each kind and file.
  let showsAll: Bool
  let progress: Progress
  let inputs = RunInputs()

  private static let maxDiagnostics = 1_000

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

  /// Groups warnings for people, and for workflows, which only show a few annotations. Programs
  /// that read JSON get all of them.
  private func grouped(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    showsAll
      ? diagnostics
      : diagnostics.grouped {
        if OpenAPIDiagnostic(rawValue: $0.identifier) != nil { return 1 }
        guard let kind = DiagnosticIdentifier(identifier: $0.identifier) else { return nil }
        if kind.isLint { return 1 }
        return kind.severity == .warning && $0.fixIts.isEmpty ? 3 : nil
      }
  }

  /// Prints diagnostics, and ends the run with a summary if one of them is an error.
  ///
  /// - Parameter consequence: The result of the run, such as `nothing was written`.
  func check(
    _ diagnostics: [Diagnostic], in files: [SourceFile], consequence: String? = nil
  ) throws {
    report(diagnostics, in: files)
    guard diagnostics.hasErrors else { return }
    summarize(diagnostics, consequence: consequence)
    throw ExitCode.diagnostics
  }

  /// Prints a failure, and returns the exit code for it.
  func report(_ failure: RunFailure) -> ExitCode {
    switch format {
    case .text:
      Console.printError(
        DiagnosticText.render(failure, isColored: Console.isErrorOutputColored))
    case .json: Console.say(DiagnosticJSON.render(failure))
    case .github: Console.say(DiagnosticGitHub.render(failure))
    }
    return failure.kind.exitCode
  }

  /// Prints the number of diagnostics and, for errors, a reference to the explanations, for people.
  func summarize(_ diagnostics: [Diagnostic], consequence: String? = nil) {
    guard format == .text, !diagnostics.isEmpty else { return }
    let end = consequence.map { ": \($0)." } ?? "."
    let isShort = grouped(diagnostics).count < diagnostics.count
    Console.printError(
      "\n" + DiagnosticText.summary(diagnostics) + end
        + (isShort ? " Use --all to show each one." : ""))
    if let hint = Explanations.hint(about: diagnostics) { Console.printError(hint) }
  }

  /// Prints the result of a run, for people.
  func say(_ text: String) {
    if format == .text { Console.say(text) }
  }

  /// Prints a line about an error, for people.
  func printError(_ text: String) {
    if format == .text { Console.printError(text) }
  }

  /// Returns the exit code for an error, and prints one that is not reported yet; `nil` for an error
  /// in the arguments.
  func exitCode(for error: any Error) -> ExitCode? {
    switch error {
    case let code as ExitCode: code
    case let failure as RunFailure: report(failure)
    case let error as OutputError: report(RunFailure(.unwritableOutput, "\(error)"))
    default: nil
    }
  }
}

/// A command whose errors a reporter prints.
protocol ReportingCommand: ParsableCommand {
  var format: DiagnosticOptions.Format { get }
  var quiet: Bool { get }
  var showsAll: Bool { get }
  /// True to run again after each change to the inputs.
  var watch: Bool { get }

  func run(_ reporter: Reporter) throws
}

/// A command with options for its diagnostics.
protocol DiagnosingCommand: ReportingCommand {
  var diagnostics: DiagnosticOptions { get }
}

extension DiagnosingCommand {
  var format: DiagnosticOptions.Format { diagnostics.format }
}

extension ReportingCommand {
  var format: DiagnosticOptions.Format { .text }
  var quiet: Bool { false }
  var showsAll: Bool { false }
  var watch: Bool { false }

  /// A reporter for one run.
  var reporter: Reporter {
    let progress = Progress(isWanted: !quiet && format == .text)
    return Reporter(format: format, showsAll: showsAll, progress: progress)
  }

  func run() throws {
    if watch { try WatchLoop.run(self) }
    let reporter = reporter
    do {
      try run(reporter)
    } catch {
      throw reporter.exitCode(for: error) ?? error
    }
  }
}

/// Returns the value of a function, or throws its error as a failure of the run.
func failing<Value>(as kind: RunFailure.Kind, _ body: () throws -> Value) throws -> Value {
  do {
    return try body()
  } catch {
    throw RunFailure(kind, "\(error)")
  }
}

extension ExitCode {
  /// The input has an error, or --check found outdated or unformatted files.
  static let diagnostics = ExitCode(1)
  /// `EX_CANTCREAT` of `sysexits.h`.
  static let unwritableOutput = ExitCode(73)
}

extension RunFailure.Kind {
  var exitCode: ExitCode {
    switch self {
    case .missingSchema, .missingPayload, .missingConfiguration, .missingTemplates,
      .missingRevision:
      ExitCode(66)  // `EX_NOINPUT` of `sysexits.h`
    case .outdatedOutput, .unformattedSchema: .diagnostics
    case .brokenTemplate, .internalError: ExitCode(70)  // `EX_SOFTWARE`
    case .unwritableOutput: .unwritableOutput
    }
  }
}
