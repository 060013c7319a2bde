/// A value of any number of types.
public protocol _Poly0: Poly {}

/// A value of no type.
public struct Poly0: _Poly0, Hashable, Sendable {
  /// The one value there is.
  public init() {}

  public var value: Any { () }
  public static var allTypes: [Any.Type] { [] }
}

extension Poly0: CodablePrimaryResource {
  public init(from decoder: any Decoder) throws {
    throw JSONAPICodingError.illegalDecoding(
      "There must be no value here.", path: decoder.codingPath)
  }

  public func encode(to encoder: any Encoder) throws {
    throw JSONAPICodingError.illegalEncoding(
      "There is no value here that could be written.", path: encoder.codingPath)
  }
}

/// A document without `included`.
public typealias NoIncludes = Include0
/// A document without `included`: ``NoIncludes`` by its number.
public typealias Include0 = Poly0
