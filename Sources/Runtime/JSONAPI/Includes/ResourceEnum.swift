/// A ``ResourceUnion`` that lists its cases, one for each resource type.
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
public protocol ResourceEnum: ResourceUnion {
  /// The cases of the enum.
  static var resourceCases: ResourceCases<Self> { get }
}

extension ResourceEnum {
  /// Decodes a resource object whose type is known.
  ///
  /// Throws an ``IncludeDecodingError`` if there is no case for the type.
  public init(type: String, from decoder: any Decoder) throws {
    self = try Self.resourceCases.decode(_OpenedResource(decoder))
  }

  /// Creates a value of this enum from a resource object, or returns `nil` if there is no case for it. A resource
  /// object of an unrecognized type becomes an ``UnrecognizedResource`` if the enum has a case for these.
  public init?(_ resource: any UnionMember) {
    guard let value = Self.resourceCases.value(holding: resource) else { return nil }
    self = value
  }

  public static var resourceTypes: [any UnionMember.Type] { resourceCases.types }

  // Not synthesized: with many cases, the synthesized code is larger than the rest of the enum.

  /// Compares the resource objects.
  public static func == (left: Self, right: Self) -> Bool {
    left.resourceObject.isEqual(to: right.resourceObject)
  }

  public func hash(into hasher: inout Hasher) {
    resourceObject.hash(into: &hasher)
  }
}

extension UnionMember {
  fileprivate func isEqual(to other: any UnionMember) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}
