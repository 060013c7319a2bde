import SchemaReader

/// A rule of the Makefile.
struct MakefileRule {
  let target: String
  /// The comment beside the target.
  let purpose: String
  let commands: [String]

  static let all = [
    MakefileRule(
      target: "generate", purpose: "generate the models, and the JSON Schema for editors",
      commands: [
        "swift run jsonapi-gen generate",
        "swift run jsonapi-gen json-schema --output \(Starter.schemas)/\(LanguageJSONSchema.fileName)",
      ]),
    MakefileRule(
      target: "check",
      purpose: "for CI: fail if a schema has diagnostics, or the models are out of date",
      commands: [
        "swift run jsonapi-gen validate --strict", "swift run jsonapi-gen generate --check",
      ]),
  ]

  /// Returns a Makefile, or a part of one, with some rules.
  static func text(_ rules: [MakefileRule]) -> String {
    let rules = [".PHONY: \(rules.map(\.target).joined(separator: " "))\n"] + rules.map(\.text)
    return rules.joined(separator: "\n")
  }

  private var text: String { "\(target): # \(purpose)\n\(lines)" }

  private var lines: String { commands.map { "\t\($0)\n" }.joined() }

  /// Returns the steps for an existing Makefile: rules to add, and commands to add to rules.
  static func steps(in makefile: String) -> [(title: String, text: String)] {
    let missing = all.filter { !$0.isIn(makefile) }
    let incomplete = all.filter {
      $0.isIn(makefile) && !$0.commands.contains(where: makefile.contains)
    }
    return (missing.isEmpty ? [] : [("Add to your Makefile:", String(text(missing).dropLast()))])
      + incomplete.map {
        ("Add to the rule `\($0.target)` of your Makefile:", String($0.lines.dropLast()))
      }
  }

  private func isIn(_ makefile: String) -> Bool {
    makefile.split(separator: "\n").contains { line in
      guard let colon = line.firstIndex(of: ":"), line.first?.isWhitespace == false else {
        return false
      }
      return line[..<colon].split(separator: " ").contains { $0 == target }
    }
  }
}
