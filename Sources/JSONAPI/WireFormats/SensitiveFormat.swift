/// A secret: it is read and written as its own transformer says, and an attribute that holds it
/// never prints it.
///
/// ```swift
/// let password: TransformedAttribute<String, SensitiveFormat<IdentityTransformer<String>>>
/// ```
public enum SensitiveFormat<Value: Transformer>: Transformer, SensitiveTransformer {
  public static func transform(_ value: Value.From) throws -> Value.To {
    try Value.transform(value)
  }
}

extension SensitiveFormat: ReversibleTransformer where Value: ReversibleTransformer {
  public static func reverse(_ value: Value.To) throws -> Value.From {
    try Value.reverse(value)
  }
}

extension SensitiveFormat: WireFormat where Value: WireFormat {
  public static func reverse(_ value: Value.To) -> Value.From {
    Value.reverse(value)
  }
}

/// What ``TransformedAttribute`` knows secrets by.
protocol SensitiveTransformer {}

extension TransformedAttribute: CustomStringConvertible, CustomReflectable {
  /// The types and the value, but for a secret.
  public var description: String {
    "Attribute<\(RawValue.self), \(Transformer.self)>(\(isSensitive ? "…" : "\(value)"))"
  }

  /// The value and what stands in JSON, but for a secret.
  public var customMirror: Mirror {
    isSensitive
      ? Mirror(self, children: [])
      : Mirror(self, children: ["rawValue": rawValue, "value": value])
  }

  private var isSensitive: Bool { Transformer.self is any SensitiveTransformer.Type }
}
