/// A resource object of one of several types: an enum with a case for each type.
///
/// Included resources, polymorphic primary data and the targets of polymorphic relationships are such enums. The `type`
/// of a resource object determines the case that it is decoded as.
///
/// ```swift
/// public indirect enum BlogResource: ResourceEnum {
///   case person(Person)
///   case article(Article)
///   case unrecognized(UnrecognizedResource)
///
///   public static let resourceCases = ResourceCases<Self> {
///     $0.add(Self.person)
///     $0.add(Self.article)
///     $0.add(Self.unrecognized)
///   }
///
///   public var resourceObject: any UnionMember {
///     switch self {
///     case .person(let resource): resource
///     case .article(let resource): resource
///     case .unrecognized(let resource): resource
///     }
///   }
/// }
/// ```
///
/// The case of a resource object is found in constant time, however many there are. An enum with
/// many cases should be `indirect`; otherwise, each value takes as much memory as the largest one.
public protocol ResourceEnum: _Poly, CodablePrimaryResource, Hashable {
  /// The cases of the enum.
  static var resourceCases: ResourceCases<Self> { get }

  /// The resource object of the current case.
  var resourceObject: any UnionMember { get }
}

extension ResourceEnum {
  /// Creates a value of this enum from a resource object, or returns `nil` if there is no case for it. A resource
  /// object of an unrecognized type becomes an ``UnrecognizedResource`` if the enum has a case for these.
  ///
  /// ```swift
  /// let owner = ArticleOwner(person)
  /// ```
  public init?(_ resource: any UnionMember) {
    guard let value = Self.resourceCases.value(holding: resource) else { return nil }
    self = value
  }

  /// Returns the resource object if it is of a type; otherwise, `nil`: `include.as(Article.self)`.
  public func `as`<Member: UnionMember>(_ type: Member.Type) -> Member? {
    resourceObject as? Member
  }

  /// The type and id of the resource object.
  public var resourceIdentity: ResourceIdentity { resourceObject.ownIdentity }

  /// The types of the cases, except that for unrecognized resources.
  package static var resourceTypes: [any UnionMember.Type] { resourceCases.types }

  public var value: Any { resourceObject }
  public static var allTypes: [Any.Type] { resourceTypes.map { $0 as Any.Type } }

  // Not synthesized: with many cases, the synthesized code is larger than the rest of the enum.

  /// Compares the resource objects.
  public static func == (left: Self, right: Self) -> Bool {
    left.resourceObject.isEqual(to: right.resourceObject)
  }

  public func hash(into hasher: inout Hasher) {
    resourceObject.hash(into: &hasher)
  }

  /// Decodes a resource object by its `type`. Throws a ``JSONAPIDecodingError``, also for an
  /// unrecognized type if the policy is ``DecodingPolicy/refuse``.
  public init(from decoder: any Decoder) throws {
    let resource: _OpenedResource
    do {
      resource = try _OpenedResource(decoder)
    } catch {
      throw JSONAPIDecodingError(
        error, expectedType: Self.resourceTypes.map { $0._resourceType }.alternatives,
        readFrom: decoder)
    }
    self = try Self.resourceCases.decode(resource)
  }

  public func encode(to encoder: any Encoder) throws {
    try resourceObject.encode(to: encoder)
  }
}

/// A resource object that a ``ResourceEnum`` can hold.
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

extension UnionMember {
  fileprivate func isEqual(to other: any UnionMember) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}
