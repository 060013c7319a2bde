/// The included resources of a document without `included`: a value of none of no types.
public struct NoIncludes: Poly, Hashable, Sendable {
  /// Creates the only value.
  public init() {}

  public var value: Any { () }
  public static var allTypes: [Any.Type] { [] }
}

extension NoIncludes: CodablePrimaryResource {
  public init(from decoder: any Decoder) throws {
    throw JSONAPICodingError.illegalDecoding(
      "a value of no type cannot be decoded", path: decoder.codingPath)
  }

  public func encode(to encoder: any Encoder) throws {
    throw JSONAPICodingError.illegalEncoding(
      "a value of no type cannot be encoded", path: encoder.codingPath)
  }
}
