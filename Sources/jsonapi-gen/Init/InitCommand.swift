import ArgumentParser
import Foundation
import ModelGenerator
import ResourceSchema

/// `jsonapi-gen init`: writes what somebody needs to begin, over nothing that is there.
struct InitCommand: ParsableCommand {
  enum Origin: String, CaseIterable, ExpressibleByArgument {
    case blog
  }

  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Writes a first schema, and what generates its models.",
    discussion: """
      Writes a small schema with comments, the JSON Schema with which editors complete and check \
      it, a configuration file for the other commands, and a Makefile, or says what to add to \
      yours. Nothing that is there is overwritten: if something else has the name of one of these \
      files, it is named and nothing is written.

      Exit codes: 0 done, 64 wrong usage, 73 something is in the way, or cannot be written.
      """
  )

  @Option(
    name: .customLong("from"),
    help: "Start with a larger example instead of a small schema, with its Swift types."
  )
  var origin: Origin?

  @Argument(
    help: ArgumentHelp("The folder of the package.", valueName: "folder"), completion: .directory)
  var folder = "."

  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    guard !folder.isEmpty else { throw ValidationError("The name of the folder is empty.") }
  }

  func run() throws {
    let reporter = diagnostics.reporter
    let starter = origin == .blog ? Starter.blog : .small
    var files = starter.files
    let hasMakefile = ["GNUmakefile", "makefile", Starter.makefile].contains {
      FileManager.default.fileExists(atPath: path($0))
    }
    if !hasMakefile { files.append(GeneratedFile(path: Starter.makefile, text: starter.rules)) }

    let newFiles = NewFiles(files.map { GeneratedFile(path: path($0.path), text: $0.text) })
    let taken = try reporter.failing(as: .unwritableOutput) { try newFiles.taken() }
    guard taken.isEmpty else {
      reporter.report(
        RunFailure(
          .unwritableOutput,
          "nothing was written, since init overwrites nothing and this is there already; "
            + "move it away, or choose another folder",
          details: taken))
      throw RunFailure.Kind.unwritableOutput.exitCode
    }
    let written = try reporter.failing(as: .unwritableOutput) { try newFiles.write() }
    reporter.say(summary(of: written, starter, hasMakefile: hasMakefile))
  }

  private func path(_ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// What was written, and what is left to do.
  private func summary(of written: [String], _ starter: Starter, hasMakefile: Bool) -> String {
    let files = written.map { "  \($0)" }.joined(separator: "\n")
    let makefile = try? String(contentsOfFile: path(Starter.makefile), encoding: .utf8)
    var steps = [
      ("Let Package.swift depend on the generator, if it does not yet:", starter.dependencies),
      (
        "Write your API into \(path(Starter.schemas)), and generate its models:",
        "swift run jsonapi-gen generate"
      ),
      ("Give them a target in Package.swift:", starter.targets),
    ]
    if hasMakefile, makefile != starter.rules {
      steps.append(("Add to your Makefile:", starter.rules))
    }
    let plan = steps.enumerated().map { index, step in
      "\(index + 1). \(step.0)\n\n\(Self.indented(step.1))"
    }
    return ([written.isEmpty ? "Everything is there already." : "Written:\n\(files)"] + plan)
      .joined(separator: "\n\n")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "     \($0)" }.joined(separator: "\n")
  }
}
