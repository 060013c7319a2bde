/// A resource object of one of several types: an enum with a case for each type.
///
/// Included resources, polymorphic primary data and the targets of polymorphic relationships are
/// unions. The `type` of a resource object determines the case that it is decoded as.
///
/// An enum with a case for each type should conform to ``ResourceEnum``, which implements all of this
/// except ``resourceObject``.
public protocol ResourceUnion: Poly, CodablePrimaryResource, Hashable {
  /// Decodes a resource object of a given type.
  init(type: String, from decoder: any Decoder) throws

  /// The resource object of the current case.
  var resourceObject: any UnionMember { get }

  /// The types of the cases, except that for unrecognized resources.
  static var resourceTypes: [any UnionMember.Type] { get }

  /// Creates a union from a resource object, or returns `nil` if no case can hold it.
  init?(_ resource: any UnionMember)
}

/// A resource object that a ``ResourceUnion`` can hold.
public protocol UnionMember: Codable, Hashable {
  /// The `type` in JSON; empty if resource objects of this Swift type do not share one.
  static var _resourceType: String { get }

  /// Returns the type and id of a resource object.
  static func identity(of resource: Self) -> ResourceIdentity

  /// Decodes the rest of a resource object whose type is known. The default
  /// implementation decodes all of it.
  static func _opened(_ resource: _OpenedResource) throws -> Self
}

extension UnionMember {
  public static func _opened(_ resource: _OpenedResource) throws -> Self {
    try Self(from: resource.decoder)
  }

  /// The type and id of this resource object.
  var ownIdentity: ResourceIdentity { Self.identity(of: self) }
}

extension ResourceObject: UnionMember where EntityRawIdType: RawIdType {
  public static var _resourceType: String { Description.jsonType }

  public static func identity(of resource: Self) -> ResourceIdentity {
    resource.id.wireIdentity
  }
}

extension ResourceUnion {
  public var value: Any { resourceObject }
  public static var allTypes: [Any.Type] { resourceTypes.map { $0 as Any.Type } }

  /// The type and id of the resource object.
  public var resourceIdentity: ResourceIdentity { resourceObject.ownIdentity }

  /// Returns the resource object if it is of a type; otherwise, `nil`: `include.as(Article.self)`.
  public func `as`<Member: UnionMember>(_ type: Member.Type) -> Member? {
    resourceObject as? Member
  }
}

/// A value of one of several types.
public protocol Poly {
  /// The value, of any of the types.
  var value: Any { get }

  /// The types that the value can have.
  static var allTypes: [Any.Type] { get }
}

/// An included resource: an enum with a case for each type of resource object.
public typealias Include = EncodableJSONPoly
/// An included resource; another name for ``Include``.
public typealias EncodableJSONPoly = Poly & _EncodablePrimaryResource
/// A value of a poly that can be encoded.
public typealias EncodablePolyWrapped = Encodable & Equatable
/// A value of a poly that can be encoded and decoded.
public typealias CodablePolyWrapped = EncodablePolyWrapped & Decodable
