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

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `articles`.
public typealias Article = JSONAPI.ResourceObject<
  ArticleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `articles` that is yet to be created, and has no id.
public typealias NewArticle = JSONAPI.ResourceObject<
  ArticleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
