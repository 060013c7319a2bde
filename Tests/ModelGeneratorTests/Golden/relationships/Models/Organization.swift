// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `organizations`.
public struct OrganizationDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "organizations"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `organizations`.
public typealias Organization = JSONAPI.ResourceObject<
  OrganizationDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.Int
>

/// A resource object of type `organizations` that is yet to be created, and has no id.
public typealias NewOrganization = JSONAPI.ResourceObject<
  OrganizationDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>
