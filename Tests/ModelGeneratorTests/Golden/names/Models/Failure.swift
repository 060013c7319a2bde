// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `errors`.
public struct FailureDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "errors"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var code: JSONAPI.Attribute<Swift.Int>

    public init(code: Swift.Int) {
      self.code = JSONAPI.Attribute(value: code)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `errors`.
public typealias Failure = JSONAPI.ResourceObject<
  FailureDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `errors` that is yet to be created, and has no id.
public typealias NewFailure = JSONAPI.ResourceObject<
  FailureDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
