import JSONAPI

// `let id: Article.Id = "1"`

extension Id: ExpressibleByUnicodeScalarLiteral
where RawType: ExpressibleByUnicodeScalarLiteral {
  public init(unicodeScalarLiteral value: RawType.UnicodeScalarLiteralType) {
    self.init(rawValue: RawType(unicodeScalarLiteral: value))
  }
}

extension Id: ExpressibleByExtendedGraphemeClusterLiteral
where RawType: ExpressibleByExtendedGraphemeClusterLiteral {
  public init(extendedGraphemeClusterLiteral value: RawType.ExtendedGraphemeClusterLiteralType) {
    self.init(rawValue: RawType(extendedGraphemeClusterLiteral: value))
  }
}

extension Id: ExpressibleByStringLiteral where RawType: ExpressibleByStringLiteral {
  public init(stringLiteral value: RawType.StringLiteralType) {
    self.init(rawValue: RawType(stringLiteral: value))
  }
}

extension Id: ExpressibleByIntegerLiteral where RawType: ExpressibleByIntegerLiteral {
  public init(integerLiteral value: RawType.IntegerLiteralType) {
    self.init(rawValue: RawType(integerLiteral: value))
  }
}
