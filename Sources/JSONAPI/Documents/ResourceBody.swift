/// The primary data of a document that is written.
///
/// See [Top Level](https://jsonapi.org/format/#document-top-level).
public protocol EncodableResourceBody: Equatable, Encodable {
  /// A resource, as it stands there.
  associatedtype PrimaryResource

  /// The resources, however many the body is made for.
  var primaryResources: [PrimaryResource] { get }
}

extension EncodableResourceBody {
  public var primaryResources: [PrimaryResource] { [] }
}

/// The primary data of a document that is written and read.
public protocol CodableResourceBody: Decodable, EncodableResourceBody {}

/// Primary data that can be joined with more of its kind.
public protocol ResourceBodyAppendable {
  /// This data, followed by another.
  func appending(_ other: Self) -> Self
}

/// Primary data, followed by more of its kind.
public func + <Body: ResourceBodyAppendable>(left: Body, right: Body) -> Body {
  left.appending(right)
}
