import ArgumentParser
import Diagnostics
import Foundation
import Inference
import JSONSource
import OpenAPIImport
import OutputFolder
import SchemaReader

struct InitCommand: DiagnosingCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Creates a starter schema, configuration and Makefile.",
    usage: "jsonapi-gen init [<options>] [<folder>]",
    discussion: """
      Creates a small schema with comments, a JSON Schema for completion and checks in editors, a \
      configuration file for the other commands, and a Makefile; if you already have a Makefile, \
      prints the rules to add. If the folder Schemas already has schemas, none is added. Nothing \
      is overwritten: if a different file with one of these names exists, nothing is written.

      With --from, the schema is inferred from payloads as by `jsonapi-gen infer`, imported from \
      an OpenAPI description as by `jsonapi-gen import openapi`, or copied from the larger example \
      `blog`.

      Exit codes: 0 done, 1 a payload or the description cannot be read, 64 invalid arguments, 66 \
      a payload is missing, 73 a file already exists or cannot be written.
      """
  )

  @Option(
    name: .customLong("from"),
    help: ArgumentHelp(
      "JSON or HAR files or an OpenAPI description to start from, or `blog`.",
      discussion: "A file, or a folder with .json and .har files.", valueName: "origin"),
    completion: .file(extensions: ["json", "har", "yaml", "yml"]))
  var origin: String?

  @Option(
    help: ArgumentHelp(
      "Name of the API, if its schema is inferred or imported.", valueName: "name"))
  var name: String?

  @Argument(
    help: ArgumentHelp("Folder of the package.", valueName: "folder"), completion: .directory)
  var folder = "."

  @OptionGroup var diagnostics: DiagnosticOptions

  func validate() throws {
    guard name == nil || origin != nil else {
      throw ValidationError("--name needs --from, whose API it names.")
    }
  }

  func run(_ reporter: Reporter) throws {
    let starter = try starter(reporter)
    let hasSchemas = hasSchemas(beside: starter)
    guard !hasSchemas || origin == nil else {
      throw RunFailure(
        .unwritableOutput,
        "nothing was written, because \(path(Starter.folder)) already has schemas, and all files"
          + " in a folder form one schema; choose another folder")
    }
    var files = (hasSchemas ? [] : starter.schemas) + starter.otherFiles
    let makefile = ["GNUmakefile", "makefile", Starter.makefile].first {
      FileManager.default.fileExists(atPath: path($0))
    }
    let oldRules = makefile.map {
      (try? String(contentsOfFile: path($0), encoding: .utf8)) ?? ""
    }
    if oldRules == nil || oldRules == Starter.rules {
      files.append(GeneratedFile(path: makefile ?? Starter.makefile, text: Starter.rules))
    }

    let newFiles = NewFiles(files.map { GeneratedFile(path: path($0.path), text: $0.text) })
    let taken = try newFiles.taken()
    guard taken.isEmpty else {
      throw RunFailure(
        .unwritableOutput,
        "nothing was written, because init never overwrites files and these already exist; "
          + "move them away, or choose another folder",
        details: taken)
    }
    let written = try newFiles.write()
    reporter.say(summary(of: written, starter, oldRules: oldRules, hasSchemas: hasSchemas))
  }

  private func starter(_ reporter: Reporter) throws -> Starter {
    guard let origin else { return .small }
    let exists = FileManager.default.fileExists(atPath: origin)
    if origin == "blog", !exists { return .blog }
    if exists, !SchemaFiles.isFolder(origin) {
      let file = try failing(as: .missingPayload) {
        try SourceFile(contentsOf: origin, maxSize: JSONReader.maxSize)
      }
      if OpenAPIImport.isDescription(file) { return try imported(file, reporter) }
    }
    let arguments = try InferenceArguments.parse([])
    let reader = try arguments.read([origin], reporter)
    guard !reader.diagnostics.hasErrors else { throw ExitCode.diagnostics }
    let inferred = Inference.schema(from: reader.profile, arguments.options(name: name ?? "API"))
    reporter.say(InferenceSummary(reader: reader, inferred: inferred).text + "\n")
    return Starter(inferred: inferred.text)
  }

  private func imported(_ file: SourceFile, _ reporter: Reporter) throws -> Starter {
    let result = OpenAPIImport.read(file, name: name)
    reporter.report(result.diagnostics, in: [file])
    guard let text = result.text else {
      reporter.summarize(result.diagnostics, consequence: "nothing was written")
      throw ExitCode.diagnostics
    }
    reporter.say(result.summary + "\n")
    return Starter(inferred: text)
  }

  /// Returns true if there are schemas with other names than those of the starter.
  private func hasSchemas(beside starter: Starter) -> Bool {
    let own = Set(starter.schemas.map { path($0.path) })
    let names = try? FileManager.default.contentsOfDirectory(atPath: path(Starter.folder))
    return (names ?? []).contains { name in
      SchemaFiles.namesSchema(name) && !name.hasPrefix(".")
        && !own.contains(path("\(Starter.folder)/\(name)"))
    }
  }

  private func path(_ name: String) -> String {
    folder == "." ? name : OutputFolder(path: folder).location(of: name)
  }

  private func summary(
    of written: [String], _ starter: Starter, oldRules: String?, hasSchemas: Bool
  ) -> String {
    let files = written.map { "  \($0)" }.joined(separator: "\n")
    let commands = Starter.rules.split(separator: "\n").filter { $0.hasPrefix("\t") }
    let hasRules = oldRules.map { commands.allSatisfy($0.contains) } ?? true
    let steps =
      [
        ("Add the generator to the dependencies in Package.swift:", starter.dependencies),
        (
          hasSchemas
            ? "Generate the models of your schemas in \(path(Starter.folder)):"
            : starter.step(for: path(Starter.folder)),
          (folder == "." ? "" : "cd \(Self.quoted(folder))\n") + "swift run jsonapi-gen generate"
        ),
        ("Add a target for the models to Package.swift:", starter.targets),
      ] + (hasRules ? [] : [("Add to your Makefile:", String(Starter.rules.dropLast()))])
    let plan = steps.enumerated().map { index, step in
      "\(index + 1). \(step.0)\n\n\(step.1.indented(by: 5))"
    }
    return ([written.isEmpty ? "All files already exist." : "Written:\n\(files)"] + plan)
      .joined(separator: "\n\n")
  }

  /// Returns a path with the quotes that a shell requires.
  private static func quoted(_ path: String) -> String {
    let isPlain = path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+~".contains($0) }
    return isPlain ? path : "'\(path.replacing("'", with: "'\\''"))'"
  }
}
