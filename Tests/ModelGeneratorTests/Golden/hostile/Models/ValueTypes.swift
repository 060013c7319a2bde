// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

public enum Scalar:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case no
  case on
  case _1000
  case _0o17
  case _123045
  case _20010101
  case inf
  case null
  case `true`
  case _110

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [Scalar] = [
    .no, .on, ._1000, ._0o17, ._123045, ._20010101, .inf, .null, .true, ._110,
  ]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "no": self = .no
    case "on": self = .on
    case "1_000": self = ._1000
    case "0o17": self = ._0o17
    case "12:30:45": self = ._123045
    case "2001-01-01": self = ._20010101
    case ".inf": self = .inf
    case "null": self = .null
    case "true": self = .true
    case "1.10": self = ._110
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .no: "no"
    case .on: "on"
    case ._1000: "1_000"
    case ._0o17: "0o17"
    case ._123045: "12:30:45"
    case ._20010101: "2001-01-01"
    case .inf: ".inf"
    case .null: "null"
    case .true: "true"
    case ._110: "1.10"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

public enum Text:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case tilde
  case newline
  case carriageReturn
  case tab
  case nul
  case quote
  case backslash
  case commentEnd
  case lineComment
  case interpolation
  case rawString
  case directive
  case lineSeparator
  case nextLine
  case rightToLeft
  case joined
  case combining
  case mustache
  case empty
  case spaces

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [Text] = [
    .tilde, .newline, .carriageReturn, .tab, .nul, .quote, .backslash, .commentEnd, .lineComment,
    .interpolation, .rawString, .directive, .lineSeparator, .nextLine, .rightToLeft, .joined,
    .combining, .mustache, .empty, .spaces,
  ]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "~": self = .tilde
    case "a\nb": self = .newline
    case "a\rb": self = .carriageReturn
    case "a\tb": self = .tab
    case "a\u{0}b": self = .nul
    case "a\"b": self = .quote
    case "a\\b": self = .backslash
    case "*/": self = .commentEnd
    case "//": self = .lineComment
    case "\\(self)": self = .interpolation
    case "\"\"\"#": self = .rawString
    case "#if": self = .directive
    case "a\u{2028}b": self = .lineSeparator
    case "a\u{85}b": self = .nextLine
    case "\u{202E}abc": self = .rightToLeft
    case "👨\u{200D}👩\u{200D}👧": self = .joined
    case "é": self = .combining
    case "{{name}}": self = .mustache
    case "": self = .empty
    case "  ": self = .spaces
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .tilde: "~"
    case .newline: "a\nb"
    case .carriageReturn: "a\rb"
    case .tab: "a\tb"
    case .nul: "a\u{0}b"
    case .quote: "a\"b"
    case .backslash: "a\\b"
    case .commentEnd: "*/"
    case .lineComment: "//"
    case .interpolation: "\\(self)"
    case .rawString: "\"\"\"#"
    case .directive: "#if"
    case .lineSeparator: "a\u{2028}b"
    case .nextLine: "a\u{85}b"
    case .rightToLeft: "\u{202E}abc"
    case .joined: "👨\u{200D}👩\u{200D}👧"
    case .combining: "é"
    case .mustache: "{{name}}"
    case .empty: ""
    case .spaces: "  "
    case .unrecognized(let rawValue): rawValue
    }
  }
}
