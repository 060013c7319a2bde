// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `blog`.
public struct BlogDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "blog"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var tags:
      JSONAPI.ToManyRelationship<TaggedItem, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks>

    public init(
      tags: JSONAPI.ToManyRelationship<TaggedItem, JSONAPI.NoIdMetadata, Count, JSONAPI.NoLinks>
    ) {
      self.tags = tags
    }
  }
}

/// A resource object of type `blog`.
public typealias Blog = JSONAPI.ResourceObject<BlogDescription, BlogMeta, BlogLinks, PrimaryKey>

/// A resource object of type `blog` that is yet to be created, and has no id.
public typealias NewBlog = JSONAPI.ResourceObject<
  NewBlogDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `blog`.
public struct NewBlogDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "blog"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

public struct BlogLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(selfLink: Foundation.URL) {
    self.selfLink = JSONAPI.Link(url: selfLink)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct BlogMeta: JSONAPI.Meta, Swift.Sendable {
  /// The current year.
  public var copyright: Swift.Int

  public init(copyright: Swift.Int) {
    self.copyright = copyright
  }
}
