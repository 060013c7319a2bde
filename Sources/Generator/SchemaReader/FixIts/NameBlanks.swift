import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports names that contain spaces, which are mostly typing errors.
final class NameBlanks: Advisor {
  /// Warns of a space or an invisible character in a name, or reports an error if it is surely
  /// unintended.
  func warn(
    of blank: Unicode.Scalar, in name: Located<String>, of thing: NamedThing, _ value: YAMLNode?
  ) {
    let what = blank == " " ? "a space" : UnusualSpace.name(of: blank)
    let (advice, isCertain) =
      blank == " "
      ? advice(on: name, name.value.split(separator: " ").map(String.init), of: thing, value)
      : (visible(name), false)
    if isCertain { context.draft.certainMistakes.insert(name.range) }
    report(
      .blankInName, "the name `\(name.value)` contains \(what)", at: name.range,
      note: "JSON:API advises against such names; where the server has them,"
        + " `allow: [blank-in-name]` suppresses this",
      suggestion: advice)
  }

  private func visible(_ name: Located<String>) -> Advice? {
    let visible = name.value.unicodeScalars.filter { !UnusualSpace.contains($0) }
    return visible.isEmpty
      ? nil : .write(String(String.UnicodeScalarView(visible)), at: name.range)
  }

  private func advice(
    on name: Located<String>, _ words: [String], of thing: NamedThing, _ value: YAMLNode?
  ) -> (Advice?, isCertain: Bool) {
    if thing == .link, words.count == 2, words[0] == "optional" {
      return (.write("\(words[1])?", at: name.range), true)
    }
    if thing == .link {
      let list = ListedWords.list(ListedWords.split(name.value))
      let text = "if these are several names, separate them: `links: \(list)`"
      let before = file.bytes[..<name.range.start.offset].last(where: { $0 != Byte.space })
      let edits: [(range: SourceRange, replacement: String)] =
        before == UInt8(ascii: "-") ? [] : [(name.range, String(list.dropFirst().dropLast()))]
      return (
        .edit(edits, Advice(text)),
        words.contains(where: WordList.linksOfJSONAPI.contains)
      )
    }
    guard let first = words.first, words.count == 2 else { return (nil, false) }
    let plain = first.lowercased().filter { !"_-".contains($0) }
    if let key = MappingDefinition.attribute.keys.first(where: { $0.name.lowercased() == plain }),
      case .boolean = key.value
    {
      let type = value?.scalar.map { FlowWord.spelling(TypeSynonyms.spelling(of: $0.text)) }
      let right = "{ type: \(type ?? "…"), \(key.name): true }"
      let edits =
        value.map { type == nil ? [] : [(name.range, words[1]), ($0.range, right)] } ?? []
      return (
        .edit(edits, .write("\(words[1]): \(right)"), title: "Write `\(words[1])`"),
        plain.hasSuffix("only")
      )
    }
    guard WordList.keywordsOfMembers.contains(first) else { return (nil, false) }
    return (.write(words[1], at: name.range), ["var", "let", "const", "val"].contains(first))
  }

  /// Warns of an enum whose single value looks like several.
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
