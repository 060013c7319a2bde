// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `comments`.
public struct CommentDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "comments"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var body: JSONAPI.Attribute<Swift.String>

    public init(body: Swift.String) {
      self.body = JSONAPI.Attribute(value: body)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(author: Person.Id) {
      self.author = JSONAPI.ToOneRelationship(id: author)
    }
  }
}

/// A resource object of type `comments`.
public typealias Comment = JSONAPI.ResourceObject<
  CommentDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `comments` that is yet to be created, and has no id.
public typealias NewComment = JSONAPI.ResourceObject<
  CommentDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
