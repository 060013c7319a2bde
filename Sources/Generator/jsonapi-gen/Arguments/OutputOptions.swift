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
      valueName: "format"
    )
  )
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
