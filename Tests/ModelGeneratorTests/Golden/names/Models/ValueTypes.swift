// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

public typealias Encodable = Swift.Int

public struct Nothing: JSONAPI.Meta, Swift.Sendable {
  public init() {}
}

public typealias Nobody = Nothing

public struct Status: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var status: Status
  public var attributes: Attributes?

  public init(status: Status, attributes: Attributes? = nil) {
    self.status = status
    self.attributes = attributes
  }

  public enum Status:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case open
    case shut

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Status] = [.open, .shut]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "open": self = .open
      case "shut": self = .shut
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .open: "open"
      case .shut: "shut"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public struct Attributes: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var `await`: Swift.Bool

    public init(await: Swift.Bool) {
      self.await = `await`
    }
  }
}

public enum Code:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable,
  JSONAPI.RawIdType
{
  case allCasesValue
  case rawValueValue

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [Code] = [.allCasesValue, .rawValueValue]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "all-cases": self = .allCasesValue
    case "raw-value": self = .rawValueValue
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .allCasesValue: "all-cases"
    case .rawValueValue: "raw-value"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

public typealias Key = Code

public struct Optional: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var value: Swift.String
  public var some: Swift.String?

  public init(value: Swift.String, some: Swift.String? = nil) {
    self.value = value
    self.some = some
  }
}

public enum Array:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case none
  case some
  case `default`
  case selfValue
  case `init`
  case `class`
  case _1
  case imagePng
  case aB

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [Array] = [
    .none, .some, .default, .selfValue, .`init`, .class, ._1, .imagePng, .aB,
  ]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "none": self = .none
    case "some": self = .some
    case "default": self = .default
    case "self": self = .selfValue
    case "init": self = .`init`
    case "class": self = .class
    case "1": self = ._1
    case "image/png": self = .imagePng
    case "a\"b": self = .aB
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .none: "none"
    case .some: "some"
    case .default: "default"
    case .selfValue: "self"
    case .`init`: "init"
    case .class: "class"
    case ._1: "1"
    case .imagePng: "image/png"
    case .aB: "a\"b"
    case .unrecognized(let rawValue): rawValue
    }
  }
}
