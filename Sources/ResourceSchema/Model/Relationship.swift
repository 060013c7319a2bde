/// A relationship of a resource.
public struct Relationship: Sendable, Hashable {
  /// How many resources a relationship can lead to.
  public enum Cardinality: Sendable, Hashable {
    case one, many
  }

  /// Whether a relationship object has `data`.
  public enum Linkage: String, Sendable, Hashable, CaseIterable {
    /// `data` is there.
    case always
    /// `data` may be missing, or empty without being true, unless the relationship is included.
    case included
    /// `data` is never there.
    case never
  }

  /// The name on the wire.
  public var name: Located<String>
  /// `nil` where a relationship has links and meta alone and its target is unknown.
  public var cardinality: Cardinality?
  /// The JSON:API types that it can lead to; more than one for a polymorphic relationship.
  public var targets: [Located<String>]
  /// Whether the whole relationship may be missing (`?` after the key).
  public var isOptional: Bool
  /// Whether a to-one relationship may be empty (`?` after the target).
  public var isNullable: Bool
  public var linkage: Linkage
  public var swiftName: Located<String>?
  public var queryName: String?
  public var description: String?
  public var deprecated: String?
  public var links: LinksDeclaration?
  public var meta: MetaDeclaration?
  /// The meta of each resource identifier.
  public var idMeta: MetaDeclaration?
  /// The relationship of the target that leads back.
  public var inverse: Located<String>?
  public var access: Member.Access
  /// `nil` where create requests and responses say the same.
  public var creation: Member.Creation?
  public var since: String?

  public init(
    name: Located<String>,
    cardinality: Cardinality?,
    targets: [Located<String>],
    isOptional: Bool = false,
    isNullable: Bool = false,
    linkage: Linkage = .always,
    swiftName: Located<String>? = nil,
    queryName: String? = nil,
    description: String? = nil,
    deprecated: String? = nil,
    links: LinksDeclaration? = nil,
    meta: MetaDeclaration? = nil,
    idMeta: MetaDeclaration? = nil,
    inverse: Located<String>? = nil,
    access: Member.Access = .readWrite,
    creation: Member.Creation? = nil,
    since: String? = nil
  ) {
    self.name = name
    self.cardinality = cardinality
    self.targets = targets
    self.isOptional = isOptional
    self.isNullable = isNullable
    self.linkage = linkage
    self.swiftName = swiftName
    self.queryName = queryName
    self.description = description
    self.deprecated = deprecated
    self.links = links
    self.meta = meta
    self.idMeta = idMeta
    self.inverse = inverse
    self.access = access
    self.creation = creation
    self.since = since
  }
}
