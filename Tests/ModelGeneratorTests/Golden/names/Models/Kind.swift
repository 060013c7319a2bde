// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `types`.
public struct KindDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "types"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `types`.
public typealias Kind = JSONAPI.ResourceObject<
  KindDescription, Nobody, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `types` that is yet to be created, and has no id.
public typealias NewKind = JSONAPI.ResourceObject<
  KindDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
