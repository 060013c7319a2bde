import ArgumentParser
import Foundation

/// A command with its declared arguments.
struct CommandDescription {
  /// The words of the command: `["jsonapi-gen", "import", "openapi"]`.
  let words: [String]
  private let type: any ParsableCommand.Type

  /// An option, a flag or a positional argument.
  struct Argument: Decodable {
    var kind: String
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var allValues: [String]?
    var completionKind: Completion?
    var abstract: String?
    var discussion: String?
    var shouldDisplay: Bool
  }

  /// The completion of a value in shells.
  struct Completion: Decodable {
    struct List: Decodable {
      var values: [String]
    }

    var list: List?
  }

  struct Name: Decodable {
    var kind: String
    var name: String

    var text: String { (kind == "long" ? "--" : "-") + name }
  }

  /// - Parameter outer: The words that call the command that this one is part of.
  init(_ type: any ParsableCommand.Type, in outer: [String] = []) {
    self.type = type
    words = outer + [type.configuration.commandName ?? "\(type)"]
  }

  var usage: String { JSONAPIGen.usageString(for: type) }
  var abstract: String { type.configuration.abstract }

  /// The paragraphs of the description.
  var discussion: [String] {
    type.configuration.discussion.split(separator: "\n\n").map(String.init)
  }

  var subcommands: [CommandDescription] {
    type.configuration.subcommands.filter { $0.configuration.shouldDisplay }
      .map { CommandDescription($0, in: words) }
  }

  /// The arguments that the help shows; asking the argument parser for them takes long.
  func arguments() throws -> [Argument] {
    let dump = try JSONDecoder().decode(Dump.self, from: Data(type._dumpHelp().utf8))
    return (dump.command.arguments ?? []).filter(\.shouldDisplay)
  }

  /// The command and all its subcommands.
  var all: [CommandDescription] { [self] + subcommands.flatMap(\.all) }

  /// The output of the argument parser that describes a command.
  private struct Dump: Decodable {
    struct Command: Decodable {
      var arguments: [Argument]?
    }

    var command: Command
  }
}
