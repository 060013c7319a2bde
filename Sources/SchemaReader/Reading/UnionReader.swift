import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads values that are one of several types, in the long form: lists of types, and mappings from
/// names to types.
struct UnionReader: FormReader {
  let context: ReadingContext

  func union(_ node: YAMLNode, open: Field?, at place: TypePlace) -> ParsedType? {
    let isOpen = boolean(open) ?? true
    let forms: [(name: Located<String>?, range: SourceRange, form: ParsedType?)]
    switch node.content {
    case .sequence(let elements):
      if let values = valuesInPlaceOfTypes(elements) {
        return report(
          .malformedType, "`oneOf` lists types, and these are values", at: node.range,
          suggestion: Advice("write `enum: \(ListedWords.list(values))`"))
      }
      forms = elements.map { element in
        (nil, element.range, alternative(element, at: .reference))
      }
    case .mapping(let mapping):
      forms = mapping.entries.map { entry in
        let name = Located(entry.key, at: entry.keyRange)
        if entry.key.isEmpty {
          report(
            .emptyValue, "the type has no name", at: entry.keyRange,
            suggestion: "write a name before the `:`")
        }
        return (name, entry.keyRange, alternative(entry.value, at: place))
      }
    case .scalar(let scalar):
      let types = scalar.text.split(separator: "|").map { $0.filter { $0 != " " } }
      return report(
        .expectedList, "`oneOf` is a list of types, or names with their types", at: node.range,
        suggestion: types.count > 1
          ? "write `oneOf: [\(types.joined(separator: ", "))]`" : "write `oneOf: [String, Int]`")
    }
    guard forms.count > 1 else {
      return report(
        .malformedType, "one of several types needs at least two of them", at: node.range,
        suggestion: "write `oneOf: [String, Int]`")
    }
    let known = forms.compactMap { alternative in
      alternative.form.map { form in
        ValueUnion.Case(
          name: alternative.name ?? Located(form.type.caseName, at: alternative.range),
          type: form.type)
      }
    }
    guard known.count == forms.count else { return nil }
    let union = ValueUnion(cases: known, isOpen: isOpen)
    context.draft.unions.append(union)
    return ParsedType(
      type: .union(union), references: forms.flatMap { $0.form?.references ?? [] })
  }

  /// `[red, green]`, and `[{ const: red }, { const: green }]`.
  private func valuesInPlaceOfTypes(_ elements: [YAMLNode]) -> [String]? {
    let constants = elements.compactMap { $0.mapping?["const"]?.scalar?.text }
    if constants.count == elements.count, !constants.isEmpty { return constants }
    guard elements.count > 1,
      elements.allSatisfy({ $0.scalar?.text.first?.isLowercase == true })
    else { return nil }
    let words = elements.compactMap { $0.scalar?.text }
    let areValues = words.allSatisfy {
      TypeSynonyms.spelling(of: $0) == $0 && TypeSynonyms.advice(for: $0) == nil
        && !known.types.contains($0) && !known.resources.contains($0)
    }
    return areValues && !known.hasImports ? words : nil
  }

  private func alternative(_ node: YAMLNode, at place: TypePlace) -> ParsedType? {
    guard let form = TypeReader(self).type(node, at: place) else { return nil }
    if form.isNullable {
      report(
        .misplacedQuestionMark,
        "the question mark belongs to the whole: any of these may then be null", at: node.range,
        suggestion: "write `nullable: true` beside `oneOf`")
    }
    return form.isNullable ? nil : form
  }
}
