extension Time: Codable {
  public init(from decoder: any Decoder) throws {
    self = try TimeFormat.decode(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}
