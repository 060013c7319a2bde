public struct Relationship: Sendable, Equatable {
  public enum Cardinality: Sendable, Equatable {
    case one, many
  }

  /// The presence of `data` in a relationship object.
  public enum Linkage: String, Sendable, CaseIterable {
    case always
    /// `data` may be absent, or wrongly empty, unless the relationship is included.
    case included
    case never
  }

  public var name: Located<String>
  /// `nil` where a relationship has links and meta alone and its target is unknown.
  public var cardinality: Cardinality?
  /// The JSON:API types of the targets: several for a polymorphic relationship, and none for a
  /// relationship to any type.
  public var targets: [Located<String>]
  /// True if the targets can be resources of any type: `owner: any`.
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
  public var idMeta: MetaDeclaration?
  public var inverse: Located<String>?
  public var access: Member.Access = .readWrite
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
