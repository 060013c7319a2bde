// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `people`.
public struct PersonDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "people"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `people`.
public typealias Person = JSONAPI.ResourceObject<
  PersonDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `people` that is yet to be created, and has no id.
public typealias NewPerson = JSONAPI.ResourceObject<
  PersonDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
