// Arrays, maps and optionals of formats, whose elements are converted.

extension Array: Transformer where Element: Transformer {
  public static func transform(_ value: [Element.From]) throws -> [Element.To] {
    try value.map(Element.transform)
  }
}

extension Array: ReversibleTransformer where Element: ReversibleTransformer {
  public static func reverse(
    _ value: [Element.To]
  ) throws(Element.ReverseError) -> [Element.From] {
    try value.map(Element.reverse)
  }
}

extension Dictionary: Transformer where Key == String, Value: Transformer {
  public static func transform(_ value: [String: Value.From]) throws -> [String: Value.To] {
    try value.mapValues(Value.transform)
  }
}

extension Dictionary: ReversibleTransformer where Key == String, Value: ReversibleTransformer {
  public static func reverse(
    _ value: [String: Value.To]
  ) throws(Value.ReverseError) -> [String: Value.From] {
    var reversed: [String: Value.From] = [:]
    for (name, value) in value { reversed.updateValue(try Value.reverse(value), forKey: name) }
    return reversed
  }
}

extension Optional: Transformer where Wrapped: Transformer {
  public static func transform(_ value: Wrapped.From?) throws -> Wrapped.To? {
    try value.map(Wrapped.transform)
  }
}

extension Optional: ReversibleTransformer where Wrapped: ReversibleTransformer {
  public static func reverse(_ value: Wrapped.To?) throws(Wrapped.ReverseError) -> Wrapped.From? {
    try value.map(Wrapped.reverse)
  }
}

// MARK: - Errors

/// A format of several values, or of one that may be null.
protocol ContainerTransformer {
  /// Returns the path in a value of the first one that cannot be converted.
  static func pathOfFailure(in value: Any) -> [any CodingKey]
}

extension Transformer {
  /// Returns the path in a value of what cannot be converted, after a key; `nil` if all can.
  fileprivate static func pathOfFailure(in value: From, after key: any CodingKey)
    -> [any CodingKey]?
  {
    do {
      _ = try transform(value)
      return nil
    } catch {
      return [key] + ((self as? any ContainerTransformer.Type)?.pathOfFailure(in: value) ?? [])
    }
  }
}

extension Array: ContainerTransformer where Element: Transformer {
  static func pathOfFailure(in value: Any) -> [any CodingKey] {
    (value as? [Element.From])?.enumerated().lazy
      .compactMap { Element.pathOfFailure(in: $1, after: ArrayIndex($0)) }.first ?? []
  }
}

extension Dictionary: ContainerTransformer where Key == String, Value: Transformer {
  static func pathOfFailure(in value: Any) -> [any CodingKey] {
    (value as? [String: Value.From])?.sorted { $0.key < $1.key }.lazy
      .compactMap { Value.pathOfFailure(in: $1, after: MemberName($0)) }.first ?? []
  }
}

extension Optional: ContainerTransformer where Wrapped: Transformer {
  static func pathOfFailure(in value: Any) -> [any CodingKey] {
    (Wrapped.self as? any ContainerTransformer.Type)?.pathOfFailure(in: value) ?? []
  }
}
