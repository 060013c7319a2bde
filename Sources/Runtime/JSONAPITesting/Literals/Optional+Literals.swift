// swift-format-ignore-file: AvoidRetroactiveConformances
// Retroactive conformances are the purpose of this file, and only tests import this module.

// An optional value can be written as the literal of its wrapped type:
// `let subtitle: Attribute<String?>? = "A story"`

extension Optional: @retroactive ExpressibleByUnicodeScalarLiteral
where Wrapped: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: Wrapped.UnicodeScalarLiteralType) {
    self = Wrapped(unicodeScalarLiteral: value)
  }
}

extension Optional: @retroactive ExpressibleByExtendedGraphemeClusterLiteral
where Wrapped: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: Wrapped.ExtendedGraphemeClusterLiteralType) {
    self = Wrapped(extendedGraphemeClusterLiteral: value)
  }
}

extension Optional: @retroactive ExpressibleByStringLiteral
where Wrapped: ExpressibleByStringLiteral {
  public init(stringLiteral value: Wrapped.StringLiteralType) {
    self = Wrapped(stringLiteral: value)
  }
}

extension Optional: @retroactive ExpressibleByFloatLiteral
where Wrapped: ExpressibleByFloatLiteral {
  public init(floatLiteral value: Wrapped.FloatLiteralType) {
    self = Wrapped(floatLiteral: value)
  }
}

extension Optional: @retroactive ExpressibleByBooleanLiteral
where Wrapped: ExpressibleByBooleanLiteral {
  public init(booleanLiteral value: Wrapped.BooleanLiteralType) {
    self = Wrapped(booleanLiteral: value)
  }
}

extension Optional: @retroactive ExpressibleByIntegerLiteral
where Wrapped: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Wrapped.IntegerLiteralType) {
    self = Wrapped(integerLiteral: value)
  }
}
