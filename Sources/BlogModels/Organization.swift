// Made by jsonapi-gen from blog.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `organizations`.
public struct OrganizationDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "organizations"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var website: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?

    public init(name: Swift.String, website: Foundation.URL? = nil) {
      self.name = JSONAPI.Attribute(value: name)
      self.website = website.map { JSONAPI.TransformedAttribute(value: $0) }
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var members:
      JSONAPI.ToManyRelationship<Person, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(members: [Person.Id]) {
      self.members = JSONAPI.ToManyRelationship(ids: members)
    }
  }
}

/// A resource object of type `organizations`.
public typealias Organization = JSONAPI.ResourceObject<
  OrganizationDescription, JSONAPI.NoMetadata, OrganizationLinks, Swift.String
>

/// A resource object of type `organizations` that is yet to be created, and has no id.
public typealias NewOrganization = JSONAPI.ResourceObject<
  OrganizationDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct OrganizationLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
