// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Workspaces that belong together.
public struct ProjectDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "projects"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var name: JSONAPI.Attribute<Swift.String>?
    public var description: JSONAPI.Attribute<Swift.String?>?

    /// - Example: 14d
    public var autoDestroyActivityDuration: JSONAPI.Attribute<Swift.String?>?
    public var defaultExecutionMode: JSONAPI.Attribute<ExecutionMode>?
    public var stacksDefaultExecutionMode: JSONAPI.Attribute<StacksDefaultExecutionMode>?

    /// Which settings do not follow those of the organization.
    public var settingOverwrites: JSONAPI.Attribute<SettingOverwrites>?

    /// - Note: Only the server sets it.
    public var permissions: JSONAPI.Attribute<ProjectPermissions?>?
    public var hcpId: JSONAPI.Attribute<Swift.String?>?
    public var isUnified: JSONAPI.Attribute<Swift.Bool?>?
    public var teamCount: JSONAPI.Attribute<Swift.Int?>?
    public var workspaceCount: JSONAPI.Attribute<Swift.Int?>?

    public init(
      createdAt: Foundation.Date? = nil,
      name: Swift.String? = nil,
      description: Swift.String?? = nil,
      autoDestroyActivityDuration: Swift.String?? = nil,
      defaultExecutionMode: ExecutionMode? = nil,
      stacksDefaultExecutionMode: StacksDefaultExecutionMode? = nil,
      settingOverwrites: SettingOverwrites? = nil,
      permissions: ProjectPermissions?? = nil,
      hcpId: Swift.String?? = nil,
      isUnified: Swift.Bool?? = nil,
      teamCount: Swift.Int?? = nil,
      workspaceCount: Swift.Int?? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.name = name.map { JSONAPI.Attribute(value: $0) }
      self.description = description.map { JSONAPI.Attribute(value: $0) }
      self.autoDestroyActivityDuration =
        autoDestroyActivityDuration.map { JSONAPI.Attribute(value: $0) }
      self.defaultExecutionMode = defaultExecutionMode.map { JSONAPI.Attribute(value: $0) }
      self.stacksDefaultExecutionMode =
        stacksDefaultExecutionMode.map { JSONAPI.Attribute(value: $0) }
      self.settingOverwrites = settingOverwrites.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
      self.hcpId = hcpId.map { JSONAPI.Attribute(value: $0) }
      self.isUnified = isUnified.map { JSONAPI.Attribute(value: $0) }
      self.teamCount = teamCount.map { JSONAPI.Attribute(value: $0) }
      self.workspaceCount = workspaceCount.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case name
      case description
      case autoDestroyActivityDuration = "auto-destroy-activity-duration"
      case defaultExecutionMode = "default-execution-mode"
      case stacksDefaultExecutionMode = "stacks-default-execution-mode"
      case settingOverwrites = "setting-overwrites"
      case permissions
      case hcpId = "hcp-id"
      case isUnified = "is-unified"
      case teamCount = "team-count"
      case workspaceCount = "workspace-count"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ProjectOrganizationLinks
      >?
    public var defaultAgentPool:
      JSONAPI.ToOneRelationship<
        AgentPool?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var stacksDefaultAgentPool:
      JSONAPI.ToOneRelationship<
        AgentPool?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var tagBindings: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ProjectTagBindingsLinks>?

    public init(
      organization: JSONAPI.ToOneRelationship<
        Organization?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, ProjectOrganizationLinks
      >? = nil,
      defaultAgentPool: AgentPool.Id?? = nil,
      stacksDefaultAgentPool: AgentPool.Id?? = nil,
      tagBindings: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, ProjectTagBindingsLinks>? = nil
    ) {
      self.organization = organization
      self.defaultAgentPool = defaultAgentPool.map { JSONAPI.ToOneRelationship(id: $0) }
      self.stacksDefaultAgentPool = stacksDefaultAgentPool.map { JSONAPI.ToOneRelationship(id: $0) }
      self.tagBindings = tagBindings
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case defaultAgentPool = "default-agent-pool"
      case stacksDefaultAgentPool = "stacks-default-agent-pool"
      case tagBindings = "tag-bindings"
    }
  }

  public enum StacksDefaultExecutionMode:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case remote
    case agent

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [StacksDefaultExecutionMode] = [.remote, .agent]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "remote": self = .remote
      case "agent": self = .agent
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .remote: "remote"
      case .agent: "agent"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  /// Which settings do not follow those of the organization.
  public struct SettingOverwrites: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var defaultAgentPool: Swift.Bool?
    public var defaultExecutionMode: Swift.Bool?
    public var stacksDefaultAgentPool: Swift.Bool?
    public var stacksDefaultExecutionMode: Swift.Bool?

    public init(
      defaultAgentPool: Swift.Bool? = nil,
      defaultExecutionMode: Swift.Bool? = nil,
      stacksDefaultAgentPool: Swift.Bool? = nil,
      stacksDefaultExecutionMode: Swift.Bool? = nil
    ) {
      self.defaultAgentPool = defaultAgentPool
      self.defaultExecutionMode = defaultExecutionMode
      self.stacksDefaultAgentPool = stacksDefaultAgentPool
      self.stacksDefaultExecutionMode = stacksDefaultExecutionMode
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case defaultAgentPool = "default-agent-pool"
      case defaultExecutionMode = "default-execution-mode"
      case stacksDefaultAgentPool = "stacks-default-agent-pool"
      case stacksDefaultExecutionMode = "stacks-default-execution-mode"
    }
  }
}

