/// The types, resource types and documents of an API, from all files of a run.
public struct Schema: Sendable, Hashable {
  /// The name of the API.
  public var name: Located<String>
  public var description: String?
  /// The settings that clients of the API use for all resource types.
  public var client = ClientDefinition()
  /// The value types, in the order in which the files state them.
  public var types: [TypeDeclaration]
  /// The resource types, in the order in which the files state them.
  public var resources: [Resource]
  /// The documents that the schema names, in the order in which the files state them.
  public var documents: [Document]

  public init(
    name: Located<String>,
    description: String? = nil,
    types: [TypeDeclaration] = [],
    resources: [Resource] = [],
    documents: [Document] = []
  ) {
    self.name = name
    self.description = description
    self.types = types
    self.resources = resources
    self.documents = documents
  }

  /// The resource type of a JSON:API `type`, if the schema has it.
  public func resource(ofType type: String) -> Resource? {
    resources.first { $0.type.value == type }
  }

  /// Returns the types of a relationship's targets; all types for a relationship to any type.
  public func targets(of relationship: Relationship) -> [String] {
    relationship.leadsToAny ? resources.map(\.type.value) : relationship.targets.map(\.value)
  }

  /// Returns the type with a name, if the schema has it.
  public func type(named name: String) -> TypeDeclaration? {
    types.first { $0.name.value == name }
  }

  /// Returns the object type with a name, if the schema has it.
  public func object(named name: String) -> ObjectType? {
    if case .value(.object(let object))? = type(named: name)?.definition { object } else { nil }
  }

  /// Returns the members of a meta object; `nil` if the schema does not list them.
  public func members(of meta: MetaDeclaration) -> [Member]? {
    switch meta.type {
    case .object(let object): object.members
    case .named(let name): object(named: name)?.members
    default: nil
    }
  }

  /// Returns the links that a links declaration lists.
  public func members(of links: LinksDeclaration) -> [LinkMember] {
    switch links.content {
    case .pagination: return LinksDeclaration.paginationLinks
    case .members(let members): return members
    case .named(let name):
      guard case .links(let members, _)? = type(named: name.value)?.definition else { return [] }
      return members
    }
  }
}
