// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// What a team may do with a workspace.
public struct TeamWorkspaceDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "team-workspaces"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var access: JSONAPI.Attribute<Access>
    public var runs: JSONAPI.Attribute<Runs>
    public var sentinelMocks: JSONAPI.Attribute<SentinelMocksAccess>
    public var stateVersions: JSONAPI.Attribute<StateVersionsAccess>
    public var variables: JSONAPI.Attribute<VariablesAccess>
    public var workspaceLocking: JSONAPI.Attribute<Swift.Bool>

    public init(
      access: Access,
      runs: Runs,
      sentinelMocks: SentinelMocksAccess,
      stateVersions: StateVersionsAccess,
      variables: VariablesAccess,
      workspaceLocking: Swift.Bool
    ) {
      self.access = JSONAPI.Attribute(value: access)
      self.runs = JSONAPI.Attribute(value: runs)
      self.sentinelMocks = JSONAPI.Attribute(value: sentinelMocks)
      self.stateVersions = JSONAPI.Attribute(value: stateVersions)
      self.variables = JSONAPI.Attribute(value: variables)
      self.workspaceLocking = JSONAPI.Attribute(value: workspaceLocking)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case access
      case runs
      case sentinelMocks = "sentinel-mocks"
      case stateVersions = "state-versions"
      case variables
      case workspaceLocking = "workspace-locking"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var team:
      JSONAPI.ToOneRelationship<
        Team, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, TeamWorkspaceTeamLinks
      >
    public var workspace:
      JSONAPI.ToOneRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, TeamWorkspaceWorkspaceLinks
      >

    public init(
      team: JSONAPI.ToOneRelationship<
        Team, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, TeamWorkspaceTeamLinks
      >,
      workspace: JSONAPI.ToOneRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, TeamWorkspaceWorkspaceLinks
      >
    ) {
      self.team = team
      self.workspace = workspace
    }
  }

  public enum Access:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case read
    case plan
    case write
    case admin
    case custom

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Access] = [.read, .plan, .write, .admin, .custom]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "read": self = .read
      case "plan": self = .plan
      case "write": self = .write
      case "admin": self = .admin
      case "custom": self = .custom
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .read: "read"
      case .plan: "plan"
      case .write: "write"
      case .admin: "admin"
      case .custom: "custom"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public enum Runs:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case read
    case plan
    case apply

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Runs] = [.read, .plan, .apply]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "read": self = .read
      case "plan": self = .plan
      case "apply": self = .apply
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .read: "read"
      case .plan: "plan"
      case .apply: "apply"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// What a team may do with a workspace.
public typealias TeamWorkspace = JSONAPI.ResourceObject<
  TeamWorkspaceDescription, JSONAPI.NoMetadata, TeamWorkspaceLinks, Swift.String
>

/// A resource object of type `team-workspaces` that is yet to be created, and has no id.
public typealias NewTeamWorkspace = JSONAPI.ResourceObject<
  NewTeamWorkspaceDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `team-workspaces`.
public struct NewTeamWorkspaceDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "team-workspaces"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var access: JSONAPI.Attribute<TeamWorkspaceDescription.Access>
    public var runs: JSONAPI.Attribute<TeamWorkspaceDescription.Runs>
    public var sentinelMocks: JSONAPI.Attribute<SentinelMocksAccess>
    public var stateVersions: JSONAPI.Attribute<StateVersionsAccess>
    public var variables: JSONAPI.Attribute<VariablesAccess>
    public var workspaceLocking: JSONAPI.Attribute<Swift.Bool>

    public init(
      access: TeamWorkspaceDescription.Access,
      runs: TeamWorkspaceDescription.Runs,
      sentinelMocks: SentinelMocksAccess,
      stateVersions: StateVersionsAccess,
      variables: VariablesAccess,
      workspaceLocking: Swift.Bool
    ) {
      self.access = JSONAPI.Attribute(value: access)
      self.runs = JSONAPI.Attribute(value: runs)
      self.sentinelMocks = JSONAPI.Attribute(value: sentinelMocks)
      self.stateVersions = JSONAPI.Attribute(value: stateVersions)
      self.variables = JSONAPI.Attribute(value: variables)
      self.workspaceLocking = JSONAPI.Attribute(value: workspaceLocking)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case access
      case runs
      case sentinelMocks = "sentinel-mocks"
      case stateVersions = "state-versions"
      case variables
      case workspaceLocking = "workspace-locking"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var team:
      JSONAPI.ToOneRelationship<Team, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var workspace:
      JSONAPI.ToOneRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(team: Team.Id, workspace: Workspace.Id) {
      self.team = JSONAPI.ToOneRelationship(id: team)
      self.workspace = JSONAPI.ToOneRelationship(id: workspace)
    }
  }
}

public struct TeamWorkspaceLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct TeamWorkspaceTeamLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct TeamWorkspaceWorkspaceLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}
