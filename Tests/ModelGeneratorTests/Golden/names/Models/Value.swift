// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `values`.
public struct ValueDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "values"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `values`.
public typealias Value = JSONAPI.ResourceObject<
  ValueDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `values` that is yet to be created, and has no id.
public typealias NewValue = JSONAPI.ResourceObject<
  ValueDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
