/// A value of one of several types.
public protocol Poly {
  /// The value, whichever type it has.
  var value: Any { get }

  /// The types that the value may have.
  static var allTypes: [Any.Type] { get }
}

/// What may stand in `included`: an enum with a case for each type of resource object.
public typealias Include = EncodableJSONPoly
public typealias EncodableJSONPoly = Poly & EncodablePrimaryResource
public typealias EncodablePolyWrapped = Encodable & Equatable
public typealias CodablePolyWrapped = EncodablePolyWrapped & Decodable
