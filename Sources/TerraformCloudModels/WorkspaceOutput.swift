// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// An output of a workspace's current state; known here by its id alone.
public struct WorkspaceOutputDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "workspace-outputs"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// An output of a workspace's current state; known here by its id alone.
public typealias WorkspaceOutput = JSONAPI.ResourceObject<
  WorkspaceOutputDescription, JSONAPI.NoMetadata, WorkspaceOutputLinks, Swift.String
>

/// A resource object of type `workspace-outputs` that is yet to be created, and has no id.
public typealias NewWorkspaceOutput = JSONAPI.ResourceObject<
  WorkspaceOutputDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct WorkspaceOutputLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
