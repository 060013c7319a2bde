// Made by jsonapi-gen from blog.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `reviews`.
public struct ReviewDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "reviews"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var stars: JSONAPI.Attribute<Swift.Int>
    public var text: JSONAPI.Attribute<Swift.String>?

    public init(stars: Swift.Int, text: Swift.String? = nil) {
      self.stars = JSONAPI.Attribute(value: stars)
      self.text = text.map { JSONAPI.Attribute(value: $0) }
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var reviewer:
      JSONAPI.ToOneRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(reviewer: Person.Id) {
      self.reviewer = JSONAPI.ToOneRelationship(id: reviewer)
    }
  }
}

/// A resource object of type `reviews`.
///
/// - Warning: Deprecated. Reviews become comments in the next version.
public typealias Review = JSONAPI.ResourceObject<
  ReviewDescription, JSONAPI.NoMetadata, ReviewLinks, Swift.String
>

/// A resource object of type `reviews` that is yet to be created, and has no id.
///
/// - Warning: Deprecated. Reviews become comments in the next version.
public typealias NewReview = JSONAPI.ResourceObject<
  ReviewDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct ReviewLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
