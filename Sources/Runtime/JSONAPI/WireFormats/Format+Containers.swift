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
