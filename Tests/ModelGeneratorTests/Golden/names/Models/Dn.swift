// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `DNS`.
public struct DnDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "DNS"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `DNS`.
public typealias Dn = JSONAPI.ResourceObject<
  DnDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `DNS` that is yet to be created, and has no id.
public typealias NewDn = JSONAPI.ResourceObject<
  DnDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
