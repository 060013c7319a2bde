// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `shapes`.
public struct ShapeDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "shapes"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var value: JSONAPI.Attribute<Value?>

    /// One number for a square.
    public var size: JSONAPI.Attribute<Size>?
    public var when: JSONAPI.Attribute<When?>
    public var label: JSONAPI.Attribute<Text>
    public var fill: JSONAPI.Attribute<Fill>?
    public var names: JSONAPI.Attribute<[Names]>
    public var lines: JSONAPI.Attribute<Lines>
    public var any: JSONAPI.Attribute<Anything?>?
    public var tree: JSONAPI.Attribute<Tree>
    public var border: JSONAPI.Attribute<Border>
    public var style: JSONAPI.Attribute<Style>
    public var nested: JSONAPI.Attribute<Nested>

    public init(
      value: Value?,
      size: Size? = nil,
      when: When?,
      label: Text,
      fill: Fill? = nil,
      names: [Names],
      lines: Lines,
      any: Anything?? = nil,
      tree: Tree,
      border: Border,
      style: Style,
      nested: Nested
    ) {
      self.value = JSONAPI.Attribute(value: value)
      self.size = size.map { JSONAPI.Attribute(value: $0) }
      self.when = JSONAPI.Attribute(value: when)
      self.label = JSONAPI.Attribute(value: label)
      self.fill = fill.map { JSONAPI.Attribute(value: $0) }
      self.names = JSONAPI.Attribute(value: names)
      self.lines = JSONAPI.Attribute(value: lines)
      self.any = any.map { JSONAPI.Attribute(value: $0) }
      self.tree = JSONAPI.Attribute(value: tree)
      self.border = JSONAPI.Attribute(value: border)
      self.style = JSONAPI.Attribute(value: style)
      self.nested = JSONAPI.Attribute(value: nested)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships

  public enum Value: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case string(Swift.String)
    case int(Swift.Int)
    case bool(Swift.Bool)
    /// A value of a shape that the schema does not know; it is written back as it was read.
    case unrecognized(JSONAPI.JSONValue)

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .number, .bool) {
      case .string: self = .string(try JSONAPI.Attribute<Swift.String>(from: decoder).value)
      case .number: self = .int(try JSONAPI.Attribute<Swift.Int>(from: decoder).value)
      case .bool: self = .bool(try JSONAPI.Attribute<Swift.Bool>(from: decoder).value)
      default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .string(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .int(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .bool(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    /// The value, if it is a string.
    public var string: Swift.String? {
      guard case .string(let value) = self else { return nil }
      return value
    }

    /// The value, if it is a number.
    public var int: Swift.Int? {
      guard case .int(let value) = self else { return nil }
      return value
    }

    /// The value, if it is true or false.
    public var bool: Swift.Bool? {
      guard case .bool(let value) = self else { return nil }
      return value
    }
  }

  /// One number for a square.
  public enum Size: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case double(Swift.Double)
    case point(Point)
    /// A value of a shape that the schema does not know; it is written back as it was read.
    case unrecognized(JSONAPI.JSONValue)

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .number, .object) {
      case .number: self = .double(try JSONAPI.Attribute<Swift.Double>(from: decoder).value)
      case .object: self = .point(try JSONAPI.Attribute<Point>(from: decoder).value)
      default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .double(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .point(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    /// The value, if it is a number.
    public var double: Swift.Double? {
      guard case .double(let value) = self else { return nil }
      return value
    }

    /// The value, if it is an object.
    public var point: Point? {
      guard case .point(let value) = self else { return nil }
      return value
    }
  }

  public enum When: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case dateTime(Foundation.Date)
    case timestamp(Foundation.Date)
    /// A value of a shape that the schema does not know; it is written back as it was read.
    case unrecognized(JSONAPI.JSONValue)

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .number) {
      case .string:
        self = .dateTime(
          try JSONAPI.TransformedAttribute<
            Swift.String, JSONAPI.DateTimeFormat
          >(from: decoder).value
        )
      case .number:
        self = .timestamp(
          try JSONAPI.TransformedAttribute<
            Swift.Double, JSONAPI.TimestampFormat
          >(from: decoder).value
        )
      default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .dateTime(let value):
        try JSONAPI.TransformedAttribute<
          Swift.String, JSONAPI.DateTimeFormat
        >(value: value).encode(to: encoder)
      case .timestamp(let value):
        try JSONAPI.TransformedAttribute<
          Swift.Double, JSONAPI.TimestampFormat
        >(value: value).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    /// The value, if it is a string.
    public var dateTime: Foundation.Date? {
      guard case .dateTime(let value) = self else { return nil }
      return value
    }

    /// The value, if it is a number.
    public var timestamp: Foundation.Date? {
      guard case .timestamp(let value) = self else { return nil }
      return value
    }
  }

  public enum Names: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case word(Word)
    case int(Swift.Int)
    /// A value of a shape that the schema does not know; it is written back as it was read.
    case unrecognized(JSONAPI.JSONValue)

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .number) {
      case .string: self = .word(try JSONAPI.Attribute<Word>(from: decoder).value)
      case .number: self = .int(try JSONAPI.Attribute<Swift.Int>(from: decoder).value)
      default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .word(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .int(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    /// The value, if it is a string.
    public var word: Word? {
      guard case .word(let value) = self else { return nil }
      return value
    }

    /// The value, if it is a number.
    public var int: Swift.Int? {
      guard case .int(let value) = self else { return nil }
      return value
    }
  }

  public enum Lines: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case array([Swift.String])
    case string(Swift.String)
    /// A value of a shape that the schema does not know; it is written back as it was read.
    case unrecognized(JSONAPI.JSONValue)

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .array, .string) {
      case .array: self = .array(try JSONAPI.Attribute<[Swift.String]>(from: decoder).value)
      case .string: self = .string(try JSONAPI.Attribute<Swift.String>(from: decoder).value)
      default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .array(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .string(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    /// The value, if it is an array.
    public var array: [Swift.String]? {
      guard case .array(let value) = self else { return nil }
      return value
    }

    /// The value, if it is a string.
    public var string: Swift.String? {
      guard case .string(let value) = self else { return nil }
      return value
    }
  }

  public enum Border: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case style(Style)
    case width(Swift.Int)
    case sides(Sides)
    case days([JSONAPI.Day?])

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .number, .object, .array) {
      case .string: self = .style(try JSONAPI.Attribute<Style>(from: decoder).value)
      case .number: self = .width(try JSONAPI.Attribute<Swift.Int>(from: decoder).value)
      case .object: self = .sides(try JSONAPI.Attribute<Sides>(from: decoder).value)
      case .array:
        self = .days(
          try JSONAPI.TransformedAttribute<
            [Swift.String?], JSONAPI.ArrayFormat<JSONAPI.NullableFormat<JSONAPI.DayFormat>>
          >(from: decoder).value
        )
      default:
        throw JSONAPI.JSONShape.mismatch(in: decoder, expected: .string, .number, .object, .array)
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .style(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .width(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .sides(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .days(let value):
        try JSONAPI.TransformedAttribute<
          [Swift.String?], JSONAPI.ArrayFormat<JSONAPI.NullableFormat<JSONAPI.DayFormat>>
        >(value: value).encode(to: encoder)
      }
    }

    /// The value, if it is a string.
    public var style: Style? {
      guard case .style(let value) = self else { return nil }
      return value
    }

    /// The value, if it is a number.
    public var width: Swift.Int? {
      guard case .width(let value) = self else { return nil }
      return value
    }

    /// The value, if it is an object.
    public var sides: Sides? {
      guard case .sides(let value) = self else { return nil }
      return value
    }

    /// The value, if it is an array.
    public var days: [JSONAPI.Day?]? {
      guard case .days(let value) = self else { return nil }
      return value
    }

    public enum Style:
      Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
    {
      case solid
      case dotted

      /// A value that the schema does not know; it is written back as it was read.
      case unrecognized(Swift.String)

      /// The values that the schema knows.
      public static let allCases: [Style] = [.solid, .dotted]

      public init(rawValue: Swift.String) {
        switch rawValue {
        case "solid": self = .solid
        case "dotted": self = .dotted
        default: self = .unrecognized(rawValue)
        }
      }

      public var rawValue: Swift.String {
        switch self {
        case .solid: "solid"
        case .dotted: "dotted"
        case .unrecognized(let rawValue): rawValue
        }
      }
    }

    public struct Sides: Swift.Codable, Swift.Equatable, Swift.Sendable {
      public var left: Swift.Int
      public var right: Swift.Int

      public var drawnOn: JSONAPI.Day? {
        get { drawnOnStorage?.value }
        set { drawnOnStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
      }
      private var drawnOnStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>?

      public init(left: Swift.Int, right: Swift.Int, drawnOn: JSONAPI.Day? = nil) {
        self.left = left
        self.right = right
        self.drawnOnStorage = drawnOn.map { JSONAPI.TransformedAttribute(value: $0) }
      }

      private enum CodingKeys: Swift.String, Swift.CodingKey {
        case left
        case right
        case drawnOnStorage = "drawn-on"
      }
    }
  }

  public struct Style: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var weight: Weight
    public var since: Since??

    public init(weight: Weight, since: Since?? = nil) {
      self.weight = weight
      self.since = since
    }

    public init(from decoder: any Swift.Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.weight = try container.decode(Weight.self, forKey: .weight)
      self.since = try container.decodeIfPresent(
        JSONAPI.Attribute<Since?>.self,
        forKey: .since
      ).map(\.value)
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(self.weight, forKey: .weight)
      try container.encodeIfPresent(self.since.map { JSONAPI.Attribute(value: $0) }, forKey: .since)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case weight
      case since
    }

    public enum Weight: Swift.Codable, Swift.Equatable, Swift.Sendable {
      case string(Swift.String)
      case int(Swift.Int)
      /// A value of a shape that the schema does not know; it is written back as it was read.
      case unrecognized(JSONAPI.JSONValue)

      public init(from decoder: any Swift.Decoder) throws {
        switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .number) {
        case .string: self = .string(try JSONAPI.Attribute<Swift.String>(from: decoder).value)
        case .number: self = .int(try JSONAPI.Attribute<Swift.Int>(from: decoder).value)
        default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
        }
      }

      public func encode(to encoder: any Swift.Encoder) throws {
        switch self {
        case .string(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
        case .int(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
        case .unrecognized(let value): try value.encode(to: encoder)
        }
      }

      /// The value, if it is a string.
      public var string: Swift.String? {
        guard case .string(let value) = self else { return nil }
        return value
      }

      /// The value, if it is a number.
      public var int: Swift.Int? {
        guard case .int(let value) = self else { return nil }
        return value
      }
    }

    public enum Since: Swift.Codable, Swift.Equatable, Swift.Sendable {
      case day(JSONAPI.Day)
      case int(Swift.Int)
      /// A value of a shape that the schema does not know; it is written back as it was read.
      case unrecognized(JSONAPI.JSONValue)

      public init(from decoder: any Swift.Decoder) throws {
        switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .number) {
        case .string:
          self = .day(
            try JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>(from: decoder).value
          )
        case .number: self = .int(try JSONAPI.Attribute<Swift.Int>(from: decoder).value)
        default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
        }
      }

      public func encode(to encoder: any Swift.Encoder) throws {
        switch self {
        case .day(let value):
          try JSONAPI.TransformedAttribute<
            Swift.String, JSONAPI.DayFormat
          >(value: value).encode(to: encoder)
        case .int(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
        case .unrecognized(let value): try value.encode(to: encoder)
        }
      }

      /// The value, if it is a string.
      public var day: JSONAPI.Day? {
        guard case .day(let value) = self else { return nil }
        return value
      }

      /// The value, if it is a number.
      public var int: Swift.Int? {
        guard case .int(let value) = self else { return nil }
        return value
      }
    }
  }

  public enum Nested: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case fill(Fill)
    case int(Swift.Int)
    case array([Fill])
    /// A value of a shape that the schema does not know; it is written back as it was read.
    case unrecognized(JSONAPI.JSONValue)

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .object, .number, .array) {
      case .string, .object: self = .fill(try JSONAPI.Attribute<Fill>(from: decoder).value)
      case .number: self = .int(try JSONAPI.Attribute<Swift.Int>(from: decoder).value)
      case .array: self = .array(try JSONAPI.Attribute<[Fill]>(from: decoder).value)
      default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .fill(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .int(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .array(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    /// The value, if it is a string or an object.
    public var fill: Fill? {
      guard case .fill(let value) = self else { return nil }
      return value
    }

    /// The value, if it is a number.
    public var int: Swift.Int? {
      guard case .int(let value) = self else { return nil }
      return value
    }

    /// The value, if it is an array.
    public var array: [Fill]? {
      guard case .array(let value) = self else { return nil }
      return value
    }
  }
}

/// A resource object of type `shapes`.
public typealias Shape = JSONAPI.ResourceObject<
  ShapeDescription, ShapeMeta, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `shapes` that is yet to be created, and has no id.
public typealias NewShape = JSONAPI.ResourceObject<
  ShapeDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct ShapeMeta: JSONAPI.Meta, Swift.Sendable {
  public var total: Total

  public init(total: Total) {
    self.total = total
  }

  public enum Total: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case int(Swift.Int)
    case string(Swift.String)
    /// A value of a shape that the schema does not know; it is written back as it was read.
    case unrecognized(JSONAPI.JSONValue)

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .number, .string) {
      case .number: self = .int(try JSONAPI.Attribute<Swift.Int>(from: decoder).value)
      case .string: self = .string(try JSONAPI.Attribute<Swift.String>(from: decoder).value)
      default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .int(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .string(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    /// The value, if it is a number.
    public var int: Swift.Int? {
      guard case .int(let value) = self else { return nil }
      return value
    }

    /// The value, if it is a string.
    public var string: Swift.String? {
      guard case .string(let value) = self else { return nil }
      return value
    }
  }
}
