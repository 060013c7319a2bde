/// What the reader says about values that are YAML but that it refuses.
enum Wording {
  static let secondDocument = Complaint(
    "a second document begins here, but a file holds one",
    advice: "remove it or give it its own file"
  )

  static let complexKey = Complaint(
    "a key is a text, not a list or a mapping",
    advice: "if braces or brackets belong to it, put it in quotes"
  )

  static let nestedTooDeeply = Complaint(
    "lists and mappings are nested more than \(ReadingLimits.nesting) levels deep here"
      + " (an alias counts with all that it stands for)", advice: "flatten them"
  )

  static let tooManyNodes = Complaint(
    "the file holds more than \(ReadingLimits.nodes) values, an alias counted with all that it"
      + " stands for", advice: "split it, or use fewer aliases"
  )

  static let tooManyWrittenNodes = Complaint(
    "more than \(ReadingLimits.writtenNodes) values are written in this file", advice: "split it"
  )

  static let tooManyMergedEntries = Complaint(
    "merge keys copy more than \(ReadingLimits.mergedEntries) entries in this file",
    advice: "use fewer"
  )

  static let tooManyProblems = Complaint(
    "there are more than \(ReadingLimits.problems) mistakes in this file",
    advice: "mend those above first"
  )

  static let illegalMerge = Complaint(
    "only mappings can be merged",
    advice: "`<<` takes a mapping, an alias of one (`<<: *name`), or a list"
      + " of them (`<<: [*first, *second]`)"
  )

  static let duplicateMergeKey = Complaint(
    "a mapping merges once", advice: "write all that it merges in one list, `<<: [*first, *second]`"
  )

  static func duplicateKey(_ key: String) -> Complaint {
    Complaint(
      "the key `\(excerpt(key))` stands twice in this mapping", advice: "remove one or rename it"
    )
  }

  static func undefinedAlias(_ name: String) -> Complaint {
    Complaint(
      "no value before this place has the anchor `&\(excerpt(name))`",
      advice: "check the name, or put the"
        + " text in quotes if it begins with `*`"
    )
  }

  static func aliasCycle(_ name: String) -> Complaint {
    Complaint(
      "the alias `*\(excerpt(name))` stands inside the value that it repeats, which would never end",
      advice: "move the anchor or write the value out"
    )
  }

  static func unsupportedTag(_ tag: String) -> Complaint {
    Complaint(
      "the tag `\(excerpt(tag))` is not one of YAML's core tags",
      advice: "remove it, or put the text in"
        + " quotes if it begins with `!`"
    )
  }

  static func misplacedTag(_ tag: String, kind: String) -> Complaint {
    Complaint(
      "the tag `\(excerpt(tag))` does not fit \(kind)", advice: "remove it"
    )
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
