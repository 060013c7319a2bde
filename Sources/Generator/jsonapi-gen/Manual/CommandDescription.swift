import ArgumentParser
import Foundation

/// A command with its declared arguments.
struct CommandDescription {
  /// The words of the command: `["jsonapi-gen", "import", "openapi"]`.
  let words: [String]
  let usage: String
  let abstract: String
  /// The paragraphs of the description.
  let discussion: [String]
  let arguments: [Argument]
  let subcommands: [CommandDescription]

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
  init(_ type: any ParsableCommand.Type, in outer: [String] = []) throws {
    let configuration = type.configuration
    let words = outer + [configuration.commandName ?? "\(type)"]
    self.words = words
    usage = JSONAPIGen.usageString(for: type)
    abstract = configuration.abstract
    discussion = configuration.discussion.split(separator: "\n\n").map(String.init)
    let dump = try JSONDecoder().decode(Dump.self, from: Data(type._dumpHelp().utf8))
    arguments = (dump.command.arguments ?? []).filter(\.shouldDisplay)
    var subcommands: [CommandDescription] = []
    for command in configuration.subcommands where command.configuration.shouldDisplay {
      subcommands.append(try CommandDescription(command, in: words))
    }
    self.subcommands = subcommands
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
