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
