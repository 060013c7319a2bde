// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `authorType`.
public struct AuthorTypeDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "authorType"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `authorType`.
public typealias AuthorType = JSONAPI.ResourceObject<
  AuthorTypeDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `authorType` that is yet to be created, and has no id.
public typealias NewAuthorType = JSONAPI.ResourceObject<
  AuthorTypeDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
