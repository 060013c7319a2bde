// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A word that workspaces of an organization can be found by.
public struct TagDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "tags"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    /// - Note: Only the server sets it.
    public var instanceCount: JSONAPI.Attribute<Swift.Int>

    public init(name: Swift.String, instanceCount: Swift.Int) {
      self.name = JSONAPI.Attribute(value: name)
      self.instanceCount = JSONAPI.Attribute(value: instanceCount)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case instanceCount = "instance_count"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(organization: Organization.Id) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
    }
  }
}

/// A word that workspaces of an organization can be found by.
public typealias Tag = JSONAPI.ResourceObject<
  TagDescription, JSONAPI.NoMetadata, TagLinks, Swift.String
>

/// A resource object of type `tags` that is yet to be created, and has no id.
public typealias NewTag = JSONAPI.ResourceObject<
  NewTagDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `tags`.
public struct NewTagDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "tags"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(organization: Organization.Id) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
    }
  }
}

public struct TagLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
