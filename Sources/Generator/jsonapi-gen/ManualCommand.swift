import ArgumentParser
import Diagnostics
import Foundation
import OutputFolder

struct ManualCommand: ReportingCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual",
    abstract: "Writes a manual page for each command.",
    discussion: """
      The pages contain the help of the commands. `make install` installs them where `man` finds \
      them, with completions for shells. To print the completions, run \
      `jsonapi-gen --generate-completion-script` with `bash`, `zsh` or `fish`.

      Exit codes: 0 done, 64 invalid arguments, 70 internal error, 73 a page cannot be written, \
      74 standard output cannot be written.
      """
  )

  @Option(
    name: [.customShort("o", allowingJoined: true), .long],
    help: ArgumentHelp("Folder to write to; created if missing.", valueName: "folder"),
    completion: .directory)
  var output: String

  func validate() throws {
    guard !output.isEmpty else { throw ValidationError("The name of the folder is empty.") }
  }

  func run(_ reporter: Reporter) throws {
    let pages = try ManualPage.all(of: JSONAPIGen.self)
    for page in pages { try FileReplacement.write(page.text, to: "\(output)/\(page.name).1") }
    reporter.say("\(output): \(counted(pages.count, "page"))")
  }
}

/// A page for `man` about a command, in the language of troff.
struct ManualPage {
  /// The name of the page: `jsonapi-gen-infer`.
  let name: String
  let text: String

  /// Returns the pages of a command and of all its subcommands.
  static func all(
    of command: any ParsableCommand.Type, in outer: [String] = []
  ) throws -> [ManualPage] {
    let page = try ManualPage(of: command, in: outer)
    return try [page]
      + subcommands(of: command).flatMap { try all(of: $0, in: outer + [page.name]) }
  }

  private static func subcommands(
    of command: any ParsableCommand.Type
  ) -> [any ParsableCommand.Type] {
    command.configuration.subcommands.filter { $0.configuration.shouldDisplay }
  }

  private static func name(of command: any ParsableCommand.Type, in outer: [String]) -> String {
    (outer.suffix(1) + [command.configuration.commandName ?? "\(command)"]).joined(separator: "-")
  }

  private init(of command: any ParsableCommand.Type, in outer: [String]) throws {
    let name = Self.name(of: command, in: outer)
    let configuration = command.configuration
    let version = JSONAPIGen.configuration.version
    var lines = [
      #".TH "\#(Self.escaped(name.uppercased()))" 1 "" "jsonapi-gen \#(version)" "User Commands""#,
      ".SH NAME", #"\#(Self.escaped(name)) \- \#(Self.escaped(configuration.abstract))"#,
      ".SH SYNOPSIS", ".nf",
    ]
    lines += JSONAPIGen.usageString(for: command).split(separator: "\n").map { Self.line($0) }
    lines.append(".fi")
    let exitCodes = "Exit codes: "
    let paragraphs = configuration.discussion.split(separator: "\n\n").map(String.init)
    let description = paragraphs.filter { !$0.hasPrefix(exitCodes) }
    if !description.isEmpty { lines += [".SH DESCRIPTION"] + description.flatMap(Self.paragraph) }
    let arguments = try Self.arguments(of: command)
    lines += Self.entries("ARGUMENTS", arguments.filter { $0.kind == "positional" })
    lines += Self.entries("OPTIONS", arguments.filter { $0.kind != "positional" })
    let subcommands = Self.subcommands(of: command)
    if !subcommands.isEmpty { lines.append(".SH COMMANDS") }
    for inner in subcommands {
      lines += [".TP", Self.bold(Self.name(of: inner, in: []))]
      lines.append(Self.line(inner.configuration.abstract[...]))
    }
    if let codes = paragraphs.first(where: { $0.hasPrefix(exitCodes) }) {
      lines += [".SH EXIT STATUS"] + Self.exitStatus(codes.dropFirst(exitCodes.count))
    }
    let related = outer + subcommands.map { Self.name(of: $0, in: [name]) }
    if !related.isEmpty {
      lines += [".SH SEE ALSO", related.map { "\(Self.bold($0))(1)" }.joined(separator: ", ")]
    }
    self.name = name
    text = lines.joined(separator: "\n") + "\n"
  }

  // MARK: - Arguments

  private struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String

      var text: String { (kind == "long" ? "--" : "-") + name }
    }

    var kind: String
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool
  }

  /// Returns the arguments that the help shows, from the description that the parser gives to tools.
  private static func arguments(of command: any ParsableCommand.Type) throws -> [Argument] {
    struct Dump: Decodable {
      struct Command: Decodable {
        var arguments: [Argument]?
      }

      var command: Command
    }
    let dump = try JSONDecoder().decode(Dump.self, from: Data(command._dumpHelp().utf8))
    return (dump.command.arguments ?? []).filter(\.shouldDisplay)
  }

  private static func entries(_ title: String, _ arguments: [Argument]) -> [String] {
    guard !arguments.isEmpty else { return [] }
    return [".SH \(title)"] + arguments.flatMap { [".TP", call($0)] + words(about: $0) }
  }

  /// Returns an argument as it is written on the command line: `-o, --output file`.
  private static func call(_ argument: Argument) -> String {
    let value = argument.valueName.map { #"\fI\#(escaped($0))\fR"# }
    guard let names = argument.names, argument.kind != "positional" else { return value ?? "" }
    // The short name comes first, by convention.
    let sorted = names.filter { $0.kind != "long" } + names.filter { $0.kind == "long" }
    let text = sorted.map { bold($0.text) }.joined(separator: ", ")
    return text + (argument.kind == "option" ? value.map { " " + $0 } ?? "" : "")
  }

  private static func words(about argument: Argument) -> [String] {
    var sentences = [argument.abstract, argument.discussion].compactMap { $0 }
    if let values = argument.allValues, !values.isEmpty {
      sentences.append("Values: \(values.joined(separator: ", ")).")
    }
    if let value = argument.defaultValue { sentences.append("Default: \(value).") }
    return sentences.flatMap { $0.split(separator: "\n").map { line($0) } }
  }

  // MARK: - Text

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
