extension Attribute: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    self.init(value: try reader.read(RawValue.self))
  }

  package static func hasNull() -> Bool { RawValue.self is any HasNull.Type }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> Attribute {
    try members.decode(Attribute<RawValue>.self, forKey: name)
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.write(value: value)
  }
}

extension TransformedAttribute: ModelDecodable, ModelEncodable {
  package init(from reader: inout ModelReader) throws {
    try self.init(rawValue: try reader.read(RawValue.self), codingPath: [])
  }

  package static func hasNull() -> Bool { RawValue.self is any HasNull.Type }

  package static func member(
    _ name: MemberName, of members: KeyedDecodingContainer<MemberName>
  ) throws -> TransformedAttribute {
    try members.decode(TransformedAttribute<RawValue, Transformer>.self, forKey: name)
  }

  package func write(to writer: inout ModelWriter) throws {
    try writer.write(value: rawValue)
  }
}
