// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// An output of a state.
public struct StateVersionOutputDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "state-version-outputs"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>?
    public var sensitive: JSONAPI.Attribute<Swift.Bool>?

    /// - Example: array
    public var valueType: JSONAPI.Attribute<Swift.String>?
    public var detailedType: JSONAPI.Attribute<DetailedType>?

    /// As its type says; null if it is sensitive.
    public var value: JSONAPI.Attribute<OutputValue?>

    public init(
      name: Swift.String? = nil,
      sensitive: Swift.Bool? = nil,
      valueType: Swift.String? = nil,
      detailedType: DetailedType? = nil,
      value: OutputValue?
    ) {
      self.name = name.map { JSONAPI.Attribute(value: $0) }
      self.sensitive = sensitive.map { JSONAPI.Attribute(value: $0) }
      self.valueType = valueType.map { JSONAPI.Attribute(value: $0) }
      self.detailedType = detailedType.map { JSONAPI.Attribute(value: $0) }
      self.value = JSONAPI.Attribute(value: value)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case sensitive
      case valueType = "type"
      case detailedType = "detailed-type"
      case value
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships

  public enum DetailedType: Swift.Codable, Swift.Equatable, Swift.Sendable {
    case string(Swift.String)
    case array([JSONAPI.JSONValue])
    /// A value of a shape that the schema does not know; it is written back as it was read.
    case unrecognized(JSONAPI.JSONValue)

    public init(from decoder: any Swift.Decoder) throws {
      switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .array) {
      case .string: self = .string(try JSONAPI.Attribute<Swift.String>(from: decoder).value)
      case .array: self = .array(try JSONAPI.Attribute<[JSONAPI.JSONValue]>(from: decoder).value)
      default: self = .unrecognized(try JSONAPI.JSONValue(from: decoder))
      }
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      switch self {
      case .string(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .array(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
      case .unrecognized(let value): try value.encode(to: encoder)
      }
    }

    /// The value, if it is a string.
    public var string: Swift.String? {
      guard case .string(let value) = self else { return nil }
      return value
    }

    /// The value, if it is an array.
    public var array: [JSONAPI.JSONValue]? {
      guard case .array(let value) = self else { return nil }
      return value
    }
  }
}

/// An output of a state.
public typealias StateVersionOutput = JSONAPI.ResourceObject<
  StateVersionOutputDescription, JSONAPI.NoMetadata, StateVersionOutputLinks, Swift.String
>

/// A resource object of type `state-version-outputs` that is yet to be created, and has no id.
public typealias NewStateVersionOutput = JSONAPI.ResourceObject<
  StateVersionOutputDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct StateVersionOutputLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
