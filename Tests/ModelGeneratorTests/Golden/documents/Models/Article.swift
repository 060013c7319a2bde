// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `articles`.
public struct ArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var title: JSONAPI.Attribute<Swift.String>

    public init(title: Swift.String) {
      self.title = JSONAPI.Attribute(value: title)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var comments:
      JSONAPI.ToManyRelationship<
        Comment, JSONAPI.NoIdMetadata, ArticleCommentsMeta, JSONAPI.NoLinks
      >

    public init(
      author: Person.Id,
      comments: JSONAPI.ToManyRelationship<
        Comment, JSONAPI.NoIdMetadata, ArticleCommentsMeta, JSONAPI.NoLinks
      >
    ) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.comments = comments
    }
  }
}

/// A resource object of type `articles`.
public typealias Article = JSONAPI.ResourceObject<
  ArticleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
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

    public init(title: Swift.String) {
      self.title = JSONAPI.Attribute(value: title)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var author:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var comments:
      JSONAPI.ToManyRelationship<Comment, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(author: Person.Id, comments: [Comment.Id]) {
      self.author = JSONAPI.ToOneRelationship(id: author)
      self.comments = JSONAPI.ToManyRelationship(ids: comments)
    }
  }
}

public struct ArticleCommentsMeta: JSONAPI.Meta, Swift.Sendable {
  public var count: Swift.Int

  public init(count: Swift.Int) {
    self.count = count
  }
}
