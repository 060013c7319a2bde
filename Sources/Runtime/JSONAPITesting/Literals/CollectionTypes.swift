import JSONAPI

/// An attribute value that can be written as an array literal.
public protocol ArrayType {
  /// The type of an element of the literal.
  associatedtype Element

  /// Creates a value from the elements of a literal.
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

/// An attribute value that can be written as a dictionary literal.
public protocol DictionaryType {
  /// The type of a key in the literal.
  associatedtype Key: Hashable
  /// The type of a value in the literal.
  associatedtype Value

  /// Creates a value from the pairs of a literal. Of pairs with the same key, the last one is used.
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
