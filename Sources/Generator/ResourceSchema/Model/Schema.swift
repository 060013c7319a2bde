/// The types, resource types and documents of an API, from all files of a run.
public struct Schema: Sendable, Equatable {
  public var name: Located<String>
  public var description: String?
  public var client = ClientDefinition()
  /// The value types, in the order in which the files state them.
  public var types: [TypeDeclaration]
  public var resources: [Resource]
  public var documents: [Document]

  public init(
    name: Located<String>, description: String? = nil, types: [TypeDeclaration] = [],
    resources: [Resource] = [], documents: [Document] = []
  ) {
    self.name = name
    self.description = description
    self.types = types
    self.resources = resources
    self.documents = documents
  }

  public func resource(ofType type: String) -> Resource? {
    resources.first { $0.type.value == type }
  }

  /// Returns the types of a relationship's targets; all types for a relationship to any type.
  public func targets(of relationship: Relationship) -> [String] {
    relationship.leadsToAny ? resources.map(\.type.value) : relationship.targets.map(\.value)
  }

  public func type(named name: String) -> TypeDeclaration? {
    types.first { $0.name.value == name }
  }

  /// Returns the members of an object; `nil` if the schema does not list them.
  public func members(of type: ValueType) -> [Member]? {
    var type = type
    if case .named(let name) = type, case .value(let named)? = self.type(named: name)?.definition {
      type = named
    }
    return if case .object(let object) = type { object.members } else { nil }
  }

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
