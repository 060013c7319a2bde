import Diagnostics
import ResourceSchema
import YAMLSource

/// Filters that name operators, or say that there is a filter, in place of the type of its values.
struct FilterRepair: FormReader {
  let context: ReadingContext

  private static let operators: Set<String> = [
    "eq", "ne", "neq", "gt", "lt", "gte", "lte", "ge", "le", "in", "nin", "like", "ilike",
    "contains",
    "exact", "iexact", "icontains", "range", "matches", "equals", "startswith", "between", "not",
  ]

  /// True if a filter has no type but operators or `true`, which is reported.
  func isForeign(_ field: Field) -> Bool {
    let words: [String]
    switch field.value.content {
    case .scalar(let scalar): words = [scalar.text]
    case .sequence(let elements): words = elements.compactMap { $0.scalar?.text }
    case .mapping: return false
    }
    if let key = LanguageForm.filter.key(field.name.value), key.name != "type",
      let path = known.entries(leadingTo: field.name.range).dropLast().last,
      let filter = path.value.mapping?.entries.last(where: {
        $0.keyRange.end <= field.name.range.start
      }),
      filter.value.mapping == nil
    {
      let type = KeyTemplate(self).filled("%V", for: filter)
      let value = ListedWords.list(words)
      report(
        .misplacedKey, "`\(key.name)` belongs in the braces of a filter", at: field.name.range,
        suggestion: Advice(
          "remove it here, and write `\(filter.key): { type: \(type), \(key.name):"
            + " \(field.value.sequence == nil ? words[0] : value) }`"))
      return true
    }
    let type = { ListedFields(self).value(for: field.name.value, in: "filters") }
    let right: String
    if ["true", "", "~", "null"].contains(words.first), words.count == 1 {
      right = type()
    } else if !words.isEmpty, words.allSatisfy(Self.operators.contains) {
      right = "{ type: \(type()), operators: [\(words.joined(separator: ", "))] }"
    } else {
      return false
    }
    report(
      .missingType, "the filter `\(field.name.value)` has no type", at: field.name.range,
      suggestion: Advice("write `\(field.name.value): \(right)`"))
    return true
  }
}
