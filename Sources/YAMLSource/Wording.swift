/// What the reader says about values that are YAML but that it refuses.
enum Wording {
  static let secondDocument =
    "a second document begins here, but a file holds one: remove it or give it its own file"

  static let complexKey =
    "a key is a text, not a list or a mapping: if braces or brackets belong to it, put it in quotes"

  static let nestedTooDeeply =
    "lists and mappings are nested more than \(ReadingLimits.nesting) levels deep here"
    + " (an alias counts with all that it stands for): flatten them"

  static let tooManyNodes =
    "the file holds more than \(ReadingLimits.nodes) values, an alias counted with all that it"
    + " stands for: split it, or use fewer aliases"

  static let tooManyMergedEntries =
    "merge keys copy more than \(ReadingLimits.mergedEntries) entries in this file: use fewer"

  static let tooManyProblems =
    "there are more than \(ReadingLimits.problems) mistakes in this file: mend those above first"

  static let illegalMerge =
    "only mappings can be merged: `<<` takes a mapping, an alias of one (`<<: *name`), or a list"
    + " of them (`<<: [*first, *second]`)"

  static let duplicateMergeKey =
    "a mapping merges once: write all that it merges in one list, `<<: [*first, *second]`"

  static func duplicateKey(_ key: String) -> String {
    "the key `\(excerpt(key))` stands twice in this mapping: remove one or rename it"
  }

  static func undefinedAlias(_ name: String) -> String {
    "no value before this place has the anchor `&\(excerpt(name))`: check the name, or put the"
      + " text in quotes if it begins with `*`"
  }

  static func aliasCycle(_ name: String) -> String {
    "the alias `*\(excerpt(name))` stands inside the value that it repeats, which would never end:"
      + " move the anchor or write the value out"
  }

  static func unsupportedTag(_ tag: String) -> String {
    "the tag `\(excerpt(tag))` is not one of YAML's core tags: remove it, or put the text in"
      + " quotes if it begins with `!`"
  }

  static func misplacedTag(_ tag: String, kind: String) -> String {
    "the tag `\(excerpt(tag))` does not fit \(kind): remove it"
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
