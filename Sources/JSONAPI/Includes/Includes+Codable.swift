extension Includes: Encodable {
  public func encode(to encoder: any Encoder) throws {
    if I.self == NoIncludes.self {
      throw JSONAPICodingError.illegalEncoding(
        "A document without includes must not have “included”.", path: encoder.codingPath)
    }
    try values.encode(to: encoder)
  }
}

extension Includes: Decodable where I: Decodable {
  public init(from decoder: any Decoder) throws {
    self.init(values: try [I](from: decoder))
  }
}
