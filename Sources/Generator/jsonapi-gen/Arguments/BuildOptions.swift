import ArgumentParser
import Diagnostics
import OutputFolder

struct BuildOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "File whose time is updated when the run succeeds; created if missing.",
      discussion: "Generated files that do not change keep their times, so Make needs it.",
      valueName: "file"),
    completion: .file()
  )
  var stamp: String?

  @Option(
    help: ArgumentHelp(
      "File that lists what the stamp depends on, in Make's syntax, for Make and Ninja.",
      discussion: "Needs --stamp.", valueName: "file"),
    completion: .file()
  )
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
