extension SingleResourceBody: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

extension SingleResourceBody: Decodable, CodableResourceBody
where PrimaryResource: OptionalCodablePrimaryResource {
  public init(from decoder: any Decoder) throws {
    value = try PrimaryResource(from: decoder)
  }
}

extension ManyResourceBody: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try values.encode(to: encoder)
  }
}

extension ManyResourceBody: Decodable, CodableResourceBody
where PrimaryResource: CodablePrimaryResource {
  public init(from decoder: any Decoder) throws {
    values = try [PrimaryResource](from: decoder)
  }
}
