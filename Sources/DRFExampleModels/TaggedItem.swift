// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// A word that something is tagged with.
public struct TaggedItemDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "taggedItem"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var tag: JSONAPI.Attribute<Swift.String>

    public init(tag: Swift.String) {
      self.tag = JSONAPI.Attribute(value: tag)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A word that something is tagged with.
public typealias TaggedItem = JSONAPI.ResourceObject<
  TaggedItemDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, PrimaryKey
>

/// A resource object of type `taggedItem` that is yet to be created, and has no id.
public typealias NewTaggedItem = JSONAPI.ResourceObject<
  TaggedItemDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
