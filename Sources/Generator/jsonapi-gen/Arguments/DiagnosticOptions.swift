import ArgumentParser

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

  func reporter(isQuiet: Bool = false, showsAll: Bool = false) -> Reporter {
    Reporter(
      format: format, showsAll: showsAll,
      progress: Progress(isWanted: !isQuiet && format == .text))
  }
}
