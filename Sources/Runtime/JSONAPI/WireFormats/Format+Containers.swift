// Arrays, maps and optionals of formats, whose elements are converted.

extension Array: Transformer where Element: Transformer {
  public static func transform(_ value: [Element.From]) throws -> [Element.To] {
    try value.map(Element.transform)
  }
}

extension Array: ReversibleTransformer where Element: ReversibleTransformer {
  public static func reverse(_ value: [Element.To]) throws -> [Element.From] {
    try value.map(Element.reverse)
  }
}

extension Array: WireFormat where Element: WireFormat {
  public static func reverse(_ value: [Element.To]) -> [Element.From] {
    value.map { Element.reverse($0) }
  }
}

extension Dictionary: Transformer where Key == String, Value: Transformer {
  public static func transform(_ value: [String: Value.From]) throws -> [String: Value.To] {
    try value.mapValues(Value.transform)
  }
}

extension Dictionary: ReversibleTransformer where Key == String, Value: ReversibleTransformer {
  public static func reverse(_ value: [String: Value.To]) throws -> [String: Value.From] {
    try value.mapValues(Value.reverse)
  }
}

extension Dictionary: WireFormat where Key == String, Value: WireFormat {
  public static func reverse(_ value: [String: Value.To]) -> [String: Value.From] {
    value.mapValues { Value.reverse($0) }
  }
}

extension Optional: Transformer where Wrapped: Transformer {
  public static func transform(_ value: Wrapped.From?) throws -> Wrapped.To? {
    try value.map(Wrapped.transform)
  }
}

extension Optional: ReversibleTransformer where Wrapped: ReversibleTransformer {
  public static func reverse(_ value: Wrapped.To?) throws -> Wrapped.From? {
    try value.map(Wrapped.reverse)
  }
}

extension Optional: WireFormat where Wrapped: WireFormat {
  public static func reverse(_ value: Wrapped.To?) -> Wrapped.From? {
    value.map { Wrapped.reverse($0) }
  }
}
