import JSONAPI

/// What the value of an attribute must be for the attribute to be written as an array literal.
public protocol ArrayType {
  /// What stands in the literal.
  associatedtype Element

  /// A value of the elements of a literal.
  init(literalElements elements: [Element])
}

extension Array: ArrayType {
  public init(literalElements elements: [Element]) {
    self = elements
  }
}

extension ArraySlice: ArrayType {
  public init(literalElements elements: [Element]) {
    self = elements[...]
  }
}

extension Optional: ArrayType where Wrapped: ArrayType {
  public init(literalElements elements: [Wrapped.Element]) {
    self = Wrapped(literalElements: elements)
  }
}

extension JSONValue: ArrayType {
  public init(literalElements elements: [JSONValue]) {
    self = .array(elements)
  }
}

/// What the value of an attribute must be for the attribute to be written as a dictionary literal.
public protocol DictionaryType {
  /// What stands before a colon.
  associatedtype Key: Hashable
  /// What stands after a colon.
  associatedtype Value

  /// Of elements with the same key, the last one counts.
  init(literalPairs pairs: [(Key, Value)])
}

extension Dictionary: DictionaryType {
  public init(literalPairs pairs: [(Key, Value)]) {
    self.init(pairs, uniquingKeysWith: { _, last in last })
  }
}

extension Optional: DictionaryType where Wrapped: DictionaryType {
  public init(literalPairs pairs: [(Wrapped.Key, Wrapped.Value)]) {
    self = Wrapped(literalPairs: pairs)
  }
}

extension JSONValue: DictionaryType {
  public init(literalPairs pairs: [(String, JSONValue)]) {
    self = .object(Dictionary(literalPairs: pairs))
  }
}
