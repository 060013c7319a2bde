// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `tags`.
public struct TagDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "tags"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `tags`.
public typealias Tag = JSONAPI.ResourceObject<
  TagDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `tags` that is yet to be created, and has no id.
public typealias NewTag = JSONAPI.ResourceObject<
  TagDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
