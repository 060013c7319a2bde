// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Queues a run in one workspace after an apply in another.
public struct RunTriggerDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "run-triggers"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// - Note: Only the server sets it.
    public var workspaceName: JSONAPI.Attribute<Swift.String>?

    /// - Note: Only the server sets it.
    public var sourceableName: JSONAPI.Attribute<Swift.String>?

    public init(
      createdAt: Foundation.Date? = nil,
      workspaceName: Swift.String? = nil,
      sourceableName: Swift.String? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.workspaceName = workspaceName.map { JSONAPI.Attribute(value: $0) }
      self.sourceableName = sourceableName.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case workspaceName = "workspace-name"
      case sourceableName = "sourceable-name"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var workspace:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunTriggerWorkspaceLinks
      >?
    public var sourceable:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunTriggerSourceableLinks
      >?

    public init(
      workspace: JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunTriggerWorkspaceLinks
      >? = nil,
      sourceable: JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, RunTriggerSourceableLinks
      >? = nil
    ) {
      self.workspace = workspace
      self.sourceable = sourceable
    }
  }
}

/// Queues a run in one workspace after an apply in another.
public typealias RunTrigger = JSONAPI.ResourceObject<
  RunTriggerDescription, JSONAPI.NoMetadata, RunTriggerLinks, Swift.String
>

/// A resource object of type `run-triggers` that is yet to be created, and has no id.
public typealias NewRunTrigger = JSONAPI.ResourceObject<
  NewRunTriggerDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `run-triggers`.
public struct NewRunTriggerDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "run-triggers"

  public typealias Attributes = JSONAPI.NoAttributes

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var workspace:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var sourceable:
      JSONAPI.ToOneRelationship<
        Workspace?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(workspace: Workspace.Id?? = nil, sourceable: Workspace.Id?? = nil) {
      self.workspace = workspace.map { JSONAPI.ToOneRelationship(id: $0) }
      self.sourceable = sourceable.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }
}

public struct RunTriggerLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct RunTriggerWorkspaceLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct RunTriggerSourceableLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}
