import JSONAPI

// An attribute can be written as the literal of its value:
// `let title: Attribute<String> = "Rails is Omakase"`

extension Attribute: ExpressibleByUnicodeScalarLiteral
where RawValue: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: RawValue.UnicodeScalarLiteralType) {
    self.init(value: RawValue(unicodeScalarLiteral: value))
  }
}

extension Attribute: ExpressibleByExtendedGraphemeClusterLiteral
where RawValue: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: RawValue.ExtendedGraphemeClusterLiteralType) {
    self.init(value: RawValue(extendedGraphemeClusterLiteral: value))
  }
}

extension Attribute: ExpressibleByStringLiteral where RawValue: ExpressibleByStringLiteral {
  public init(stringLiteral value: RawValue.StringLiteralType) {
    self.init(value: RawValue(stringLiteral: value))
  }
}

extension Attribute: ExpressibleByNilLiteral where RawValue: ExpressibleByNilLiteral {
  /// Creates an attribute that is null, as opposed to absent.
  public init(nilLiteral: ()) {
    self.init(value: RawValue(nilLiteral: ()))
  }
}

extension Attribute: ExpressibleByFloatLiteral where RawValue: ExpressibleByFloatLiteral {
  public init(floatLiteral value: RawValue.FloatLiteralType) {
    self.init(value: RawValue(floatLiteral: value))
  }
}

extension Attribute: ExpressibleByBooleanLiteral where RawValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: RawValue.BooleanLiteralType) {
    self.init(value: RawValue(booleanLiteral: value))
  }
}

extension Attribute: ExpressibleByIntegerLiteral where RawValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: RawValue.IntegerLiteralType) {
    self.init(value: RawValue(integerLiteral: value))
  }
}

extension Attribute: ExpressibleByDictionaryLiteral where RawValue: DictionaryType {
  public init(dictionaryLiteral elements: (RawValue.Key, RawValue.Value)...) {
    self.init(value: RawValue(literalPairs: elements))
  }
}

extension Attribute: ExpressibleByArrayLiteral where RawValue: ArrayType {
  public init(arrayLiteral elements: RawValue.Element...) {
    self.init(value: RawValue(literalElements: elements))
  }
}
