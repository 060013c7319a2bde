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
    default: Self.rolesOfValues[key.hasSuffix("?") ? String(key.dropLast()) : key] ?? .other
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

  /// The roles of values by their keys, unless a mapping gives the key another meaning.
  private static let rolesOfValues: [String: NodeRole] = [
    "description": .freeText, "deprecated": .freeText, "example": .example,
    "links": .links, "meta": .meta, "idMeta": .meta, "jsonapi": .jsonapi,
    "attributes": .attributes, "relationships": .relationships,
    "types": .types, "mixins": .mixins, "resources": .resources, "documents": .documents,
    "defaults": .defaults, "client": .client, "page": .page, "names": .pageNames,
    "filters": .filters, "sorts": .sort, "answers": .answers,
    "enum": .enumeration, "oneOf": .alternatives, "object": .members,
    "one": .target, "many": .target, "data": .target,
    "type": .type, "map": .type, "alias": .type, "from": .type, "of": .type,
  ]
}
