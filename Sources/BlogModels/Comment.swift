// Made by jsonapi-gen from blog.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// What a reader has to say.
public struct CommentDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "comments"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// How many readers have complained.
    ///
    /// - Note: Only the server sets it.
    public var flags: JSONAPI.Attribute<Swift.Int>
    public var body: JSONAPI.Attribute<Swift.String>

    public init(flags: Swift.Int, body: Swift.String) {
      self.flags = JSONAPI.Attribute(value: flags)
      self.body = JSONAPI.Attribute(value: body)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var moderator:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var author:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var article:
      JSONAPI.ToOneRelationship<Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(moderator: Person.Id?? = nil, author: Person.Id, article: Article.Id) {
      self.moderator = moderator.map { JSONAPI.ToOneRelationship(id: $0) }
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.article = JSONAPI.ToOneRelationship(id: article)
    }
  }
}

/// What a reader has to say.
public typealias Comment = JSONAPI.ResourceObject<
  CommentDescription, JSONAPI.NoMetadata, CommentLinks, Swift.Int
>

/// A resource object of type `comments` that is yet to be created, and has no id.
public typealias NewComment = JSONAPI.ResourceObject<
  NewCommentDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `comments`.
public struct NewCommentDescription: JSONAPI.ResourceObjectDescription {
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
    public var article:
      JSONAPI.ToOneRelationship<Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(author: Person.Id, article: Article.Id) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.article = JSONAPI.ToOneRelationship(id: article)
    }
  }
}

public struct CommentLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
