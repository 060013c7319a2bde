// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `authorBioMetadata`.
public struct AuthorBioMetadataDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "authorBioMetadata"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var body: JSONAPI.Attribute<Swift.String>

    public init(body: Swift.String) {
      self.body = JSONAPI.Attribute(value: body)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `authorBioMetadata`.
public typealias AuthorBioMetadata = JSONAPI.ResourceObject<
  AuthorBioMetadataDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `authorBioMetadata` that is yet to be created, and has no id.
public typealias NewAuthorBioMetadata = JSONAPI.ResourceObject<
  AuthorBioMetadataDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
