import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads `defaults`, and the values that resources and documents can have as well.
final class DefaultsReader: MappingReader {
  func readDefaults(_ field: Field) {
    guard let fields = fields(field, of: .defaults) else { return }
    context.draft.defaults.id = located(fields["id"]) { idType($0) }
    context.draft.defaults.general = surroundings(fields)
    if let fields = inner(fields["relationships"], of: .relationshipDefaults) {
      context.draft.defaults.relationships = surroundings(fields)
      context.draft.defaults.linkage = located(fields["linkage"]) {
        word($0, Relationship.Linkage.self)
      }
    }
    let documents = inner(fields["documents"], of: .documentDefaults)
    context.draft.defaults.one = surroundings(inner(documents?["one"], of: .documentDefault))
    context.draft.defaults.many = surroundings(inner(documents?["many"], of: .documentDefault))
  }

  private func inner(_ field: Field?, of form: MappingDefinition) -> Fields? {
    field.flatMap { fields($0, of: form) }
  }

  /// The defaults that a form has keys for.
  private func surroundings(_ fields: Fields?) -> SurroundingsDraft {
    guard let fields else { return SurroundingsDraft() }
    return SurroundingsDraft(
      links: located(fields["links"]) { LinksReader(self).links($0) ?? nil },
      meta: located(fields["meta"]) { MetaReader(self).declaration($0) },
      jsonapi: located(fields["jsonapi"]) { apiDescription($0) },
      errors: located(fields["errors"]) { errors($0) })
  }

  /// The value of a key with the place of the key.
  private func located<Value>(_ field: Field?, _ read: (Field) -> Value?) -> Located<Value>? {
    field.flatMap { field in read(field).map { Located($0, at: field.name.range) } }
  }

  func idType(_ field: Field) -> Resource.IdType? {
    if let mapping = field.value.mapping {
      let isDeclaration = ["alias", "pattern", "enum", "swift", "transform", "validate"]
        .contains { mapping[$0] != nil }
      let types = ["format", "type"].compactMap { mapping[$0]?.scalar?.text }
        .map(TypeSynonyms.spelling)
      let right = types.first { $0 == IdWord.uuid.rawValue } ?? types.last ?? "String"
      return report(
        .expectedText, "`id` must be the name of a type", at: field.value.range,
        suggestion: isDeclaration
          ? "declare it in `types`, and write its name here"
          : .write(right, at: field.value.range, of: "id"))
    }
    if let elements = field.value.sequence, elements.count != 1 {
      return report(
        .expectedText, "a resource has one id, and `id` is its type", at: field.value.range,
        suggestion: "write `id: String`, `id: Int` or `id: UUID`")
    }
    guard let name = text(field, "the type of ids") else { return nil }
    switch IdWord(rawValue: name.value) {
    case .string: return .string
    case .int: return .int
    case .uuid: return .uuid
    case nil:
      guard SwiftName.isIdentifier(name.value),
        PrimitiveType(rawValue: name.value) == nil
      else {
        return report(
          .invalidIdType, "`\(name.value)` cannot be the type of ids", at: name.range,
          note: "ids are String, Int, UUID, or a type from `types` that is an alias of these, "
            + "an enum of texts, or a type of your own",
          suggestion: idAdvice(name)
            ?? .write(
              name.value == "Int64" ? "Int" : "String", at: name.range,
              of: "id"))
      }
      refer(to: name, .id)
      return .named(name)
    }
  }

  /// Returns advice on another language's name for the type of ids.
  private func idAdvice(_ name: Located<String>) -> Advice? {
    if let word = IdWord(rawValue: name.value.withoutMark.text), name.value.withoutMark.isMarked {
      return .write(
        word.rawValue, at: name.range, "every resource has an id: write `id: \(word.rawValue)`")
    }
    let meant = ForeignType(name.value)?.spelling ?? TypeSynonyms.spelling(of: name.value)
    guard meant != name.value else { return nil }
    let word = IdWord(rawValue: meant)?.rawValue ?? (meant == "Int64" ? IdWord.int.rawValue : nil)
    return word.map { .write($0, at: name.range, of: "id") }
  }

  func errors(_ field: Field) -> Document.Errors? {
    if field.value.scalar == nil {
      let inner = field.value.words
      let declared = Set(inner.filter { known.hasType($0) })
      let isName = field.value.sequence != nil && inner.count == 1 || declared.count == 1
      let right = isName ? declared.first ?? inner[0] : "Problem"
      return report(
        .expectedText, "`errors` must be the name of an object type", at: field.value.range,
        suggestion: isName
          ? .write(right, at: field.value.range, of: "errors")
          : "declare the object in `types`, `\(right): { object: \(shortSource(of: field.value)) }`,"
            + " and write `errors: \(right)`")
    }
    guard let name = text(field) else { return nil }
    switch ErrorsWord(rawValue: name.value) {
    case .basic: return .basic
    case .unknown: return .unknown
    case nil:
      refer(to: name, .errors)
      return .named(name)
    }
  }

  func apiDescription(_ field: Field) -> Document.APIDescription? {
    guard field.value.mapping != nil else {
      guard let text = text(field),
        let word = word(text, of: "jsonapi", APIDescriptionWord.self)
      else { return nil }
      return word == .none ? Document.APIDescription.none : .version
    }
    guard let fields = fields(field, of: .jsonapi) else { return nil }
    let meta = required(
      "meta", in: fields, "`jsonapi` has no `meta`", at: field.name.range,
      suggestion: .write(
        "jsonapi: version", or: "`jsonapi: \(MappingDefinition.jsonapi.example)`"))
    return MetaReader(self).declaration(meta).map { .meta($0) }
  }
}
