import SchemaReader

/// The role of a node in a schema, which determines its possible notations.
enum NodeRole: Sendable, Hashable {
  /// A mapping with keys of the language, or the short form of such a mapping.
  case schema, defaults, relationshipDefaults, documentDefaults, documentDefault, mixin
  case resource, document, jsonapi, page, filter, relationship, link
  case client, customFilters, pageNames, paths, sort, answers
  case typeDeclaration, attribute, member, enumCase
  /// A type inside another, or after `type`, `map`, `alias`, `from` and `of`.
  case type
  /// A mapping with names that the schema chooses.
  case types, mixins, resources, documents, attributes, relationships, members, filters
  case links, meta, enumeration, alternatives
  /// One or several resource types.
  case target
  /// A sentence for people.
  case freeText
  /// An example, which the model keeps in its notation.
  case example
  /// A name, a word, a number or a list of those.
  case other
}

extension NodeRole {
  /// The table of keys for a mapping with this role.
  var form: MappingDefinition? {
    switch self {
    case .schema: .schema
    case .defaults: .defaults
    case .relationshipDefaults: .relationshipDefaults
    case .documentDefaults: .documentDefaults
    case .documentDefault: .documentDefault
    case .mixin: .mixin
    case .resource: .resource
    case .document: .document
    case .jsonapi: .jsonapi
    case .page: .page
    case .filter: .filter
    case .client: .client
    case .customFilters: .customFilters
    case .pageNames: .pageNames
    case .paths: .paths
    case .sort: .sort
    case .answers: .answers
    case .relationship: .relationship
    case .link: .link
    case .typeDeclaration: .typeDeclaration
    case .attribute: .attribute
    case .member: .member
    case .type: .inlineType
    case .enumCase: .enumCase
    default: nil
    }
  }

  /// True for a text for people, which YAML would end at ` #`.
  var isText: Bool { self == .freeText || self == .example }

  /// Returns the place of the value of a key in a mapping here.
  func value(after key: String) -> NodeRole {
    switch self {
    case .types: .typeDeclaration
    case .mixins: .mixin
    case .resources: .resource
    case .documents: .document
    case .attributes: .attribute
    case .relationships: .relationship
    case .members, .meta: .member
    case .filters: .filter
    case .links: .link
    case .enumeration: .enumCase
    case .alternatives: .type
    case .target, .freeText, .example, .other: .other
    case .defaults where key == "relationships": .relationshipDefaults
    case .defaults where key == "documents": .documentDefaults
    case .documentDefaults: .documentDefault
    case .client where key == "filters": .customFilters
    case .resource where key == "path": .paths
    default: valueOfForm(after: key.hasSuffix("?") ? String(key.dropLast()) : key)
    }
  }

  /// The role of the elements of a sequence with this role.
  var element: NodeRole {
    switch self {
    case .attribute, .member, .type, .typeDeclaration, .filter, .alternatives: .type
    case .relationship, .target: .target
    case .sort: .sort
    default: .other
    }
  }

  private func valueOfForm(after key: String) -> NodeRole {
    switch key {
    case "description", "deprecated": return .freeText
    case "example": return .example
    case "links": return .links
    case "meta", "idMeta": return .meta
    case "jsonapi": return .jsonapi
    case "attributes": return .attributes
    case "relationships": return .relationships
    case "types": return .types
    case "mixins": return .mixins
    case "resources": return .resources
    case "documents": return .documents
    case "defaults": return .defaults
    case "page": return .page
    case "filters": return .filters
    case "client": return .client
    case "names": return .pageNames
    case "sorts": return .sort
    case "answers": return .answers
    case "enum": return .enumeration
    case "oneOf": return .alternatives
    case "object": return .members
    case "one", "many", "data": return .target
    case "type", "map", "alias", "from", "of": return .type
    default: return .other
    }
  }
}
