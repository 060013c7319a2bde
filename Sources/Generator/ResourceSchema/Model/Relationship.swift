/// A relationship of a resource.
public struct Relationship: Sendable, Hashable {
  /// The number of resources that a relationship leads to.
  public enum Cardinality: Sendable, Hashable {
    case one, many
  }

  /// True if a relationship object has `data`.
  public enum Linkage: String, Sendable, Hashable, CaseIterable {
    /// `data` is present.
    case always
    /// `data` may be absent, or wrongly empty, unless the relationship is included.
    case included
    /// `data` is always absent.
    case never
  }

  /// The name on the wire.
  public var name: Located<String>
  /// `nil` where a relationship has links and meta alone and its target is unknown.
  public var cardinality: Cardinality?
  /// The JSON:API types that it can lead to; more than one for a polymorphic relationship,
  /// and none for one that leads to any.
  public var targets: [Located<String>]
  /// True if it can lead to resources of any type: `owner: any`.
  public var leadsToAny: Bool
  /// True if the whole relationship may be absent (`?` after the key).
  public var isOptional: Bool
  /// True if a to-one relationship may be empty (`?` after the target).
  public var isNullable: Bool
  public var linkage: Linkage = .always
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
  public var access: Member.Access = .readWrite
  /// `nil` where create requests and responses say the same.
  public var creation: Member.Creation?
  public var since: String?

  public init(
    name: Located<String>, cardinality: Cardinality?, targets: [Located<String>],
    leadsToAny: Bool = false, isOptional: Bool = false, isNullable: Bool = false
  ) {
    self.name = name
    self.cardinality = cardinality
    self.targets = targets
    self.leadsToAny = leadsToAny
    self.isOptional = isOptional
    self.isNullable = isNullable
  }
}
