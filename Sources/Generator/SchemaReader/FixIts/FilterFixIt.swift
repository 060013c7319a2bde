import Diagnostics
import ResourceSchema
import YAMLSource

/// Reports filters that state operators, or `true`, instead of the type of their values.
final class FilterFixIt: Advisor {
  /// Reports a filter with operators or `true` in place of its type.
  func report(_ field: Field, _ words: [String]) {
    let areOperators = words.allSatisfy(ResourceAPIReader.operators.contains)
    if areOperators, field.name.value == "operators", let filter = filter(before: field) {
      report(
        .misplacedKey, "`operators` belongs in the braces of a filter", at: field.name.range,
        suggestion: "remove it here, and write `\(filter.key): { type:"
          + " \(KeyTemplate(self).filled("%V", for: filter)), operators: \(ListedWords.list(words)) }`"
      )
      return
    }
    let type = ListedFields(self).value(for: field.name.value, in: "filters")
    let right =
      areOperators ? "{ type: \(type), operators: [\(words.joined(separator: ", "))] }" : type
    report(
      .missingType, "the filter `\(field.name.value)` has no type", at: field.name.range,
      suggestion: .write("\(field.name.value): \(right)"))
  }

  /// Returns the entry before a field, if it is a filter in its short form.
  private func filter(before field: Field) -> YAMLNode.Mapping.Entry? {
    let filters = known.entries(leadingTo: field.name.range).dropLast().last?.value.mapping?.entries
    let above = filters?.last { $0.keyRange.end <= field.name.range.start }
    return above.flatMap { $0.value.mapping == nil ? $0 : nil }
  }
}
