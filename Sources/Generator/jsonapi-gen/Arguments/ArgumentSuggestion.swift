import ArgumentParser
import Diagnostics
import Foundation
import OutputFolder
import SchemaReader

/// Corrects the names, values and places of arguments that cannot be parsed.
///
/// Names and values are those that the commands declare, and the configuration's synonyms for them.
/// A correction that the argument parser would reject as well is not proposed.
struct ArgumentSuggestion {
  /// The advice for the user.
  let advice: String

  /// - Parameter arguments: The arguments after the name of the program.
  init?(_ arguments: [String]) {
    guard let (command, rest) = Self.command(meantBy: arguments),
      let declared = try? command.arguments()
    else { return nil }
    var options = OptionSuggestion(declared)
    options.read(rest)
    if let advice = options.advice {
      self.advice = advice
      return
    }
    let right = command.words.dropFirst() + options.result
    guard !options.hasUnknown, right != arguments[...],
      (try? JSONAPIGen.parseAsRoot(Array(right))) != nil
    else { return nil }
    advice = "run `\((["jsonapi-gen"] + right).map(Self.shellWord).joined(separator: " "))`"
  }

  /// A message of the argument parser with this advice in place of its own.
  static func helped(_ message: String, _ arguments: [String]) -> String {
    var lines = message.replacing(#/\. Did you mean '[^']*'\?/#, with: "")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let suggestion = ArgumentSuggestion(arguments) {
      lines.insert("help: \(suggestion.advice)", at: 1)
    }
    return lines.joined(separator: "\n")
  }

  /// The command whose words begin the arguments, or come after its options, with the other arguments.
  private static func command(meantBy arguments: [String]) -> (CommandDescription, [String])? {
    var command = CommandDescription(JSONAPIGen.self)
    var rest = arguments
    while !command.subcommands.isEmpty {
      let names = command.subcommands.compactMap(\.words.last)
      let meant: String?
      if let index = rest.firstIndex(where: names.contains) {
        meant = rest.remove(at: index)
      } else if let word = rest.first,
        let name = UnknownCommand.name(meantBy: word, among: names)
      {
        rest.removeFirst()
        meant = name
      } else if command.words.count > 1 {
        meant = rest.isEmpty ? nil : names.first
      } else {
        let hasSchema = rest.first.map(UnknownCommand.isSchema) == true
        meant = hasSchema ? rest.count > 1 ? "generate" : "validate" : nil
      }
      guard let next = command.subcommands.first(where: { $0.words.last == meant }) else {
        return nil
      }
      command = next
    }
    return (command, rest)
  }

  private static func shellWord(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "-_./=,:@%+".contains($0) }
    return isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: #"'\''"#))'"
  }
}

/// Parses the arguments of one command, and corrects the names of its options.
private struct OptionSuggestion {
  private let declared: [CommandDescription.Argument]
  private let names: [String]
  private(set) var result: [String] = []
  /// The advice if an option belongs to another place.
  private(set) var advice: String?
  private(set) var hasUnknown = false
  private var positionals: [String] = []

  /// Options of other tools that the configuration has no words for; `nil` for an argument that has
  /// no name here.
  private static let otherNames: [String: String?] = [
    "old": nil, "new": nil, "file": nil, "files": nil, "base": "against", "branch": "against",
    "dir": "output", "folder": "output", "i": nil, "t": "templates", "c": "config",
  ]
  /// Options of other tools that select the language to generate, with a value.
  private static let languageNames = ["g", "generator", "generator-name", "l", "lang", "language"]

  init(_ declared: [CommandDescription.Argument]) {
    self.declared = declared
    names = declared.flatMap(\.longNames)
  }

