// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

public typealias Encodable = Swift.Int

public struct Nothing: JSONAPI.Meta, Swift.Sendable {
  public init() {}
}

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
