import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports names that contain spaces, which are mostly typing errors.
final class NameBlanks: Advisor {
  /// Warns of a space or an invisible character in a name, or reports an error if it is surely
  /// unintended.
  func warn(of blank: Unicode.Scalar, in name: Located<String>, of thing: NamedThing) {
    let words = name.value.split(separator: " ").map(String.init)
    let keywords =
      thing == .resourceType
      ? CommonMistakes.declarationKeywords : WordList.keywordsOfMembers.words
    let hasKeyword = thing != .link && words.count == 2 && keywords.contains(words[0])
    if hasKeyword || thing == .link && words.contains(where: WordList.linksOfJSONAPI.contains) {
      context.draft.certainMistakes.insert(name.range)
    }
    report(
      .blankInName,
      "the name `\(name.value)` contains \(blank == " " ? "a space" : UnusualSpace.name(of: blank))",
      at: name.range,
      note: "JSON:API advises against such names; where the server has them,"
        + " `allow: [blank-in-name]` suppresses this",
      suggestion: hasKeyword
        ? words[0].hasSuffix("nly")
          ? "write `\(words[1])`, and `\(words[0].hasPrefix("w") ? "write" : "read")Only: true` beside its type"
          : .write(words[1], at: name.range)
        : thing == .link
          ? "separate names with commas, and write `next?` for an optional one" : visible(name))
  }

  private func visible(_ name: Located<String>) -> Advice? {
    let visible = String(
      String.UnicodeScalarView(name.value.unicodeScalars.filter { !UnusualSpace.contains($0) }))
    return visible.isEmpty || visible == name.value ? nil : .write(visible, at: name.range)
  }

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
