import Diagnostics

/// The identifier, the message and the advice of a diagnostic.
struct Wording: Sendable, Hashable {
  var kind: YAMLDiagnostic
  var message: String
  var advice: Advice?

  init(_ kind: YAMLDiagnostic, _ message: String, advice: Advice? = nil) {
    self.kind = kind
    self.message = message
    self.advice = advice
  }
}

// MARK: - Valid YAML that the reader rejects

extension Wording {
  static let secondDocument = Wording(
    .secondDocument, "a second document begins here, but a file contains only one",
    advice: "remove the line `---`, or give what follows it a file of its own")

  static func complexKey(_ node: YAMLNode) -> Wording {
    let entries = node.mapping?.entries ?? []
    let hasValues = entries.contains { $0.value.scalar?.text.isEmpty != true }
    return Wording(
      .complexKey, "a key must be text, not a list or a mapping",
      advice: node.aliasRange != nil
        ? "a merge adds what an anchor has: write `<<: ` before the alias"
        : hasValues
          ? "one pair of braces is enough; if braces belong to the key, put it in quotes"
          : "if braces or brackets belong to it, put it in quotes")
  }

  static let nestedTooDeeply = Wording(
    .nestedTooDeeply,
    "lists and mappings are nested more than \(ReadingLimits.nesting) levels deep here"
      + " (an alias counts with all that it stands for)", advice: "flatten them")

  static let tooManyNodes = Wording(
    .tooManyNodes,
    "the file holds more than \(ReadingLimits.nodes) values, an alias counted with all that it"
      + " stands for", advice: "split it, or use fewer aliases")

  static let tooManyWrittenNodes = Wording(
    .tooManyNodes, "more than \(ReadingLimits.writtenNodes) values are written in this file",
    advice: "split it")

  static let tooManyAnchors = Wording(
    .tooManyNodes, "more than \(ReadingLimits.anchors) anchors are in this file",
    advice: "remove those without an alias")

  static let tooManyMergedEntries = Wording(
    .tooManyNodes, "merge keys copy more than \(ReadingLimits.mergedEntries) entries in this file",
    advice: "use fewer")

  static let tooManyDiagnostics = Wording(
    .tooManyDiagnostics, "there are more than \(ReadingLimits.diagnostics) errors in this file",
    advice: "fix those above first")

  static func illegalMerge(_ value: YAMLNode) -> Wording {
    let message = "only mappings can be merged"
    if value.aliasRange == nil, let name = value.scalar?.text,
      !name.isEmpty, name.utf8.allSatisfy(SyntaxDiagnosis.isPartOfKey)
    {
      return Wording(
        .illegalMerge, message,
        advice: "write `*\(excerpt(name))` for the mapping with the anchor `&\(excerpt(name))`")
    }
    return Wording(
      .illegalMerge, message,
      advice: "`<<` takes a mapping, an alias of one (`<<: *name`), or a list"
        + " of them (`<<: [*first, *second]`)")
  }

  static let duplicateMergeKey = Wording(
    .duplicateKey, "a mapping merges once",
    advice: "write all that it merges in one list, `<<: [*first, *second]`")

  static func duplicateKey(_ key: String) -> Wording {
    Wording(.duplicateKey, "duplicate key `\(excerpt(key))`", advice: "remove one or rename it")
  }

  static func undefinedAlias(_ name: String, _ advice: Advice?) -> Wording {
    Wording(
      .undefinedAlias, "no earlier value has the anchor `&\(excerpt(name))`",
      advice: advice
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
      .unsupportedTag, "the tag `\(excerpt(tag))` is not one of YAML's core tags",
      advice: "remove it, or put the text in quotes if it begins with `!`")
  }

  static func misplacedTag(_ tag: String, kind: String) -> Wording {
    Wording(
      .unsupportedTag, "the tag `\(excerpt(tag))` does not match \(kind)", advice: "remove it")
  }

  /// A text of a file on one line and short enough for a sentence.
  static func excerpt(_ text: String, limit: Int = 60) -> String {
    let shortened = text.unicodeScalars.prefix(limit + 1)
    var excerpt = ""
    for scalar in shortened.prefix(limit) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator:
        excerpt += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        excerpt.unicodeScalars.append(scalar)
      }
    }
    return shortened.count > limit ? excerpt + "…" : excerpt
  }
}

extension Diagnostic {
  init(_ wording: Wording, at range: SourceRange, labels: [Label] = []) {
    self.init(
      wording.kind, wording.message, at: range, labels: labels, advice: wording.advice)
  }
}
