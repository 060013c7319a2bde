import Diagnostics
import ResourceSchema
import YAMLSource

/// Finds words that YAML cuts off from lists without brackets: `{ enum: V1, V2 }` ends the value at
/// the comma, and `V2` becomes a key.
final class CutOffWords: Advisor {
  /// Returns the number of entries after one with a key of the language that are the rest of its value.
  func cutOffWords(
    behind index: Int, of key: LanguageKey, in mapping: YAMLNode.Mapping, _ form: MappingDefinition
  ) -> Int {
    let entries = mapping.entries
    guard index + 1 < entries.count, entries[index + 1].value.isEmpty, let joint = key.value.joint,
      let value = entries[index].value.scalar,
      value.style == .plain, !value.text.isEmpty
    else { return 0 }
    var end = entries[index].value.range.end
    var count = 0
    for entry in entries[(index + 1)...] {
      guard entry.value.isEmpty, form.key(entry.key) == nil,
        joint.canBe(entry.key, in: form), isBehindComma(entry, end), !hasColon(entry)
      else { break }
      end = entry.keyRange.end
      count += 1
    }
    return count
  }

  func reportCutOffWords(
    _ count: Int, behind index: Int, of key: LanguageKey, in mapping: YAMLNode.Mapping
  ) {
    guard let joint = key.value.joint else { return }
    let value = mapping.entries[index].value
    let rest = mapping.entries[(index + 1)...(index + count)]
    let words = [value.scalar?.text ?? ""] + rest.map(\.key)
    var range = value.range
    range.end = rest.last?.keyRange.end ?? range.end
    let right: String
    switch joint {
    case .list: right = ListedWords.list(words)
    case .targets: right = words.joined(separator: " | ")
    case .types: right = words.map(TypeSynonyms.spelling).joined(separator: " | ")
    }
    report(
      joint.identifier, "`\(key.name)` ends at the comma: \(joint.advice)", at: range,
      suggestion: .write(right, at: range, of: key.name))
  }

  private func isBehindComma(_ entry: YAMLNode.Mapping.Entry, _ end: SourcePosition) -> Bool {
    guard let between = source(from: end, to: entry.keyRange.start) else { return false }
    return between.contains(",") && between.allSatisfy { $0 == "," || $0 == " " }
  }

  private func hasColon(_ entry: YAMLNode.Mapping.Entry) -> Bool {
    file.bytes[entry.keyRange.end.offset...].first { $0 != UInt8(ascii: " ") } == UInt8(ascii: ":")
  }
}

/// The separator between the parts of a value.
private enum Joint {
  case list, targets, types

  var identifier: DiagnosticIdentifier {
    switch self {
    case .list: .expectedList
    case .targets: .malformedTarget
    case .types: .malformedType
    }
  }

  var advice: String {
    switch self {
    case .list: "a list is written in brackets"
    case .targets, .types: "several types are joined with bars"
    }
  }

  /// Returns true if a word can be a part, rather than a key without its value.
  func canBe(_ word: String, in form: MappingDefinition) -> Bool {
    switch self {
    case .list: true
    case .targets: Suggestions.nearest(to: word, among: form.keys.map(\.name)) == nil
    case .types: word.first?.isUppercase == true || TypeSynonyms.spelling(of: word) != word
    }
  }
}

extension LanguageValue {
  fileprivate var joint: Joint? {
    switch self {
    case .list, .definition(.enumeration), .definition(.links): .list
    case .text(.target), .text(.targets), .text(.anyTarget), .definition(.target): .targets
    case .definition(.type): .types
    case .oneOf(let values): values.lazy.compactMap(\.joint).first
    default: nil
    }
  }
}

/// Joins types that YAML splits at a comma between braces: `{ price: Decimal(10,2) }` has a key `2)`.
final class CutOffParentheses: Advisor {
  /// Returns a mapping whose types with an open parenthesis go on to the closing one; `nil` if it
  /// has none.
  func joined(_ node: YAMLNode) -> YAMLNode? {
    guard var entries = node.mapping?.entries else { return nil }
    let count = entries.count
    for index in entries.indices.reversed() {
      guard let scalar = entries[index].value.scalar, scalar.style == .plain,
        let (open, close) = Self.open(in: scalar.text),
        let last = entries[(index + 1)...].firstIndex(where: {
          !$0.value.isEmpty || $0.key.contains(close)
        }),
        entries[last].value.isEmpty, entries[last].key.hasSuffix(String(close)),
        !entries[(index + 1)...last].contains(where: { $0.key.contains(open) }),
        let text = source(from: entries[index].value.range.start, to: entries[last].keyRange.end),
        !text.contains(where: \.isNewline)
      else { continue }
      entries[index].value.content = .scalar(.init(text: text, style: .plain))
      entries[index].value.range.end = entries[last].keyRange.end
      entries.removeSubrange((index + 1)...last)
    }
    guard entries.count < count else { return nil }
    var joined = node
    joined.content = .mapping(.init(entries: entries))
    return joined
  }

  /// Returns the bracket that a text opens without closing it, with its closing bracket.
  private static func open(in text: String) -> (open: Character, close: Character)? {
    guard text.hasByte(UInt8(ascii: "(")) || text.hasByte(UInt8(ascii: "<")) else { return nil }
    return [("(", ")"), ("<", ">")].first { text.contains($0.0) && !text.contains($0.1) }
  }
}
