import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads `defaults`, and the values that stand there as well as on resources and documents.
extension FileReader {
  mutating func readDefaults(_ node: YAMLNode) {
    guard let fields = fields(node, of: .defaults, example: "defaults: { id: UUID }") else {
      return
    }
    draft.defaults.id = located(fields["id"]) { $0.idType($1) }
    draft.defaults.links = located(fields["links"]) { $0.links($1).resolved(default: nil) }
    draft.defaults.meta = located(fields["meta"]) { $0.meta($1).resolved(default: nil) }
    draft.defaults.jsonapi = located(fields["jsonapi"]) { $0.apiDescription($1) }
    draft.defaults.errors = located(fields["errors"]) { $0.errors($1) }
    if let field = fields["relationships"] { readRelationshipDefaults(field.value) }
    if let field = fields["documents"] { readDocumentDefaults(field.value) }
  }

  private mutating func readRelationshipDefaults(_ node: YAMLNode) {
    let example = "relationships: { links: [self, related] }"
    guard let fields = fields(node, of: .relationshipDefaults, example: example) else { return }
    draft.defaults.relationshipLinks = located(fields["links"]) {
      $0.links($1).resolved(default: nil)
    }
    draft.defaults.relationshipMeta = located(fields["meta"]) { $0.meta($1).resolved(default: nil) }
    draft.defaults.linkage = located(fields["linkage"]) { $0.word($1, Relationship.Linkage.self) }
  }

  private mutating func readDocumentDefaults(_ node: YAMLNode) {
    let example = "documents: { many: { links: pagination } }"
    guard let fields = fields(node, of: .documentDefaults, example: example) else { return }
    if let one = fields["one"] { draft.defaults.one = documentDefaults(one) }
    if let many = fields["many"] { draft.defaults.many = documentDefaults(many) }
  }

  private mutating func documentDefaults(_ field: Field) -> DocumentDefaultsDraft {
    let example = "\(field.name.value): { links: [self] }"
    guard let fields = fields(field.value, of: .documentDefault, example: example) else {
      return DocumentDefaultsDraft()
    }
    return DocumentDefaultsDraft(
      links: located(fields["links"]) { $0.links($1).resolved(default: nil) },
      meta: located(fields["meta"]) { $0.meta($1).resolved(default: nil) },
      jsonapi: located(fields["jsonapi"]) { $0.apiDescription($1) },
      errors: located(fields["errors"]) { $0.errors($1) })
  }

  /// The value of a key with the place of the key.
  private mutating func located<Value>(
    _ field: Field?, _ read: (inout FileReader, Field) -> Value?
  ) -> Located<Value>? {
    field.flatMap { field in read(&self, field).map { Located($0, at: field.name.range) } }
  }

  mutating func idType(_ field: Field) -> Resource.IdType? {
    if let type = field.value.mapping?["type"]?.scalar?.text {
      let right = TypeSynonyms.spelling(of: type)
      report(
        .expectedText, "`id` is the name of a type", at: field.value.range,
        suggestion: .write(right, at: field.value.range, "write `id: \(right)`"))
      return nil
    }
    guard let name = text(field, "the type of raw ids") else { return nil }
    switch IdWord(rawValue: name.value) {
    case .string: return .string
    case .int: return .int
    case .uuid: return .uuid
    case nil:
      guard SwiftName.isIdentifier(name.value),
        PrimitiveType(rawValue: name.value) == nil
      else {
        report(
          .invalidIdType, "`\(name.value)` cannot be the type of raw ids", at: name.range,
          note: "ids are String, Int, UUID, or a type from `types` that is an alias of these, "
            + "an enum of texts, or a type of your own",
          suggestion: idAdvice(name))
        return nil
      }
      draft.references.append(Reference(name: name, role: .id))
      return .named(name)
    }
  }

  /// The type of ids that another language calls so.
  private func idAdvice(_ name: Located<String>) -> Advice? {
    let meant = ForeignType(name.value)?.spelling ?? TypeSynonyms.spelling(of: name.value)
    guard meant != name.value else { return nil }
    let word = IdWord(rawValue: meant)?.rawValue ?? (meant == "Int64" ? IdWord.int.rawValue : nil)
    return word.map { .write($0, at: name.range, "write `id: \($0)`") }
  }

  mutating func errors(_ field: Field) -> Document.Errors? {
    guard let name = text(field, "`errors`") else { return nil }
    switch ErrorsWord(rawValue: name.value) {
    case .basic: return .basic
    case .unknown: return .unknown
    case nil:
      draft.references.append(Reference(name: name, role: .errors))
      return .named(name)
    }
  }

  mutating func apiDescription(_ field: Field) -> Document.APIDescription? {
    guard field.value.mapping != nil else {
      guard let text = text(field, "`jsonapi`"),
        let word = word(text, of: "jsonapi", APIDescriptionWord.self)
      else { return nil }
      return word == .none ? Document.APIDescription.none : .version
    }
    let example = "jsonapi: { meta: { build: String } }"
    guard let fields = fields(field.value, of: .jsonapi, example: example) else { return nil }
    guard let meta = fields["meta"] else {
      if !fields.mayLackKeys {
        report(
          .missingKey, "`jsonapi` has no `meta`", at: field.name.range,
          suggestion: "write `jsonapi: version`, or `\(example)`")
      }
      return nil
    }
    return self.meta(meta).resolved(default: nil).map { .meta($0) }
  }
}
