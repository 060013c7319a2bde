// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

public enum Color:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case red
  case green

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [Color] = [.red, .green]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "red": self = .red
    case "green": self = .green
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .red: "red"
    case .green: "green"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

public struct Point: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var x: Swift.Double
  public var y: Swift.Double

  public init(x: Swift.Double, y: Swift.Double) {
    self.x = x
    self.y = y
  }
}

/// A word.
public typealias Word = Swift.String

/// How something is painted.
public enum Fill: Swift.Codable, Swift.Equatable, Swift.Sendable {
  case color(Color)
  case point(Point)

  public init(from decoder: any Swift.Decoder) throws {
    switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .object) {
    case .string: self = .color(try JSONAPI.Attribute<Color>(from: decoder).value)
    case .object: self = .point(try JSONAPI.Attribute<Point>(from: decoder).value)
    default: throw JSONAPI.JSONShape.mismatch(in: decoder, expected: .string, .object)
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .color(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .point(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    }
  }

  /// The value, if it is a string.
  public var color: Color? {
    guard case .color(let value) = self else { return nil }
    return value
  }

  /// The value, if it is an object.
  public var point: Point? {
    guard case .point(let value) = self else { return nil }
    return value
  }
}

public enum Text: Swift.Codable, Swift.Equatable, Swift.Sendable {
  case string(Swift.String)
  case map([Swift.String: Swift.String])
  /// A value of a shape that the schema does not know; it is written back as it was read.
  case unrecognized(JSONAPI.JSONValue)

  public init(from decoder: any Swift.Decoder) throws {
    switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .object) {
    case .string: self = .string(try JSONAPI.Attribute<Swift.String>(from: decoder).value)
    case .object:
      self = .map(try JSONAPI.Attribute<[Swift.String: Swift.String]>(from: decoder).value)
    default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .string(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .map(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }

  /// The value, if it is a string.
  public var string: Swift.String? {
    guard case .string(let value) = self else { return nil }
    return value
  }

  /// The value, if it is an object.
  public var map: [Swift.String: Swift.String]? {
    guard case .map(let value) = self else { return nil }
    return value
  }
}

public enum Tree: Swift.Codable, Swift.Equatable, Swift.Sendable {
  case double(Swift.Double)
  case array([Tree])
  /// A value of a shape that the schema does not know; it is written back as it was read.
  case unrecognized(JSONAPI.JSONValue)

  public init(from decoder: any Swift.Decoder) throws {
    switch try JSONAPI.JSONShape(of: decoder, expecting: .number, .array) {
    case .number: self = .double(try JSONAPI.Attribute<Swift.Double>(from: decoder).value)
    case .array: self = .array(try JSONAPI.Attribute<[Tree]>(from: decoder).value)
    default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .double(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .array(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .unrecognized(let value): try value.encode(to: encoder)
    }
  }

  /// The value, if it is a number.
  public var double: Swift.Double? {
    guard case .double(let value) = self else { return nil }
    return value
  }

  /// The value, if it is an array.
  public var array: [Tree]? {
    guard case .array(let value) = self else { return nil }
    return value
  }
}

public enum Anything: Swift.Codable, Swift.Equatable, Swift.Sendable {
  case text(Swift.String)
  case number(Foundation.Decimal)
  case flag(Swift.Bool)
  case list([JSONAPI.JSONValue])
  case members([Swift.String: JSONAPI.JSONValue])

  public init(from decoder: any Swift.Decoder) throws {
    switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .number, .bool, .array, .object) {
    case .string: self = .text(try JSONAPI.Attribute<Swift.String>(from: decoder).value)
    case .number: self = .number(try JSONAPI.Attribute<Foundation.Decimal>(from: decoder).value)
    case .bool: self = .flag(try JSONAPI.Attribute<Swift.Bool>(from: decoder).value)
    case .array: self = .list(try JSONAPI.Attribute<[JSONAPI.JSONValue]>(from: decoder).value)
    case .object:
      self = .members(try JSONAPI.Attribute<[Swift.String: JSONAPI.JSONValue]>(from: decoder).value)
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .text(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .number(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .flag(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .list(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .members(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    }
  }

  /// The value, if it is a string.
  public var text: Swift.String? {
    guard case .text(let value) = self else { return nil }
    return value
  }

  /// The value, if it is a number.
  public var number: Foundation.Decimal? {
    guard case .number(let value) = self else { return nil }
    return value
  }

  /// The value, if it is true or false.
  public var flag: Swift.Bool? {
    guard case .flag(let value) = self else { return nil }
    return value
  }

  /// The value, if it is an array.
  public var list: [JSONAPI.JSONValue]? {
    guard case .list(let value) = self else { return nil }
    return value
  }

  /// The value, if it is an object.
  public var members: [Swift.String: JSONAPI.JSONValue]? {
    guard case .members(let value) = self else { return nil }
    return value
  }
}
