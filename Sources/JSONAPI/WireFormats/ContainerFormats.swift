/// A transformer of arrays that transforms each element.
public enum ArrayFormat<Element: Transformer>: Transformer {
  public static func transform(_ value: [Element.From]) throws -> [Element.To] {
    try value.map(Element.transform)
  }
}

extension ArrayFormat: ReversibleTransformer where Element: ReversibleTransformer {
  public static func reverse(_ value: [Element.To]) throws -> [Element.From] {
    try value.map(Element.reverse)
  }
}

extension ArrayFormat: WireFormat where Element: WireFormat {
  public static func reverse(_ value: [Element.To]) -> [Element.From] {
    value.map { Element.reverse($0) }
  }
}

/// A transformer of maps that transforms each value.
public enum MapFormat<Element: Transformer>: Transformer {
  public static func transform(_ value: [String: Element.From]) throws -> [String: Element.To] {
    try value.mapValues(Element.transform)
  }
}

extension MapFormat: ReversibleTransformer where Element: ReversibleTransformer {
  public static func reverse(_ value: [String: Element.To]) throws -> [String: Element.From] {
    try value.mapValues(Element.reverse)
  }
}

extension MapFormat: WireFormat where Element: WireFormat {
  public static func reverse(_ value: [String: Element.To]) -> [String: Element.From] {
    value.mapValues { Element.reverse($0) }
  }
}

/// A transformer of values that may be null; others are transformed.
public enum NullableFormat<Wrapped: Transformer>: Transformer {
  public static func transform(_ value: Wrapped.From?) throws -> Wrapped.To? {
    try value.map(Wrapped.transform)
  }
}

extension NullableFormat: ReversibleTransformer where Wrapped: ReversibleTransformer {
  public static func reverse(_ value: Wrapped.To?) throws -> Wrapped.From? {
    try value.map(Wrapped.reverse)
  }
}

extension NullableFormat: WireFormat where Wrapped: WireFormat {
  public static func reverse(_ value: Wrapped.To?) -> Wrapped.From? {
    value.map { Wrapped.reverse($0) }
  }
}
