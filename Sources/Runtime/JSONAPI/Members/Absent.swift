/// A member that an object never has: ``NoMetadata``, ``NoLinks``, ``NoAttributes``, ``NoRelationships``,
/// ``NoResourceBody``, ``NoAPIDescription`` and, for an id, ``Unidentified`` are names for it.
///
/// Other decoders than ``JSONAPIDecoder`` decode it from anything. It is encoded as `{}` where something has to be encoded.
public struct Absent: Meta, Links, Attributes, Relationships, EncodableResourceBody,
  _APIDescriptionType, ModelObject, Hashable, Sendable, CustomStringConvertible
{
  /// The type of an API description's meta: there is none.
  public typealias Meta = Absent
  /// The type of a primary resource: there is none.
  public typealias PrimaryResource = Void

  /// The only value.
  public static var none: Absent { Absent() }

  /// Creates the only value.
  public init() {}

  public static let members = Members<Self> { _ in }

  public init(from decoder: any Decoder) { self.init() }

  public var description: String { "absent" }
}
