import Diagnostics

public struct Resource: Sendable, Equatable {
  /// The JSON:API `type`.
  public var type: Located<String>
  public var swiftName: Located<String>?
  public var pluralName: Located<String>?
  public var description: String?
  public var deprecated: String?
  /// The type of raw ids: `String`, `Int`, `UUID`, or a type from `types`.
  public var idType = ValueType.primitive(.string)
  /// The attributes, those of mixins first.
  public var attributes: [Member]
  public var relationships: [Relationship]
  public var links: LinksDeclaration?
  public var meta: MetaDeclaration?
  public var api = ResourceAPI()
  /// The default document with one resource, from `defaults` of the file.
  public var document = Document.Surroundings()
  public var collectionDocument = Document.Surroundings()
  @NotCompared public var range: SourceRange

  package var hasFields: Bool { !attributes.isEmpty || !relationships.isEmpty }

  public init(
    type: Located<String>, attributes: [Member] = [], relationships: [Relationship] = [],
    range: SourceRange = .unknown
  ) {
    self.type = type
    self.attributes = attributes
    self.relationships = relationships
    self.range = range
  }
}
