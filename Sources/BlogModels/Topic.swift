// Made by jsonapi-gen from blog.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `topics`.
public struct TopicDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "topics"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `topics`.
public typealias Topic = JSONAPI.ResourceObject<
  TopicDescription, JSONAPI.NoMetadata, TopicLinks, Slug
>

/// A resource object of type `topics` that is yet to be created, and has no id.
public typealias NewTopic = JSONAPI.ResourceObject<
  TopicDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct TopicLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
