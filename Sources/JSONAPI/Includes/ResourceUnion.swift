/// A resource object of one of several types: an enum with a case for each.
///
/// It is what documents include, what a polymorphic body holds, and what a polymorphic relationship
/// leads to. A value is decoded as the type that its `type` says.
///
/// An enum with a case for each type is a ``ResourceEnum``, which has all of this but ``resourceObject``.
public protocol ResourceUnion: Poly, CodablePrimaryResource, Hashable {
  /// Decodes a resource object whose type is known.
  init(type: String, from decoder: any Decoder) throws

  /// The resource object, whichever type it has.
  var resourceObject: any UnionMember { get }

  /// The types of the cases, but for that of unrecognized ones.
  static var resourceTypes: [any UnionMember.Type] { get }

  /// A resource object as a value of this union; `nil` if the union has no place for it.
  init?(_ resource: any UnionMember)
}

/// A resource object that a ``ResourceUnion`` can hold.
public protocol UnionMember: Codable, Hashable {
  /// The `type` in JSON, if all resource objects of this Swift type have the same.
  static var resourceType: String { get }

  /// The type and id of a resource object.
  static func identity(of resource: Self) -> ResourceIdentity
}

extension UnionMember {
  /// The type and id of this resource object.
  var ownIdentity: ResourceIdentity { Self.identity(of: self) }
}

extension ResourceObject: UnionMember where EntityRawIdType: RawIdType {
  public static var resourceType: String { Description.jsonType }

  public static func identity(of resource: Self) -> ResourceIdentity {
    resource.id.wireIdentity
  }
}

extension ResourceUnion {
  public var value: Any { resourceObject }
  public static var allTypes: [Any.Type] { resourceTypes.map { $0 as Any.Type } }

  /// The type and id of the resource object.
  public var resourceIdentity: ResourceIdentity { resourceObject.ownIdentity }

  /// The resource object, if it is of a type: `include.as(Article.self)`.
  public func `as`<Member: UnionMember>(_ type: Member.Type) -> Member? {
    resourceObject as? Member
  }
}
