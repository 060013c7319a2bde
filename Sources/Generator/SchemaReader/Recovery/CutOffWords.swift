import Diagnostics
import ResourceSchema
import YAMLSource

/// Finds words that YAML cuts off from lists without brackets or bars: `{ enum: V1, V2 }` ends the
/// value at the comma, and `V2` becomes a key.
final class CutOffWords: RecoveringReader {
  /// Reports the entries after one with a key of the language that are the rest of its value, and
  /// returns their number.
  func report(
    after index: Int, of key: LanguageKey, in mapping: YAMLNode.Mapping, _ form: MappingDefinition
  ) -> Int {
    let entries = mapping.entries
    guard index + 1 < entries.count, entries[index + 1].value.isEmpty,
      let isList = key.value.isListOfWords,
      let value = entries[index].value.scalar, value.style == .plain, !value.text.isEmpty
    else { return 0 }
    var range = entries[index].value.range
    var words = [value.text]
    for entry in entries[(index + 1)...] {
      let between = source(from: range.end, to: entry.keyRange.start) ?? ""
      guard entry.value.isEmpty, form.key(entry.key) == nil, between.contains(","),
        between.allSatisfy({ ", ".contains($0) }),
        source(from: entry.keyRange.end, to: entry.value.range.start)?.contains(":") == false,
        isList || Suggestions.nearest(to: entry.key, among: form.keys.map(\.name)) == nil
      else { break }
      range.end = entry.keyRange.end
      words.append(entry.key)
    }
    guard words.count > 1 else { return 0 }
    report(
      isList ? .expectedList : form.key("type") == nil ? .malformedTarget : .malformedType,
      "`\(key.name)` ends at the comma: "
        + (isList ? "a list is written in brackets" : "several types are joined with bars"),
      at: range,
      advice: { [words, range] _ in
        let types = words.map(TypeSynonyms.spelling).joined(separator: " | ")
        return .write(isList ? ListedWords.list(words) : types, at: range, of: key.name)
      })
    return words.count - 1
  }
}

extension LanguageValue {
  /// True for a list, false for types with bars between them.
  fileprivate var isListOfWords: Bool? {
    switch self {
    case .list, .definition(.enumeration), .definition(.links): true
    case .text(.target), .text(.targets), .text(.anyTarget), .definition(.target),
      .definition(.type):
      false
    case .oneOf(let values): values.lazy.compactMap(\.isListOfWords).first
    default: nil
    }
  }
}
