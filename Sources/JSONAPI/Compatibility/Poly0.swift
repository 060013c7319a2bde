/// A value of any number of types.
public protocol _Poly0: Poly {}

/// A poly without types, for which there is nothing to encode or decode.
public struct Poly0: _Poly0, Hashable, Sendable {
  /// Creates the only value.
  public init() {}

  public var value: Any { () }
  public static var allTypes: [Any.Type] { [] }
}

extension Poly0: CodablePrimaryResource {
  public init(from decoder: any Decoder) throws {
    throw JSONAPICodingError.illegalDecoding(
      "a value of no type cannot be decoded", path: decoder.codingPath)
  }

  public func encode(to encoder: any Encoder) throws {
    throw JSONAPICodingError.illegalEncoding(
      "a value of no type cannot be encoded", path: encoder.codingPath)
  }
}

/// The included resources of a document without `included`.
public typealias NoIncludes = Include0
/// The included resources of a document without `included`; another name for ``NoIncludes``.
public typealias Include0 = Poly0

/// A value of one of two types.
public typealias Either = Poly2
