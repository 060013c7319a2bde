// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// What somebody said about a run.
public struct WorkspaceCommentDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "workspace-comments"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// What somebody said about a run.
public typealias WorkspaceComment = JSONAPI.ResourceObject<
  WorkspaceCommentDescription, JSONAPI.NoMetadata, WorkspaceCommentLinks, Swift.String
>

/// A resource object of type `workspace-comments` that is yet to be created, and has no id.
public typealias NewWorkspaceComment = JSONAPI.ResourceObject<
  WorkspaceCommentDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct WorkspaceCommentLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
