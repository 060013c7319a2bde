import ArgumentParser
import Diagnostics
import Foundation
import OutputFolder
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
      yours. Where Schemas has schemas of yours, no other is added. Nothing that is there is \
      overwritten: if something else has the name of one of these files, it is named and nothing \
      is written.

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
    let hasSchemas = hasSchemas(beside: starter)
    guard !hasSchemas || starter == .small else {
      reporter.report(
        RunFailure(
          .unwritableOutput,
          "nothing was written, since \(path(Starter.schemas)) has schemas already, and the files of"
            + " a folder are one schema; choose another folder"))
      throw RunFailure.Kind.unwritableOutput.exitCode
    }
    var files = (hasSchemas ? [] : starter.schemas) + starter.otherFiles
    let makefile = ["GNUmakefile", "makefile", Starter.makefile].first {
      FileManager.default.fileExists(atPath: path($0))
    }
    let oldRules = makefile.map {
      (try? String(contentsOfFile: path($0), encoding: .utf8)) ?? ""
    }
    let newRules = MakefileRule.text(MakefileRule.all)
    if oldRules == nil || oldRules == newRules {
      files.append(GeneratedFile(path: makefile ?? Starter.makefile, text: newRules))
    }

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
    reporter.say(summary(of: written, starter, oldRules: oldRules, hasSchemas: hasSchemas))
  }

  /// Whether there are schemas of another name than those that would be written.
  private func hasSchemas(beside starter: Starter) -> Bool {
    let own = Set(starter.schemas.map { path($0.path) })
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(Starter.schemas))
    return (names ?? []).contains { name in
      (name.hasSuffix(".yaml") || name.hasSuffix(".yml")) && !name.hasPrefix(".")
        && !own.contains(path("\(Starter.schemas)/\(name)"))
    }
  }

  private func path(_ name: String) -> String {
    folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// What was written, and what is left to do.
  private func summary(
    of written: [String], _ starter: Starter, oldRules: String?, hasSchemas: Bool
  ) -> String {
    let files = written.map { "  \($0)" }.joined(separator: "\n")
    let steps =
      [
        ("Let Package.swift depend on the generator, if it does not yet:", starter.dependencies),
        (
          hasSchemas
            ? "Generate the models of your schemas in \(path(Starter.schemas)):"
            : "Write your API into \(path(Starter.schemas)), and generate its models:",
          (folder == "." ? "" : "cd \(Self.quoted(folder))\n") + "swift run jsonapi-gen generate"
        ),
        ("Give them a target in Package.swift:", starter.targets),
      ] + (oldRules.map(MakefileRule.steps) ?? [])
    let plan = steps.enumerated().map { index, step in
      "\(index + 1). \(step.0)\n\n\(Self.indented(step.1))"
    }
    return ([written.isEmpty ? "Everything is there already." : "Written:\n\(files)"] + plan)
      .joined(separator: "\n\n")
  }

  /// A path as a shell reads it.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "     \($0)" }.joined(separator: "\n")
  }
}
