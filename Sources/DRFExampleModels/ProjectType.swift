// Made by jsonapi-gen from drf-example.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `projectType`.
public struct ProjectTypeDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "projectType"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `projectType`.
public typealias ProjectType = JSONAPI.ResourceObject<
  ProjectTypeDescription, JSONAPI.NoMetadata, ProjectTypeLinks, PrimaryKey
>

/// A resource object of type `projectType` that is yet to be created, and has no id.
public typealias NewProjectType = JSONAPI.ResourceObject<
  ProjectTypeDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct ProjectTypeLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(selfLink: Foundation.URL) {
    self.selfLink = JSONAPI.Link(url: selfLink)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