/// Workspaces that belong together.
public typealias Project = JSONAPI.ResourceObject<
  ProjectDescription, JSONAPI.NoMetadata, ProjectLinks, Swift.String
>

/// A resource object of type `projects` that is yet to be created, and has no id.
public typealias NewProject = JSONAPI.ResourceObject<
  NewProjectDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `projects`.
public struct NewProjectDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "projects"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>?
    public var description: JSONAPI.Attribute<Swift.String?>?

    /// - Example: 14d
    public var autoDestroyActivityDuration: JSONAPI.Attribute<Swift.String?>?
    public var defaultExecutionMode: JSONAPI.Attribute<ExecutionMode>?
    public var stacksDefaultExecutionMode:
      JSONAPI.Attribute<ProjectDescription.StacksDefaultExecutionMode>?

    /// Which settings do not follow those of the organization.
    public var settingOverwrites: JSONAPI.Attribute<ProjectDescription.SettingOverwrites>?
    public var hcpId: JSONAPI.Attribute<Swift.String?>?
    public var isUnified: JSONAPI.Attribute<Swift.Bool?>?
    public var teamCount: JSONAPI.Attribute<Swift.Int?>?
    public var workspaceCount: JSONAPI.Attribute<Swift.Int?>?

    public init(
      name: Swift.String? = nil,
      description: Swift.String?? = nil,
      autoDestroyActivityDuration: Swift.String?? = nil,
      defaultExecutionMode: ExecutionMode? = nil,
      stacksDefaultExecutionMode: ProjectDescription.StacksDefaultExecutionMode? = nil,
      settingOverwrites: ProjectDescription.SettingOverwrites? = nil,
      hcpId: Swift.String?? = nil,
      isUnified: Swift.Bool?? = nil,
      teamCount: Swift.Int?? = nil,
      workspaceCount: Swift.Int?? = nil
    ) {
      self.name = name.map { JSONAPI.Attribute(value: $0) }
      self.description = description.map { JSONAPI.Attribute(value: $0) }
      self.autoDestroyActivityDuration =
        autoDestroyActivityDuration.map { JSONAPI.Attribute(value: $0) }
      self.defaultExecutionMode = defaultExecutionMode.map { JSONAPI.Attribute(value: $0) }
      self.stacksDefaultExecutionMode =
        stacksDefaultExecutionMode.map { JSONAPI.Attribute(value: $0) }
      self.settingOverwrites = settingOverwrites.map { JSONAPI.Attribute(value: $0) }
      self.hcpId = hcpId.map { JSONAPI.Attribute(value: $0) }
      self.isUnified = isUnified.map { JSONAPI.Attribute(value: $0) }
      self.teamCount = teamCount.map { JSONAPI.Attribute(value: $0) }
      self.workspaceCount = workspaceCount.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case description
      case autoDestroyActivityDuration = "auto-destroy-activity-duration"
      case defaultExecutionMode = "default-execution-mode"
      case stacksDefaultExecutionMode = "stacks-default-execution-mode"
      case settingOverwrites = "setting-overwrites"
      case hcpId = "hcp-id"
      case isUnified = "is-unified"
      case teamCount = "team-count"
      case workspaceCount = "workspace-count"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var defaultAgentPool:
      JSONAPI.ToOneRelationship<
        AgentPool?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var stacksDefaultAgentPool:
      JSONAPI.ToOneRelationship<
        AgentPool?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      organization: Organization.Id?? = nil,
      defaultAgentPool: AgentPool.Id?? = nil,
      stacksDefaultAgentPool: AgentPool.Id?? = nil
    ) {
      self.organization = organization.map { JSONAPI.ToOneRelationship(id: $0) }
      self.defaultAgentPool = defaultAgentPool.map { JSONAPI.ToOneRelationship(id: $0) }
      self.stacksDefaultAgentPool = stacksDefaultAgentPool.map { JSONAPI.ToOneRelationship(id: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case defaultAgentPool = "default-agent-pool"
      case stacksDefaultAgentPool = "stacks-default-agent-pool"
    }
  }
}

public struct ProjectLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct ProjectOrganizationLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct ProjectTagBindingsLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}
