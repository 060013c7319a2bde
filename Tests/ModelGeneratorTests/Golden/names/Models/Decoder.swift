// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `decoders`.
public struct DecoderDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "decoders"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `decoders`.
public typealias Decoder = JSONAPI.ResourceObject<
  DecoderDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `decoders` that is yet to be created, and has no id.
public typealias NewDecoder = JSONAPI.ResourceObject<
  DecoderDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
