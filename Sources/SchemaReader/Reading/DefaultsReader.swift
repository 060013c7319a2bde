import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads `defaults`, and the values that resources and documents can have as well.
struct DefaultsReader: FormReader {
  let context: ReadingContext

  func readDefaults(_ node: YAMLNode) {
    guard let fields = fields(node, of: .defaults, example: "defaults: { id: UUID }") else {
      return
    }
    func located<Value>(_ value: Value?, _ key: String) -> Located<Value>? {
      value.flatMap { value in fields[key].map { Located(value, at: $0.name.range) } }
    }
    context.draft.defaults = DefaultsDraft(
      id: located(fields["id"].flatMap { idType($0) }, "id"),
      links: located(
        LinksReader(self).declaration(fields["links"]),
        "links"),
      meta: located(
        MetaReader(self).declaration(fields["meta"]),
        "meta"),
      jsonapi: located(fields["jsonapi"].flatMap { apiDescription($0) }, "jsonapi"),
      errors: located(fields["errors"].flatMap { errors($0) }, "errors"))
  }

  func idType(_ field: Field) -> Resource.IdType? {
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
      context.draft.references.append(Reference(name: name, role: .id))
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

  func errors(_ field: Field) -> Document.Errors? {
    guard let name = text(field, "`errors`") else { return nil }
    switch ErrorsWord(rawValue: name.value) {
    case .basic: return .basic
    case .unknown: return .unknown
    case nil:
      context.draft.references.append(Reference(name: name, role: .errors))
      return .named(name)
    }
  }

  func apiDescription(_ field: Field) -> Document.APIDescription? {
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
    return MetaReader(self).meta(meta).resolved(default: nil).map { .meta($0) }
  }
}
