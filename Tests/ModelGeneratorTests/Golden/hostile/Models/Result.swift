// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `others`.
public struct ResultDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "others"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `others`.
public typealias Result = JSONAPI.ResourceObject<
  ResultDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `others` that is yet to be created, and has no id.
public typealias NewResult = JSONAPI.ResourceObject<
  ResultDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
