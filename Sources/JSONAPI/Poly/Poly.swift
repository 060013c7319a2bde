/// A value of one of several types.
public protocol Poly {
  /// The value, whichever type it has.
  var value: Any { get }

  /// The types that the value may have.
  static var allTypes: [Any.Type] { get }
}

/// What may stand in `included`: an enum with a case for each type of resource object.
public typealias Include = EncodableJSONPoly
/// What may stand in `included`: ``Include`` by its longer name.
public typealias EncodableJSONPoly = Poly & EncodablePrimaryResource
/// What a poly holds that is written.
public typealias EncodablePolyWrapped = Encodable & Equatable
/// What a poly holds that is written and read.
public typealias CodablePolyWrapped = EncodablePolyWrapped & Decodable