  mutating func read(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let text = argument.drop { "-–—".contains($0) }
      let (name, value) = Self.parts(text)
      if argument == "--" {
        result += ["--"] + rest
        return
      } else if text.startIndex == argument.startIndex
        ? value == nil || !names.contains(name) : text.isEmpty
      {
        positionals.append(argument)
        result.append(argument)
      } else if Self.languageNames.contains(name), option(argument) == nil {
        if value == nil, rest.first?.hasPrefix("-") == false { rest.removeFirst() }
      } else if argument.hasPrefix("-"), !argument.hasPrefix("--"), !names.contains(name),
        option(argument) != nil || Self.otherNames[name] == nil
      {
        readShort(argument, &rest)
      } else {
        readLong(name, value, &rest)
      }
    }
    moveOutput()
  }

  /// `output=Models`, `output:Models` and `output`.
  private static func parts(_ text: Substring) -> (name: String, value: String?) {
    guard let end = text.firstIndex(where: { "=:".contains($0) }) else {
      return (String(text), nil)
    }
    return (String(text[..<end]), String(text[text.index(after: end)...]))
  }

  private func option(_ text: String) -> CommandDescription.Argument? {
    declared.first { $0.names?.contains { $0.text == text } == true }
  }

  private mutating func readShort(_ argument: String, _ rest: inout ArraySlice<String>) {
    result.append(argument)
    if option(argument)?.kind == "option", let value = rest.popFirst() { result.append(value) }
  }

  private mutating func readLong(
    _ name: String, _ inline: String?, _ rest: inout ArraySlice<String>
  ) {
    if let value = nearValue(name) {
      result += value
      return
    }
    let meant = meaning(of: name, inline ?? rest.first)
    guard let meant else {
      hasUnknown = true
      advice = advice ?? placeInConfiguration(name, inline ?? rest.first)
      return
    }
    guard let option = declared.first(where: { $0.longNames.contains(meant) }) else {
      let value = inline ?? rest.popFirst()
      positionals += [value].compactMap { $0 }
      result += [value].compactMap { $0 }
      return
    }
    let truth = inline ?? rest.first.flatMap { ["true", "false"].contains($0) ? $0 : nil }
    if option.kind == "flag" {
      if inline == nil, truth != nil { rest.removeFirst() }
      if truth != "false" { result.append("--\(meant)") }
      return
    }
    guard var value = inline ?? rest.popFirst() else {
      hasUnknown = true
      return
    }
    let isList = option.allValues == nil && !option.values.isEmpty
    while isList, let next = rest.first, value.hasSuffix(",") || option.values.contains(next) {
      value += (value.hasSuffix(",") ? "" : ",") + next
      rest.removeFirst()
    }
    value = option.spelling(of: value)
    result += inline == nil ? ["--\(meant)", value] : ["--\(meant)=\(value)"]
  }

  /// Returns the option that corresponds to another name, or an empty text for a positional
  /// argument.
  private func meaning(of name: String, _ value: String?) -> String? {
    let plain = name.lowercased().filter { !"-_".contains($0) }
    if let same = names.first(where: { $0.filter { $0 != "-" } == plain }) { return same }
    let positional = declared.filter { $0.kind == "positional" }.compactMap(\.valueName)
    if let key = Configuration.key(meantBy: name) { return key }
    if let other = Self.otherNames[name] { return other ?? "" }
    if Suggestions.nearest(to: name, among: positional) != nil || positional.contains(name) {
      return ""
    }
    let owner = declared.first { $0.allValues?.contains(value ?? "") == true }
    return owner?.longNames.first ?? Suggestions.nearest(to: name, among: names)
  }

  /// `--json` for `--diagnostics json`.
  private func nearValue(_ name: String) -> [String]? {
    let option = declared.first { $0.allValues?.contains(name) == true }
    return option?.longNames.first.map { ["--\($0)", name] }
  }

  /// Returns the place in the configuration for an option of another tool.
  private func placeInConfiguration(_ name: String, _ value: String?) -> String? {
    guard names.contains("config"), let value else { return nil }
    let file = SourceFile(path: Configuration.fileName, text: "\(name): \(value)\n")
    let suggestion = Configuration.read(file).diagnostics.first?.suggestion
    guard let place = suggestion?.wholeMatch(of: #/it belongs to `swift`: (write .*)/#) else {
      return nil
    }
    return "\(place.output.1) in \(Configuration.fileName)"
  }

  /// Adds the name of the output option to the last argument, unless it is an input.
  private mutating func moveOutput() {
    guard let output = declared.first(where: { $0.longNames.contains("output") }),
      !result.contains(where: { $0.hasPrefix("-o") || $0.hasPrefix("--output") }),
      positionals.count > 1, let last = positionals.last
    else { return }
    let isOutput =
      output.valueName == "folder"
      ? !SchemaFiles.namesSchema(last)
        && (!FileManager.default.fileExists(atPath: last)
          || FileManager.default.fileExists(atPath: "\(last)/\(OutputFolder.manifestName)"))
      : SchemaFiles.namesSchema(last)
    guard isOutput, let index = result.lastIndex(of: last) else { return }
    result.remove(at: index)
    result += ["--output", last]
  }
}

extension CommandDescription.Argument {
  fileprivate var longNames: [String] { (names ?? []).filter { $0.kind == "long" }.map(\.name) }

  fileprivate var values: [String] { completionKind?.list?.values ?? [] }

  /// Returns a value, or several with commas between them, in the spelling that the option accepts.
  fileprivate func spelling(of text: String) -> String {
    guard !values.isEmpty else { return text }
    return text.split { ",; []".contains($0) }.map(String.init)
      .map { values.contains($0) ? $0 : Suggestions.nearest(to: $0, among: values) ?? $0 }
      .joined(separator: ",")
  }
}
