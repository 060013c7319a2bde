import Diagnostics

/// A resource type.
public struct Resource: Sendable, Hashable {
  /// The Swift type of a resource's raw id.
  public enum IdType: Sendable, Hashable {
    case string, int, uuid
    /// A type from `types`, by its name.
    case named(Located<String>)
  }

  /// The JSON:API `type`.
  public var type: Located<String>
  public var swiftName: Located<String>?
  /// The plural of the name in Swift, where the schema sets it with `plural:`.
  public var pluralName: Located<String>?
  public var description: String?
  public var deprecated: String?
  public var idType: IdType
  /// The attributes, those of mixins first.
  public var attributes: [Member]
  public var relationships: [Relationship]
  public var links: LinksDeclaration?
  public var meta: MetaDeclaration?
  /// What the API lets a client do with the resource type.
  public var api: ResourceAPI
  /// What stands in `jsonapi` of the default documents: `defaults` of the file that declares it.
  public var apiDescription: Document.APIDescription
  /// What stands in `errors` of the default documents: `defaults` of the file that declares it.
  public var errors: Document.Errors
  /// The whole declaration.
  @NotCompared public var range: SourceRange

  public init(
    type: Located<String>,
    swiftName: Located<String>? = nil,
    pluralName: Located<String>? = nil,
    description: String? = nil,
    deprecated: String? = nil,
    idType: IdType = .string,
    attributes: [Member] = [],
    relationships: [Relationship] = [],
    links: LinksDeclaration? = nil,
    meta: MetaDeclaration? = nil,
    api: ResourceAPI = ResourceAPI(),
    apiDescription: Document.APIDescription = .none,
    errors: Document.Errors = .basic,
    range: SourceRange = .unknown
  ) {
    self.type = type
    self.swiftName = swiftName
    self.pluralName = pluralName
    self.description = description
    self.deprecated = deprecated
    self.idType = idType
    self.attributes = attributes
    self.relationships = relationships
    self.links = links
    self.meta = meta
    self.api = api
    self.apiDescription = apiDescription
    self.errors = errors
    self.range = range
  }
}
