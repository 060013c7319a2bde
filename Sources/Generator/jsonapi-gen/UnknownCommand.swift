import ArgumentParser
import Diagnostics
import SchemaReader

/// A first word on the command line that is not a command.
enum UnknownCommand {
  /// Returns the error in the arguments after the name of the program.
  static func error(in arguments: ArraySlice<String>) -> ValidationError? {
    var words = arguments.prefix { !$0.hasPrefix("-") }
    if words.first == "help" { words = words.dropFirst() }
    let names = JSONAPIGen.configuration.subcommands.compactMap { $0.configuration.commandName }
    guard let word = words.first, !names.contains(word), word != "help" else { return nil }
    if isSchema(word) {
      return ValidationError("Name a command first, such as `jsonapi-gen validate \(word)`.")
    }
    let advice =
      name(meantBy: word, among: names).map { "did you mean `\($0)`?" }
      ?? "the commands are \(names.joined(separator: ", "))."
    return ValidationError("Unknown command `\(word)`; \(advice)")
  }

  static func isSchema(_ word: String) -> Bool {
    SchemaFiles.namesSchema(word) || SchemaFiles.isFolder(word)
  }

  /// Returns the command that the user most likely meant.
  static func name(meantBy word: String, among names: [String]) -> String? {
    synonym(of: word).flatMap { names.contains($0) ? $0 : nil }
      ?? Suggestions.nearest(to: word, among: names)
  }

  /// Returns the command for the name that other tools use.
  private static func synonym(of word: String) -> String? {
    switch word.lowercased() {
    case "gen", "g", "build", "codegen", "make", "run", "models": "generate"
    case "lint", "check", "verify", "test", "analyze": "validate"
    case "fmt", "prettify", "pretty": "format"
    case "new", "create", "setup", "start", "scaffold": "init"
    case "schema", "jsonschema", "editor": "json-schema"
    case "compare", "changes", "breaking", "changelog": "diff"
    case "guess", "learn", "har", "discover": "infer"
    case "why", "describe", "doc", "docs": "explain"
    case "swagger", "oas": "openapi"
    default: nil
    }
  }
}

extension ValidationError {
  /// An error about a name that does not exist, with the most similar one.
  ///
  /// - Parameter otherwise: The advice if none is similar enough.
  init(_ message: String, _ name: String, among names: [String], otherwise: String) {
    let nearest = Suggestions.nearest(to: name, among: names)
    self.init("\(message) `\(name)`" + (nearest.map { "; did you mean `\($0)`?" } ?? otherwise))
  }
}
