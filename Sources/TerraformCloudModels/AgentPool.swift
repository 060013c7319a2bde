// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Agents that execute the runs of some workspaces.
public struct AgentPoolDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "agent-pools"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var name: JSONAPI.Attribute<Swift.String>

    public init(createdAt: Foundation.Date? = nil, name: Swift.String) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.name = JSONAPI.Attribute(value: name)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case name
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var agents: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, AgentPoolAgentsLinks>
    public var authenticationTokens:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, AgentPoolAuthenticationTokensLinks>
    public var workspaces:
      JSONAPI.ToManyRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(
      agents: JSONAPI.MetaRelationship<JSONAPI.NoMetadata, AgentPoolAgentsLinks>,
      authenticationTokens: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, AgentPoolAuthenticationTokensLinks
      >,
      workspaces: [Workspace.Id]
    ) {
      self.agents = agents
      self.authenticationTokens = authenticationTokens
      self.workspaces = JSONAPI.ToManyRelationship(ids: workspaces)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case agents
      case authenticationTokens = "authentication-tokens"
      case workspaces
    }
  }
}

/// Agents that execute the runs of some workspaces.
public typealias AgentPool = JSONAPI.ResourceObject<
  AgentPoolDescription, JSONAPI.NoMetadata, AgentPoolLinks, Swift.String
>

/// A resource object of type `agent-pools` that is yet to be created, and has no id.
public typealias NewAgentPool = JSONAPI.ResourceObject<
  NewAgentPoolDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `agent-pools`.
public struct NewAgentPoolDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "agent-pools"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var workspaces:
      JSONAPI.ToManyRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(workspaces: [Workspace.Id]) {
      self.workspaces = JSONAPI.ToManyRelationship(ids: workspaces)
    }
  }
}

public struct AgentPoolLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct AgentPoolAgentsLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct AgentPoolAuthenticationTokensLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}
