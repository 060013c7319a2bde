import Diagnostics
import ResourceSchema
import YAMLSource

/// A type with words after it that belong under keys: `String, the name of the shop`,
/// `Int readOnly`.
final class TypeInWords: Advisor {
  /// Returns the correction; `nil` if the first word is not a type, or if nothing follows it.
  func spelling(of text: String, isDeclaration: Bool = false) -> String? {
    if let date = date(text, isDeclaration: isDeclaration) { return date }
    // `readOnly String` is `String readOnly`.
    let text =
      isDeclaration
      ? text
      : text.wholeMatch(of: #/([A-Za-z-]+) +([\w\[\]?]+)/#).flatMap { match in
        Self.flag(String(match.output.1)).map { _ in "\(match.output.2) \(match.output.1)" }
      } ?? text
    guard text.utf8.count <= 300,
      let match = try? Regex(#"([\w\[\]?]+)(\??)( *[,;(–—-]+ *| +)@?([A-Za-z].*?)\)?"#).wholeMatch(
        in: text),
      let head = match.output[1].substring.map(String.init),
      let separator = match.output[3].substring, let rest = match.output[4].substring
    else { return nil }
    let isMarked = head.hasSuffix("?")
    var type = TypeSynonyms.spelling(of: isMarked ? String(head.dropLast()) : head)
    if let array = ForeignType(head)?.spelling, head.contains("[") { type = array }
    guard known.namesType(type) else { return nil }
    if isMarked { type += "?" }
    let key = isDeclaration ? "alias" : "type"
    if let match = rest.wholeMatch(of: #/(?i:deprecated)(?:[ :(,]+['"]?(.*?)['"]?)?/#) {
      let text = match.output.1.flatMap { $0.isEmpty ? nil : String($0) } ?? "No longer used."
      return "{ \(key): \(type), deprecated: \(FlowWord.spelling(text)) }"
    }
    var words = rest.split { " ,;".contains($0) }.map(String.init)
    var flags: [String] = []
    while let first = words.first, let flag = Self.flag(first) {
      flags.append(flag)
      words.removeFirst()
    }
    if flags.isEmpty, separator.allSatisfy({ $0 == " " }) || words.count < 2 { return nil }
    // Another table covers `String optional`, which is `String?`.
    if words.isEmpty, flags.allSatisfy({ ["optional: true", "nullable: true"].contains($0) }) {
      return nil
    }
    if !words.isEmpty {
      guard flags.isEmpty || words.count > 1 else { return nil }
      let start = rest.firstRange(of: words[0])?.lowerBound ?? rest.startIndex
      flags.append("description: \(FlowWord.spelling(String(rest[start...])))")
    }
    return "{ \(key): \(type), \(flags.joined(separator: ", ")) }"
  }

  /// `{ type: DateTime, format: yyyy-MM-dd }` for `DateTime(yyyy-MM-dd)`.
  private func date(_ text: String, isDeclaration: Bool) -> String? {
    guard text.utf8.count <= 100, text.hasByte(UInt8(ascii: "(")),
      let match = text.wholeMatch(of: #/(\w+) *\((?:\w+: *)?['"]?([^'"()]+?)['"]?\)(\??)/#),
      let type = PrimitiveType(rawValue: TypeSynonyms.spelling(of: String(match.output.1))),
      [.dateTime, .day, .time, .timestamp].contains(type)
    else { return nil }
    let format =
      DatePatternFixIt.pattern(meantBy: String(match.output.2)) ?? String(match.output.2)
    guard DatePatternErrors.find(in: format).isEmpty else { return nil }
    let key = isDeclaration ? "alias" : "type"
    return "{ \(key): DateTime\(match.output.3), format: \(FlowWord.spelling(format)) }"
  }

  /// The key that a word after a type means, with its value.
  private static func flag(_ word: String) -> String? {
    let key =
      MappingDefinition.attribute.key(word)?.name
      ?? KeySynonyms.key(for: word, in: .attribute)
      ?? MappingDefinition.attribute.keys.map(\.name).first { $0.lowercased() == word.lowercased() }
    guard let key, case .boolean? = MappingDefinition.attribute.key(key)?.value, key != "open"
    else {
      return nil
    }
    return "\(key): true"
  }
}
