import ArgumentParser
import Diagnostics
import Foundation
import SchemaReader

@main
enum Main {
  static func main() {
    Console.prepare()
    let arguments = CommandLine.arguments.dropFirst()
    do {
      if let error = InvalidArguments.error(in: arguments) { throw error }
      var command = try JSONAPIGen.parseAsRoot()
      try command.run()
    } catch let error as ValidationError {
      endRun("error: \(error.message)", .validationFailure)
    } catch let code as ExitCode {
      exit(code.rawValue)
    } catch {
      endRun(withoutFarGuess(JSONAPIGen.fullMessage(for: error)), JSONAPIGen.exitCode(for: error))
    }
  }

  /// Returns a message without the name that the argument parser proposes, if it is not similar: `--force` for `--format`.
  private static func withoutFarGuess(_ message: String) -> String {
    message.replacing(#/('-+([^']*)')\. Did you mean '-+([^']*)'\?/#) {
      let (all, option, name, guess) = $0.output
      return Suggestions.nearest(to: String(name), among: [String(guess)]) == nil ? option : all
    }
  }

  private static func endRun(_ message: String, _ code: ExitCode) -> Never {
    if !message.isEmpty {
      code.isSuccess ? Console.say(message) : Console.printError(message)
    }
    exit(code.rawValue)
  }
}

struct JSONAPIGen: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "jsonapi-gen",
    abstract: "Generates Swift models from descriptions of JSON:API resources.",
    version: "0.1.0",
    subcommands: [
      InitCommand.self, InferCommand.self, ImportCommand.self, GenerateCommand.self,
      ValidateCommand.self, DiffCommand.self, FormatCommand.self, ExportCommand.self,
      TemplatesCommand.self, ExplainCommand.self, JSONSchemaCommand.self,
      LanguageServerCommand.self, ManualCommand.self,
    ]
  )

  static var _errorPrefix: String { "error: " }
}

/// What the argument parser would accept, or explain badly.
enum InvalidArguments {
  /// The options that take one value, except those that may be repeated. The parser uses the last of several values.
  private static let singleOptions = [
    "--output", "--config", "--templates", "--emit", "--models", "--diagnostics", "--from", "--to",
    "--against", "--name", "--fail-on", "--document", "--lost", "--stamp", "--depfile",
  ]

  static func error(in arguments: ArraySlice<String>) -> ValidationError? {
    if let error = unknownCommand(in: arguments) { return error }
    var given: Set<String> = []
    for argument in arguments.prefix(while: { $0 != "--" }) {
      if argument.contains("\u{FFFD}") {
        return ValidationError(
          "The argument `\(argument)` is not valid UTF-8; rename the file or folder.")
      }
      // As for an empty variable of a shell.
      if argument.isEmpty
        || argument.hasPrefix("--") && argument.firstIndex(of: "=") == argument.indices.last
      {
        return ValidationError("An argument is empty; leave it out, or write a value.")
      }
      // The parser reads `-output` as `-o utput`.
      if argument.prefix(while: { $0 != "=" }) == "-output" {
        return ValidationError("--output begins with two hyphens.")
      }
      let word = argument.hasPrefix("-o") ? "--output" : String(argument.prefix { $0 != "=" })
      guard singleOptions.contains(word), !given.insert(word).inserted else { continue }
      return ValidationError("\(word) may be given only once.")
    }
    return nil
  }

  private static func unknownCommand(in arguments: ArraySlice<String>) -> ValidationError? {
    var words = arguments.prefix { !$0.hasPrefix("-") }
    if words.first == "help" { words = words.dropFirst() }
    let names = JSONAPIGen.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = words.first, !names.contains(word), word != "help" else { return nil }
    if SchemaFiles.namesSchema(word) || SchemaFiles.isFolder(word) {
      return ValidationError("Name a command first, such as `jsonapi-gen validate \(word)`.")
    }
    return ValidationError(
      "Unknown command", word, among: names,
      otherwise: "; the commands are \(names.joined(separator: ", ")).")
  }
}

extension ValidationError {
  /// An error about a name that does not exist, with the most similar one.
  init(_ message: String, _ name: String, among names: [String], otherwise: String) {
    let nearest = Suggestions.nearest(to: name, among: names)
    self.init("\(message) `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? otherwise))
  }
}

/// Returns the values of a list with commas, or throws an error that says why a name is invalid.
func listed<Value: RawRepresentable<String>>(
  _ names: String, _ problem: String
) throws -> [Value] {
  try names.split(separator: ",", omittingEmptySubsequences: false).map { name in
    guard let value = Value(rawValue: String(name)) else {
      throw ValidationError("`\(name)` \(problem)")
    }
    return value
  }
}
