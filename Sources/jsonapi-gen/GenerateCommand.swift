import ArgumentParser
import ModelGenerator
import ResourceSchema

/// `jsonapi-gen generate`: calls the stages in order and prints what they say.
struct GenerateCommand: ParsableCommand {
  /// Where schemas are looked for if none is named.
  static let defaultSchemas = "Schemas"

  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes the Swift models of a schema into a folder.",
    discussion: """
      Only files whose bytes change are written, and only files that an earlier run wrote are \
      deleted: \(OutputFolder.manifestName) in the folder lists them, so keep it in version \
      control. If the schema has a mistake, nothing is written.

      Exit codes: 0 done, 1 the schema or --check has something to say, 64 wrong usage, \
      66 a schema is missing, 73 the output cannot be written.
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Schema files, and folders whose .yaml and .yml files are schemas; together they are one schema.",
      discussion: "Without any, the folder \(defaultSchemas) is read.",
      valueName: "schema"
    ),
    completion: .file(extensions: ["yaml", "yml"])
  )
  var schemas: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the models; made if it is missing.", valueName: "folder"),
    completion: .directory
  )
  var output: String

  @Flag(help: "Write nothing; name what would change, and exit with 1 if anything would.")
  var check = false

  @Flag(help: "Write nothing; name what would change.")
  var dryRun = false

  @Flag(name: .shortAndLong, help: "Print nothing but errors and warnings.")
  var quiet = false

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("The name of the output folder is empty.") }
    guard !schemas.contains("") else { throw ValidationError("The name of a schema is empty.") }
    guard !check || !dryRun else {
      throw ValidationError("--check and --dry-run exclude each other.")
    }
    guard !schemas.isEmpty || SchemaFiles.isFolder(Self.defaultSchemas) else {
      throw ValidationError(
        "Name a schema file or a folder of schemas, since there is no folder "
          + "\(Self.defaultSchemas) here.")
    }
  }

  var schemaPaths: [String] { schemas.isEmpty ? [Self.defaultSchemas] : schemas }

  func run() throws {
    let start = ContinuousClock.now
    let reading = try readSchema()
    let files = try generate(reading)
    let folder = OutputFolder(path: output)
    let plan = try refusing(.unwritableOutput) { try folder.plan(files) }
    let report = RunReport(reading: reading, plan: plan, output: output)

    guard plan.conflicts.isEmpty else {
      for conflict in plan.conflicts { Console.complain("error: \(conflict)") }
      Console.complain("Nothing was written.")
      throw ExitCode.unwritableOutput
    }
    if check, !plan.isUpToDate {
      Console.complain(report.staleness)
      throw ExitCode.findings
    }
    if !check, !dryRun {
      try refusing(.unwritableOutput) { try folder.carryOut(plan) }
    }
    if !quiet {
      let isDone = !check && !dryRun
      Console.say(report.summary(isDone: isDone, duration: ContinuousClock.now - start))
    }
  }
}
