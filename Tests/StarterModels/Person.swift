// Made by jsonapi-gen from api.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `people`.
public struct PersonDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "people"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var email: JSONAPI.Attribute<Swift.String>?
    public var bornOn:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?

    public init(name: Swift.String, email: Swift.String? = nil, bornOn: JSONAPI.Day?? = nil) {
      self.name = JSONAPI.Attribute(value: name)
      self.email = email.map { JSONAPI.Attribute(value: $0) }
      self.bornOn = bornOn.map { JSONAPI.TransformedAttribute(value: $0) }
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var articles:
      JSONAPI.ToManyRelationship<Article, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(articles: [Article.Id]) {
      self.articles = JSONAPI.ToManyRelationship(ids: articles)
    }
  }
}

/// A resource object of type `people`.
public typealias Person = JSONAPI.ResourceObject<
  PersonDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `people` that is yet to be created, and has no id.
public typealias NewPerson = JSONAPI.ResourceObject<
  PersonDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
