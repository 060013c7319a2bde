import Diagnostics
import ResourceSchema
import YAMLSource

/// Filters that name operators, or say that there is a filter, in place of the type of its values.
struct FilterRepair: Advisor {
  let context: ReadingContext

  /// True if a filter has no type but operators or `true`, which is reported.
  func isForeign(_ field: Field) -> Bool {
    let words: [String]
    switch field.value.content {
    case .scalar(let scalar): words = [scalar.text]
    case .sequence(let elements): words = elements.compactMap { $0.scalar?.text }
    case .mapping: return false
    }
    let type = { ListedFields(self).value(for: field.name.value, in: "filters") }
    let right: String
    if ["true", "", "~", "null"].contains(words.first), words.count == 1 {
      right = type()
    } else if !words.isEmpty, words.allSatisfy(ResourceAPIReader.operators.contains) {
      if field.name.value == "operators", let filter = filter(before: field) {
        report(
          .misplacedKey, "`operators` belongs in the braces of a filter", at: field.name.range,
          suggestion: Advice(
            "remove it here, and write `\(filter.key): { type:"
              + " \(KeyTemplate(self).filled("%V", for: filter)), operators: \(ListedWords.list(words)) }`"
          ))
        return true
      }
      right = "{ type: \(type()), operators: [\(words.joined(separator: ", "))] }"
    } else {
      return false
    }
    report(
      .missingType, "the filter `\(field.name.value)` has no type", at: field.name.range,
      suggestion: Advice("write `\(field.name.value): \(right)`"))
    return true
  }

  /// The filter in the short form above a field.
  private func filter(before field: Field) -> YAMLNode.Mapping.Entry? {
    let filters = known.entries(leadingTo: field.name.range).dropLast().last?.value.mapping?.entries
    let above = filters?.last { $0.keyRange.end <= field.name.range.start }
    return above.flatMap { $0.value.mapping == nil ? $0 : nil }
  }
}
