// Made by jsonapi-gen from blog.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `images`.
public struct ImageDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "images"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var url: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>
    public var altText: JSONAPI.Attribute<Swift.String?>?
    public var thumbnail: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?

    public init(
      url: Foundation.URL,
      altText: Swift.String?? = nil,
      thumbnail: Foundation.URL? = nil
    ) {
      self.url = JSONAPI.TransformedAttribute(value: url)
      self.altText = altText.map { JSONAPI.Attribute(value: $0) }
      self.thumbnail = thumbnail.map { JSONAPI.TransformedAttribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case url
      case altText = "alt-text"
      case thumbnail = "62x62"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var photographer:
      JSONAPI.ToOneRelationship<Person?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(photographer: Person.Id?? = nil) {
      self.photographer = photographer.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }
}

/// A resource object of type `images`.
public typealias Image = JSONAPI.ResourceObject<
  ImageDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `images` that is yet to be created, and has no id.
public typealias NewImage = JSONAPI.ResourceObject<
  ImageDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
