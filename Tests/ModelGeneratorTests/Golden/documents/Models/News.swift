// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `news`.
public struct NewsDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "news"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var headline: JSONAPI.Attribute<Swift.String>

    public init(headline: Swift.String) {
      self.headline = JSONAPI.Attribute(value: headline)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `news`.
public typealias News = JSONAPI.ResourceObject<
  NewsDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `news` that is yet to be created, and has no id.
public typealias NewNews = JSONAPI.ResourceObject<
  NewsDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
