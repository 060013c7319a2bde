extension Format {
  /// A secret. Converts values as `Value` does; an attribute with this format never prints its value.
  ///
  /// ```swift
  /// let token: TransformedAttribute<String, Format.Sensitive<Format.Text<UUID>>>
  /// ```
  public enum Sensitive<Value: Transformer>: Transformer, SensitiveTransformer {
    public static func transform(_ value: Value.From) throws -> Value.To {
      try Value.transform(value)
    }
  }

  /// A secret that has the same type in Swift and in JSON.
  ///
  /// ```swift
  /// let password: TransformedAttribute<String, Format.Secret<String>>
  /// ```
  public typealias Secret<Value> = Sensitive<_Identity<Value>>
}

extension Format.Sensitive: ReversibleTransformer where Value: ReversibleTransformer {
  public static func reverse(_ value: Value.To) throws(Value.ReverseError) -> Value.From {
    try Value.reverse(value)
  }
}

/// A transformer whose values ``TransformedAttribute`` must not print.
protocol SensitiveTransformer {}

extension TransformedAttribute: CustomStringConvertible, CustomReflectable {
  /// The types and the value; `…` in place of a secret.
  public var description: String {
    "Attribute<\(RawValue.self), \(Transformer.self)>(\(isSensitive ? "…" : "\(value)"))"
  }

  /// The value and the raw value; empty for a secret.
  public var customMirror: Mirror {
    isSensitive
      ? Mirror(self, children: [])
      : Mirror(self, children: ["rawValue": rawValue, "value": value])
  }

  private var isSensitive: Bool { Transformer.self is any SensitiveTransformer.Type }
}
