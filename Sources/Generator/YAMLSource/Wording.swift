import Diagnostics

struct Wording: Sendable, Equatable {
  var kind: YAMLDiagnostic
  var message: String
  var advice: Advice?

  init(_ kind: YAMLDiagnostic, _ message: String, advice: Advice? = nil) {
    self.kind = kind
    self.message = message
    self.advice = advice
  }
}

extension Wording {
  static let secondDocument = Wording(
    .secondDocument, "a second document begins here, but a file contains only one",
    advice: "remove the line `---`, or give what follows it a file of its own")

  static let complexKey = Wording(
    .complexKey, "a key must be text, not a list or a mapping",
    advice: "if braces or brackets belong to it, put it in quotes; to merge a mapping, write"
      + " `<<: *name`")

  static let nestedTooDeeply = Wording(
    .nestedTooDeeply,
    "lists and mappings are nested more than \(ReadingLimits.nesting) levels deep here"
      + " (an alias counts with all that it stands for)", advice: "flatten them")

  static func tooMany(_ limit: Int, _ things: String) -> Wording {
    Wording(
      .tooManyNodes, "the file has more than \(limit) \(things)",
      advice: "split it, or use fewer anchors and aliases")
  }

  static let tooManyDiagnostics = Wording(
    .tooManyDiagnostics, "there are more than \(ReadingLimits.diagnostics) errors in this file",
    advice: "fix those above first")

  static let illegalMerge = Wording(
    .illegalMerge, "only mappings can be merged",
    advice: "`<<` takes a mapping, an alias of one (`<<: *name`), or a list of them"
      + " (`<<: [*first, *second]`)")

  static func duplicateKey(_ key: String) -> Wording {
    Wording(
      .duplicateKey, "duplicate key `\(excerpt(key))`",
      advice: key == "<<"
        ? "merge a list instead, `<<: [*first, *second]`" : "join them, rename one, or remove one")
  }

  static func undefinedAlias(_ name: String, near: String?) -> Wording {
    Wording(
      .undefinedAlias, "no earlier value has the anchor `&\(excerpt(name))`",
      advice: near.map { "did you mean `*\($0)`?" }
        ?? "write the value itself, or `&\(excerpt(name))` before the value to repeat; a text that"
        + " begins with `*` needs quotes")
  }

  static func aliasCycle(_ name: String) -> Wording {
    Wording(
      .aliasCycle, "the alias `*\(excerpt(name))` is inside the value that it repeats",
      advice: "move the anchor or write the value out")
  }

  static func unsupportedTag(_ tag: String) -> Wording {
    Wording(
      .unsupportedTag, "the tag `\(excerpt(tag))` is not supported here",
      advice: "remove it, or put the text in quotes if it begins with `!`")
  }

  private static func excerpt(_ text: String) -> String { PrintableText.excerpt(text) }
}

extension Diagnostic {
  init(_ wording: Wording, at range: SourceRange, labels: [Label] = []) {
    self.init(wording.kind, wording.message, at: range, labels: labels, advice: wording.advice)
  }
}
