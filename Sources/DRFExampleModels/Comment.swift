// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `comment`.
public struct CommentDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "comment"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var body: JSONAPI.Attribute<Swift.String>

    public init(body: Swift.String) {
      self.body = JSONAPI.Attribute(value: body)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var entry:
      JSONAPI.ToOneRelationship<Entry, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var author:
      JSONAPI.ToOneRelationship<Author?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    /// - Note: Only the server sets it.
    public var writer:
      JSONAPI.ToOneRelationship<Writer?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(entry: Entry.Id? = nil, author: Author.Id?? = nil, writer: Writer.Id?? = nil) {
      self.entry = entry.map { JSONAPI.ToOneRelationship(id: $0) }
      self.author = author.map { JSONAPI.ToOneRelationship(id: $0) }
      self.writer = writer.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }
}

/// A resource object of type `comment`.
public typealias Comment = JSONAPI.ResourceObject<
  CommentDescription, CommentMeta?, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `comment` that is yet to be created, and has no id.
public typealias NewComment = JSONAPI.ResourceObject<
  NewCommentDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `comment`.
public struct NewCommentDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "comment"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var body: JSONAPI.Attribute<Swift.String>

    public init(body: Swift.String) {
      self.body = JSONAPI.Attribute(value: body)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var entry:
      JSONAPI.ToOneRelationship<Entry, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var author:
      JSONAPI.ToOneRelationship<Author?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(entry: Entry.Id? = nil, author: Author.Id?? = nil) {
      self.entry = entry.map { JSONAPI.ToOneRelationship(id: $0) }
      self.author = author.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }
}

public struct CommentMeta: JSONAPI.Meta, Swift.Sendable {
  public var modifiedDaysAgo: Swift.Int

  public init(modifiedDaysAgo: Swift.Int) {
    self.modifiedDaysAgo = modifiedDaysAgo
  }
}
