// Made by jsonapi-gen from policies.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A task in a workspace.
public struct WorkspaceTaskDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "workspace-tasks"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var enforcementLevel: JSONAPI.Attribute<EnforcementLevel>

    public init(enforcementLevel: EnforcementLevel) {
      self.enforcementLevel = JSONAPI.Attribute(value: enforcementLevel)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case enforcementLevel = "enforcement-level"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var task:
      JSONAPI.ToOneRelationship<RunTask, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var workspace:
      JSONAPI.ToOneRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(task: RunTask.Id, workspace: Workspace.Id) {
      self.task = JSONAPI.ToOneRelationship(id: task)
      self.workspace = JSONAPI.ToOneRelationship(id: workspace)
    }
  }

  public enum EnforcementLevel:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case advisory
    case mandatory

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [EnforcementLevel] = [.advisory, .mandatory]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "advisory": self = .advisory
      case "mandatory": self = .mandatory
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .advisory: "advisory"
      case .mandatory: "mandatory"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// A task in a workspace.
public typealias WorkspaceTask = JSONAPI.ResourceObject<
  WorkspaceTaskDescription, JSONAPI.NoMetadata, WorkspaceTaskLinks, Swift.String
>

/// A resource object of type `workspace-tasks` that is yet to be created, and has no id.
public typealias NewWorkspaceTask = JSONAPI.ResourceObject<
  WorkspaceTaskDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct WorkspaceTaskLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
