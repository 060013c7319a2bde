// Made by jsonapi-gen from api.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A thing somebody wrote.
public struct ArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var title: JSONAPI.Attribute<Swift.String>
    public var body: JSONAPI.Attribute<Swift.String>
    public var status: JSONAPI.Attribute<Status>
    public var tags: JSONAPI.Attribute<[Swift.String]>

    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>

    public init(
      title: Swift.String,
      body: Swift.String,
      status: Status,
      tags: [Swift.String],
      createdAt: Foundation.Date
    ) {
      self.title = JSONAPI.Attribute(value: title)
      self.body = JSONAPI.Attribute(value: body)
      self.status = JSONAPI.Attribute(value: status)
      self.tags = JSONAPI.Attribute(value: tags)
      self.createdAt = JSONAPI.TransformedAttribute(value: createdAt)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var related:
      JSONAPI.ToManyRelationship<Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(author: Person.Id, related: [Article.Id]) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.related = JSONAPI.ToManyRelationship(ids: related)
    }
  }
}

/// A thing somebody wrote.
public typealias Article = JSONAPI.ResourceObject<
  ArticleDescription, JSONAPI.NoMetadata, ArticleLinks, Swift.String
>

/// A resource object of type `articles` that is yet to be created, and has no id.
public typealias NewArticle = JSONAPI.ResourceObject<
  NewArticleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `articles`.
public struct NewArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var title: JSONAPI.Attribute<Swift.String>
    public var body: JSONAPI.Attribute<Swift.String>
    public var status: JSONAPI.Attribute<Status>
    public var tags: JSONAPI.Attribute<[Swift.String]>

    public init(title: Swift.String, body: Swift.String, status: Status, tags: [Swift.String]) {
      self.title = JSONAPI.Attribute(value: title)
      self.body = JSONAPI.Attribute(value: body)
      self.status = JSONAPI.Attribute(value: status)
      self.tags = JSONAPI.Attribute(value: tags)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var related:
      JSONAPI.ToManyRelationship<Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(author: Person.Id, related: [Article.Id]) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.related = JSONAPI.ToManyRelationship(ids: related)
    }
  }
}

public struct ArticleLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(selfLink: Foundation.URL) {
    self.selfLink = JSONAPI.Link(url: selfLink)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
