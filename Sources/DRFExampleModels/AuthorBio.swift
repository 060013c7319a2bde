// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// There is no list of these; an author leads to theirs.
public struct AuthorBioDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "authorBio"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var body: JSONAPI.Attribute<Swift.String>

    public init(body: Swift.String) {
      self.body = JSONAPI.Attribute(value: body)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Author, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var metadata:
      JSONAPI.ToOneRelationship<
        AuthorBioMetadata?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(author: Author.Id, metadata: AuthorBioMetadata.Id?) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.metadata = JSONAPI.ToOneRelationship(id: metadata)
    }
  }
}

/// There is no list of these; an author leads to theirs.
public typealias AuthorBio = JSONAPI.ResourceObject<
  AuthorBioDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `authorBio` that is yet to be created, and has no id.
public typealias NewAuthorBio = JSONAPI.ResourceObject<
  AuthorBioDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
