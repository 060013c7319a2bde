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

  private func surroundings(_ fields: Fields?) -> SurroundingsDraft {
    guard let fields else { return SurroundingsDraft() }
    return SurroundingsDraft(
      links: located(fields["links"]) { LinksReader(self).links($0) ?? nil },
      meta: located(fields["meta"]) { MetaReader(self).declaration($0) },
      jsonapi: located(fields["jsonapi"]) { apiDescription($0) },
      errors: located(fields["errors"]) { errors($0) })
  }

  private func located<Value>(_ field: Field?, _ read: (Field) -> Value?) -> Located<Value>? {
    field.flatMap { field in read(field).map { Located($0, at: field.name.range) } }
  }

  func idType(_ field: Field) -> ValueType? {
    guard let name = text(field, as: .invalidIdType, advice: { _ in Self.idAdvice(field) }) else {
      return nil
    }
    switch IdWord(rawValue: name.value) {
    case .string: return .primitive(.string)
    case .int: return .primitive(.int)
    case .uuid: return .primitive(.uuid)
    case nil:
      refer(to: name, .id)
      return .named(name.value)
    }
  }

  private static func idAdvice(_ field: Field) -> Advice {
    if let mapping = field.value.mapping,
      ["alias", "enum", "pattern"].contains(where: { mapping[$0] != nil })
    {
      return "declare it in `types`, and write its name here"
    }
    let meant = field.value.words.map {
      ForeignType($0)?.spelling ?? TypeSynonyms.spelling(of: $0.withoutMark.text)
    }
    let right =
      IdWord.allCases.last { meant.contains($0.rawValue) }
      ?? (meant.contains("Int64") ? .int : .string)
    return .write(right.rawValue, at: field.value.range, of: "id")
  }

  func errors(_ field: Field) -> Document.Errors? {
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
