/// A value of one of several types.
public protocol _Poly {
  /// The value, of any of the types.
  var value: Any { get }

  /// The types that the value can have.
  static var allTypes: [Any.Type] { get }
}

/// An included resource: an enum with a case for each type of resource object.
public typealias Include = _Poly & _EncodablePrimaryResource
