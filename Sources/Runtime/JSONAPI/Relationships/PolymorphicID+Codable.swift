extension PolymorphicID {
  public init(from decoder: any Decoder) throws {
    self = try Linkage<Self, NoIdMetadata>(from: decoder).id
  }

  public func encode(to encoder: any Encoder) throws {
    try Linkage(id: self, meta: NoIdMetadata.none).encode(to: encoder)
  }
}
