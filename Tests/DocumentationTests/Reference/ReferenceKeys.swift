import Testing

@testable import Diagnostics
@testable import SchemaReader
@testable import YAMLSource

/// Finds which keys of which forms a schema uses.
enum ReferenceKeys {
  /// A key of a form, by their names.
  struct Key: Hashable, Sendable, CustomTestStringConvertible {
    let form: String
    let name: String
    var testDescription: String { "`\(name)` of \(form)" }
  }

  private static let forms: [MappingDefinition] = [
    .schema, .defaults, .relationshipDefaults, .documentDefaults, .documentDefault, .mixin,
    .resource, .attribute, .member, .inlineType, .enumCase,
    .typeDeclaration, .relationship, .link, .document, .jsonapi, .page, .filter,
  ]

  /// Every key of the language.
  static let all = forms.flatMap { form in
    form.keys.map { Key(form: form.name, name: $0.name) }
  }

  static func used(in schema: String) -> Set<Key> {
    var walk = Walk()
    let root = YAMLReader.read(SourceFile(path: "example.yaml", text: schema)).root
    if let root { walk.form(.schema, root) }
    return walk.keys
  }

  /// A way through a schema, form by form.
  private struct Walk {
    var keys: Set<Key> = []

    /// A mapping whose keys belong to the language.
    mutating func form(_ form: MappingDefinition, _ node: YAMLNode) {
      for element in node.sequence ?? [] { self.form(.inlineType, element) }
      for entry in node.mapping?.entries ?? [] {
        let name = entry.key.hasSuffix("?") ? String(entry.key.dropLast()) : entry.key
        guard form.key(name) != nil else { continue }
        keys.insert(Key(form: form.name, name: name))
        follow(name, of: form, entry.value)
      }
    }

    /// A mapping whose keys are names that the schema chooses.
    mutating func each(_ node: YAMLNode, _ form: MappingDefinition) {
      for entry in node.mapping?.entries ?? [] { self.form(form, entry.value) }
    }

    private mutating func follow(_ name: String, of form: MappingDefinition, _ value: YAMLNode) {
      switch (form.name, name) {
      case (MappingDefinition.schema.name, "resources"): each(value, .resource)
      case (MappingDefinition.schema.name, "types"): each(value, .typeDeclaration)
      case (MappingDefinition.schema.name, "mixins"): each(value, .mixin)
      case (MappingDefinition.schema.name, "documents"): each(value, .document)
      case (MappingDefinition.schema.name, "defaults"): self.form(.defaults, value)
      case (MappingDefinition.defaults.name, "relationships"):
        self.form(.relationshipDefaults, value)
      case (MappingDefinition.defaults.name, "documents"): self.form(.documentDefaults, value)
      case (MappingDefinition.documentDefaults.name, _): self.form(.documentDefault, value)
      case (_, "attributes"): each(value, .attribute)
      case (_, "relationships"): each(value, .relationship)
      case (_, "links"): each(value, .link)
      case (_, "meta"), (_, "idMeta"), (_, "object"): each(value, .member)
      case (_, "jsonapi"): self.form(.jsonapi, value)
      case (_, "page"): self.form(.page, value)
      case (_, "filters"): each(value, .filter)
      case (_, "enum"): each(value, .enumCase)
      case (_, "oneOf"):
        each(value, .inlineType)
        self.form(.inlineType, value)
      case (_, "type"), (_, "map"), (_, "alias"):
        self.form(.inlineType, value)
      default: break
      }
    }
  }
}
