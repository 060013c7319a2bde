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
    public var detailedType: JSONAPI.Attribute<JSONAPI.JSONValue>?

    /// Any value, by its type; null if it is sensitive.
    public var value: JSONAPI.Attribute<JSONAPI.JSONValue?>

    public init(
      name: Swift.String? = nil,
      sensitive: Swift.Bool? = nil,
      valueType: Swift.String? = nil,
      detailedType: JSONAPI.JSONValue? = nil,
      value: JSONAPI.JSONValue?
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
