// For properties that are optional because their member may be absent. If the value is an optional
// itself, the outer `nil` is absent and the inner one null.

extension Attribute {
  /// An attribute with a value; `nil`, which is absent, without one.
  ///
  /// ```swift
  /// self.subtitle = .ifPresent(subtitle)
  /// ```
  public static func ifPresent(_ value: RawValue?) -> Attribute? {
    value.map { Attribute(value: $0) }
  }
}

extension TransformedAttribute where Transformer: WireFormat {
  /// An attribute with a value; `nil`, which is absent, without one.
  public static func ifPresent(_ value: Transformer.To?) -> TransformedAttribute? {
    value.map { TransformedAttribute(value: $0) }
  }
}

extension TransformedAttribute where Transformer: ReversibleTransformer {
  /// An attribute with a value; `nil`, which is absent, without one.
  ///
  /// Throws what the transformer throws on the way back.
  public static func ifPresent(
    transformedValue value: Transformer.To?
  ) throws -> TransformedAttribute? {
    try value.map { try TransformedAttribute(transformedValue: $0) }
  }
}
