import ArgumentParser
import OutputFolder

struct DiagnosticOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github
  }

  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp(
      "Diagnostics format: text, JSON, or annotations of a GitHub workflow.",
      discussion: """
        Text goes to standard error. JSON, one object per line, and annotations go to standard \
        output; nothing else is printed there.
        """,
      valueName: "format"))
  var format = Format.text
}

struct FileOutput: ParsableArguments {
  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp(
      "File to write instead of standard output; written atomically.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  func write(_ text: String) throws {
    guard let output else { return Console.write(text) }
    try FileReplacement.write(text, to: output)
  }

  /// Writes a text to a new file, or to standard output.
  static func writeNew(_ text: String, to output: String?) throws {
    guard let output else { return Console.write(text) }
    try NewFiles([GeneratedFile(path: output, text: text)]).write()
  }
}

struct BuildOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "File whose time is updated when the run succeeds; created if missing.",
      discussion: "Generated files that do not change keep their times, so Make needs it.",
      valueName: "file"),
    completion: .file())
  var stamp: String?

  @Option(
    help: ArgumentHelp(
      "File that lists what the stamp depends on, in Make's syntax, for Make and Ninja.",
      discussion: "Needs --stamp.", valueName: "file"),
    completion: .file())
  var depfile: String?

  @Flag(help: "Generate nothing; print the files that a run reads, one per line.")
  var listInputs = false

  @Flag(help: "Generate nothing; print the files that a run writes, one per line.")
  var listOutputs = false

  func validate() throws {
    guard depfile == nil || stamp != nil else {
      throw ValidationError("--depfile lists what the stamp depends on: name it with --stamp.")
    }
    guard !listInputs || !listOutputs else {
      throw ValidationError("--list-inputs and --list-outputs cannot be combined.")
    }
    guard !isList || stamp == nil else {
      throw ValidationError("\(listOption) and --stamp cannot be combined.")
    }
  }

  var isList: Bool { listInputs || listOutputs }

  var listOption: String { listInputs ? "--list-inputs" : "--list-outputs" }

  /// Checks that the depfile is not the file of somebody else, before anything is written.
  func check() throws {
    if let depfile { _ = try BuildRecord.existing(depfile: depfile) }
  }

  /// Writes the depfile and the stamp of a run that succeeded.
  func record(_ reporter: Reporter) throws {
    guard let stamp else { return }
    if let depfile {
      let inputs = reporter.inputs.files + reporter.inputs.folders
      try BuildRecord.write(depfile: depfile, of: stamp, inputs: inputs)
    }
    try BuildRecord.touch(stamp: stamp)
  }
}
