import Diagnostics
import ResourceSchema
import YAMLSource

/// Names that contain spaces, most of which are typing errors.
struct NameBlanks: FormReader {
  let context: ReadingContext

  /// Warns of a name with a space, or with a character that cannot be seen.
  func warnOfBlanks(in name: Located<String>, of thing: NamedThing) {
    let scalars = name.value.unicodeScalars
    guard let blank = scalars.first(where: { $0 == " " || UnusualSpace.contains($0) }) else {
      return
    }
    let what = blank == " " ? "a space" : UnusualSpace.name(of: blank)
    report(
      .blankInName, "the name `\(name.value)` contains \(what)", at: name.range,
      note: "JSON:API advises against such names; where the server has them,"
        + " `allow: [blank-in-name]` silences this",
      suggestion: adviceForBlanks(in: name, of: thing, blank))
  }

  private func adviceForBlanks(
    in name: Located<String>, of thing: NamedThing, _ blank: Unicode.Scalar
  ) -> Advice? {
    guard blank == " " else {
      let visible = name.value.unicodeScalars.filter { !UnusualSpace.contains($0) }
      return visible.isEmpty
        ? nil : .write(String(String.UnicodeScalarView(visible)), at: name.range)
    }
    let words = name.value.split(separator: " ").map(String.init)
    if thing == .link, words.count == 2, words[0] == "optional" {
      return .write("\(words[1])?", at: name.range)
    }
    if let first = words.first, words.count == 2, let key = Self.keysBeforeNames[first] {
      return .write(
        words[1], at: name.range,
        "write `\(words[1])`, and its type as `{ type: …, \(key): true }`")
    }
    if let first = words.first, words.count == 2, Self.wordsBeforeNames.contains(first) {
      return .write(words[1], at: name.range)
    }
    if thing == .link {
      return
        "if these are several names, separate them with commas: `\(words.joined(separator: ", "))`"
    }
    return nil
  }

  /// The keys for keywords that other languages have before the names of members.
  private static let keysBeforeNames = ["readonly": "readOnly", "optional": "optional"]

  /// The keywords that other languages have before the names of members.
  private static let wordsBeforeNames: Set<String> = [
    "var", "let", "const", "val", "public", "private", "final", "static", "attribute", "required",
  ]

  /// Warns of an enum that lists one value, which looks like several.
  func warnOfValuesInOne(_ elements: [YAMLNode]) {
    guard elements.count == 1, let element = elements.first, let scalar = element.scalar,
      scalar.style == .plain
    else { return }
    let values = ListedWords.split(scalar.text, blanksJoin: true)
    guard values.count > 1 else { return }
    let list = ListedWords.list(values)
    report(
      .blankInName, "the enum has one value, `\(scalar.text)`", at: element.range,
      suggestion: .write(
        String(list.dropFirst().dropLast()), at: element.range,
        "if these are several values, separate them with commas: `\(list)`; otherwise put the"
          + " value in quotes"))
  }
}
