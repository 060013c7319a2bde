extension Includes: Encodable {
  public func encode(to encoder: any Encoder) throws {
    if I.self == NoIncludes.self {
      throw JSONAPICodingError.illegalEncoding(
        "A document with NoIncludes cannot have “included”.", path: encoder.codingPath)
    }
    try values.encode(to: encoder)
  }
}

extension Includes: Decodable where I: Decodable {
  /// Decodes the included resources. Throws an ``IncludesDecodingError``, or a `DecodingError` if the
  /// value is not an array. ``NoIncludes`` ignores the value, as a document with this type does.
  public init(from decoder: any Decoder) throws {
    if I.self == NoIncludes.self {
      self.init(values: [])
      return
    }
    do {
      self.init(values: try decoder.resources(of: I.self))
    } catch let error as ElementDecodingError {
      throw IncludesDecodingError(
        error: error.underlying, idx: error.index, totalIncludesCount: error.count,
        readFrom: decoder)
    }
  }
}
