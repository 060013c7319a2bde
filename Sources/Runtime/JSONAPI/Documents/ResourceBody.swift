/// Primary data that can be encoded.
///
/// See [Top Level](https://jsonapi.org/format/#document-top-level).
public protocol EncodableResourceBody: Equatable, Encodable {
  /// The type of a primary resource.
  associatedtype PrimaryResource

  /// The primary resources: none, one or many.
  var primaryResources: [PrimaryResource] { get }
}

extension EncodableResourceBody {
  public var primaryResources: [PrimaryResource] { [] }
}

/// Primary data that can be encoded and decoded.
public protocol CodableResourceBody: Decodable, EncodableResourceBody {}

/// Primary data that other primary data can be appended to.
public protocol _ResourceBodyAppendable {
  /// Returns this primary data followed by another.
  func appending(_ other: Self) -> Self
}

/// Returns primary data followed by another.
public func + <Body: _ResourceBodyAppendable>(left: Body, right: Body) -> Body {
  left.appending(right)
}
