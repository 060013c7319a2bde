import ArgumentParser
import OutputFolder

struct FileOutput: ParsableArguments {
  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp(
      "File to write instead of standard output; written atomically.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var output: String?

  /// Writes a text to the file, or to standard output.
  func write(_ text: String, _ reporter: Reporter) throws {
    guard let output else { return Console.write(text) }
    try reporter.failing(as: .unwritableOutput) { try FileReplacement.write(text, to: output) }
  }
}
