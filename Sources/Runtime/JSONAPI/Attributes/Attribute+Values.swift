// For enums of values of several types, whose cases hold plain values.

extension Attribute {
  /// Decodes a value as an attribute of this type does.
  public static func value(from decoder: any Decoder) throws -> RawValue {
    try Attribute(from: decoder).value
  }

  /// Encodes a value as an attribute of this type does.
  public static func encode(_ value: RawValue, to encoder: any Encoder) throws {
    try Attribute(value: value).encode(to: encoder)
  }
}

extension TransformedAttribute {
  /// Decodes a value as an attribute of this type does.
  public static func value(from decoder: any Decoder) throws -> Transformer.To {
    try TransformedAttribute(from: decoder).value
  }
}

extension TransformedAttribute where Transformer: ReversibleTransformer {
  /// Encodes a value as an attribute of this type does.
  public static func encode(_ value: Transformer.To, to encoder: any Encoder) throws {
    try TransformedAttribute(transformedValue: value).encode(to: encoder)
  }
}
