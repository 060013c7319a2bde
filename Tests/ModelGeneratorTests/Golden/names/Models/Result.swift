// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `results`.
public struct ResultDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "results"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var success: JSONAPI.Attribute<Swift.Bool>
    public var failure: JSONAPI.Attribute<Swift.String?>

    public init(success: Swift.Bool, failure: Swift.String?) {
      self.success = JSONAPI.Attribute(value: success)
      self.failure = JSONAPI.Attribute(value: failure)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `results`.
public typealias Result = JSONAPI.ResourceObject<
  ResultDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `results` that is yet to be created, and has no id.
public typealias NewResult = JSONAPI.ResourceObject<
  ResultDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
