// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The README of a workspace's configuration; known here by its id alone.
public struct WorkspaceReadmeDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "workspace-readme"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// The README of a workspace's configuration; known here by its id alone.
public typealias WorkspaceReadme = JSONAPI.ResourceObject<
  WorkspaceReadmeDescription, JSONAPI.NoMetadata, WorkspaceReadmeLinks, Swift.String
>

/// A resource object of type `workspace-readme` that is yet to be created, and has no id.
public typealias NewWorkspaceReadme = JSONAPI.ResourceObject<
  WorkspaceReadmeDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct WorkspaceReadmeLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
