import ArgumentParser

/// How commands tell what is wrong.
struct DiagnosticOptions: ParsableArguments {
  enum Format: String, CaseIterable, ExpressibleByArgument {
    case text, json, github
  }

  @Option(
    name: .customLong("diagnostics"),
    help: ArgumentHelp(
      "How to tell what is wrong: as text, as JSON, or as annotations of a GitHub workflow.",
      discussion: """
        Text goes to standard error. JSON, one object a line, and annotations go to standard \
        output, where nothing else is printed then.
        """,
      valueName: "format"
    )
  )
  var format = Format.text

  var reporter: Reporter { Reporter(format: format) }
}
