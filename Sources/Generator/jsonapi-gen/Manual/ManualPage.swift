import ArgumentParser

/// A page for `man`, in the language of troff.
struct ManualPage {
  private let command: CommandDescription
  private let arguments: [CommandDescription.Argument]

  init(_ command: CommandDescription) throws {
    self.command = command
    arguments = try command.arguments()
  }

  /// The name of the page and of its file: `jsonapi-gen-infer`.
  var name: String { command.words.joined(separator: "-") }
  var fileName: String { name + ".1" }

  private static let exitCodes = "Exit codes: "

  /// The text of the page, which only depends on the command.
  var text: String {
    let version = JSONAPIGen.configuration.version
    var lines = [
      #".TH "\#(Self.escaped(name.uppercased()))" 1 "" "jsonapi-gen \#(version)" "User Commands""#,
      ".SH NAME", #"\#(Self.escaped(name)) \- \#(Self.escaped(command.abstract))"#, ".SH SYNOPSIS",
      ".nf",
    ]
    lines += command.usage.split(separator: "\n").map { Self.line($0) } + [".fi"]
    let paragraphs = command.discussion.filter { !$0.hasPrefix(Self.exitCodes) }
    if !paragraphs.isEmpty { lines += [".SH DESCRIPTION"] + paragraphs.flatMap(Self.paragraph) }
    lines += entries("ARGUMENTS", arguments.filter { $0.kind == "positional" })
    lines += entries("OPTIONS", arguments.filter { $0.kind != "positional" })
    if !command.subcommands.isEmpty {
      lines.append(".SH COMMANDS")
      for inner in command.subcommands {
        lines += [".TP", Self.bold(inner.words.last ?? ""), Self.line(inner.abstract[...])]
      }
    }
    if let codes = command.discussion.first(where: { $0.hasPrefix(Self.exitCodes) }) {
      lines += [".SH EXIT STATUS"] + Self.exitStatus(codes.dropFirst(Self.exitCodes.count))
    }
    return (lines + seeAlso).joined(separator: "\n") + "\n"
  }

  private var seeAlso: [String] {
    let outer = (1..<command.words.count).map { command.words.prefix($0).joined(separator: "-") }
    let pages = outer + command.subcommands.map { $0.words.joined(separator: "-") }
    guard !pages.isEmpty else { return [] }
    return [".SH SEE ALSO", pages.map { "\(Self.bold($0))(1)" }.joined(separator: ", ")]
  }

  private func entries(_ title: String, _ arguments: [CommandDescription.Argument]) -> [String] {
    guard !arguments.isEmpty else { return [] }
    return [".SH \(title)"] + arguments.flatMap { [".TP", Self.call($0)] + Self.words(about: $0) }
  }

  /// Returns an argument as it is written on the command line: `-o, --output file`.
  private static func call(_ argument: CommandDescription.Argument) -> String {
    let value = argument.valueName.map { #"\fI\#(escaped($0))\fR"# }
    guard let names = argument.names, argument.kind != "positional" else { return value ?? "" }
    // The short name comes first, by convention.
    let sorted = names.filter { $0.kind != "long" } + names.filter { $0.kind == "long" }
    let text = sorted.map { bold($0.text) }.joined(separator: ", ")
    return text + (argument.kind == "option" ? value.map { " " + $0 } ?? "" : "")
  }

  private static func words(about argument: CommandDescription.Argument) -> [String] {
    var sentences = [argument.abstract, argument.discussion].compactMap { $0 }
    if let values = argument.allValues, !values.isEmpty {
      sentences.append("Values: \(values.joined(separator: ", ")).")
    }
    if let value = argument.defaultValue { sentences.append("Default: \(value).") }
    return sentences.flatMap { $0.split(separator: "\n").map { line($0) } }
  }

  /// Returns a paragraph; the line breaks of indented text are kept.
  private static func paragraph(_ text: String) -> [String] {
    let lines = text.split(separator: "\n")
    guard text.hasPrefix("  ") else { return [".PP"] + lines.map { line($0) } }
    return [".PP", ".nf", ".RS 4"] + lines.map { line($0.drop { $0 == " " }) } + [".RE", ".fi"]
  }

  /// `0 done, 1 a file is wrong` as a list.
  private static func exitStatus(_ text: Substring) -> [String] {
    text.split(separator: #/, (?=\d)/#).flatMap { part in
      let number = part.prefix { $0.isNumber }
      return [".TP", bold(String(number)), line(part.dropFirst(number.count + 1))]
    }
  }

  private static func bold(_ text: String) -> String { #"\fB\#(escaped(text))\fR"# }

  /// Returns a line of text, escaped so that troff does not read it as a request.
  private static func line(_ text: Substring) -> String {
    let text = escaped(String(text))
    return text.hasPrefix(".") || text.hasPrefix("'") ? #"\&"# + text : text
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: #"\e"#).replacing("-", with: #"\-"#).replacing("`", with: #"\(ga"#)
      .replacing("…", with: "...")
  }
}
