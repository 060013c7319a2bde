import Diagnostics
import YAMLSource

/// Corrects `[String]?` and `{ map: Int }?`, which are not valid YAML without quotes.
struct QuestionMarkFixIt {
  let text: [UInt8]
  /// The range of the brackets or braces and their contents.
  let value: Range<Int>

  var answer: YAMLLanguage.Answer {
    let type = String(decoding: text[value], as: UTF8.self)
    let isArray = text[value.lowerBound] == UInt8(ascii: "[")
    if isArray, namesResources { return answer(toResources: type) }
    if !isArray, let form = longForm(of: type) {
      return .init(
        "a type that begins with a brace cannot be followed by `?` in YAML",
        advice: .write(form), fixIt: .replace(with: form))
    }
    return .init(
      "a type that begins with \(isArray ? "a bracket" : "a brace") cannot be followed by `?` in"
        + " YAML",
      alternative: ", or write `{ type: \(type.excerpt), nullable: true }`")
  }

  /// Returns the correction of `[people]?` and `[people, comments]?`.
  private func answer(toResources list: String) -> YAMLLanguage.Answer {
    let message = "a list of resources can be empty, but is never null"
    guard list.contains(",") else {
      return .init(
        message, advice: "write `\(list.excerpt)` without `?`", fixIt: .removeQuestionMark)
    }
    let names = list.dropFirst().dropLast().split { ", \t".contains($0) }
    let right = "[\(names.joined(separator: " | "))]"
    return .init(
      message, advice: .write(right) + ": bars join the types", fixIt: .replace(with: right))
  }

  /// Returns the long form of a nullable type in braces:
  /// `{ object: { a: String }, nullable: true }`; `nil` for `{ map: Int }`, which can be written as
  /// a text.
  private func longForm(of type: String) -> String? {
    var inner = type.dropFirst().dropLast()
    while inner.first == " " { inner.removeFirst() }
    while inner.last == " " { inner.removeLast() }
    guard let colon = inner.firstIndex(of: ":") else { return inner.isEmpty ? nil : "\(inner)?" }
    switch inner[..<colon] {
    case "map": return nil
    case "type", "enum", "object", "oneOf": return "{ \(inner), nullable: true }"
    default: return "{ object: { \(inner) }, nullable: true }"
    }
  }

  /// True if the value is in a position for resource types rather than value types.
  private var namesResources: Bool {
    if key(among: ["types", "mixins", "resources", "documents"])?.name == "documents",
      let data = key(among: ["data"]),
      text[data.end..<value.lowerBound].allSatisfy(Byte.isBlank)
    {
      return true
    }
    let sections = ["relationships", "attributes", "object", "meta", "idMeta", "types"]
    return key(among: sections)?.name == "relationships"
  }

  /// The last of some keys before the value, with the place after its colon.
  private func key(among names: [String]) -> (name: String, end: Int)? {
    var end = value.lowerBound
    while let colon = text[..<end].lastIndex(of: UInt8(ascii: ":")) {
      let name = names.first { name in
        let start = colon - name.utf8.count
        return start >= 0 && text[start..<colon].elementsEqual(name.utf8)
          && (start == 0 || !Byte.isLetter(text[start - 1]))
      }
      if let name { return (name, colon + 1) }
      end = colon
    }
    return nil
  }
}

extension String {
  /// The text on one line, shortened for a sentence.
  fileprivate var excerpt: String { YAMLReader.excerpt(self) }
}
