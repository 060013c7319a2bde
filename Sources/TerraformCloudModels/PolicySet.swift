// Made by jsonapi-gen from policies.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Policies that are checked for the same workspaces.
public struct PolicySetDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "policy-sets"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// - Note: Only the server sets it.
    public var updatedAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var name: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String?>

    /// Whether it holds for all workspaces.
    public var global: JSONAPI.Attribute<Swift.Bool>
    public var policiesPath: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var policyCount: JSONAPI.Attribute<Swift.Int>?

    /// - Note: Only the server sets it.
    public var workspaceCount: JSONAPI.Attribute<Swift.Int>

    /// Whether it comes from a repository.
    ///
    /// - Note: Only the server sets it.
    public var versioned: JSONAPI.Attribute<Swift.Bool>
    public var vcsRepo: JSONAPI.Attribute<VcsRepository?>?

    public init(
      createdAt: Foundation.Date? = nil,
      updatedAt: Foundation.Date? = nil,
      name: Swift.String,
      description: Swift.String?,
      global: Swift.Bool,
      policiesPath: Swift.String?? = nil,
      policyCount: Swift.Int? = nil,
      workspaceCount: Swift.Int,
      versioned: Swift.Bool,
      vcsRepo: VcsRepository?? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.updatedAt = updatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.name = JSONAPI.Attribute(value: name)
      self.description = JSONAPI.Attribute(value: description)
      self.global = JSONAPI.Attribute(value: global)
      self.policiesPath = policiesPath.map { JSONAPI.Attribute(value: $0) }
      self.policyCount = policyCount.map { JSONAPI.Attribute(value: $0) }
      self.workspaceCount = JSONAPI.Attribute(value: workspaceCount)
      self.versioned = JSONAPI.Attribute(value: versioned)
      self.vcsRepo = vcsRepo.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case updatedAt = "updated-at"
      case name
      case description
      case global
      case policiesPath = "policies-path"
      case policyCount = "policy-count"
      case workspaceCount = "workspace-count"
      case versioned
      case vcsRepo = "vcs-repo"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var policies:
      JSONAPI.ToManyRelationship<Policy, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var workspaces:
      JSONAPI.ToManyRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(
      organization: Organization.Id,
      policies: [Policy.Id]? = nil,
      workspaces: [Workspace.Id]
    ) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.policies = policies.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.workspaces = JSONAPI.ToManyRelationship(ids: workspaces)
    }
  }
}

/// Policies that are checked for the same workspaces.
public typealias PolicySet = JSONAPI.ResourceObject<
  PolicySetDescription, JSONAPI.NoMetadata, PolicySetLinks, Swift.String
>

/// A resource object of type `policy-sets` that is yet to be created, and has no id.
public typealias NewPolicySet = JSONAPI.ResourceObject<
  NewPolicySetDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `policy-sets`.
public struct NewPolicySetDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "policy-sets"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String?>

    /// Whether it holds for all workspaces.
    public var global: JSONAPI.Attribute<Swift.Bool>
    public var policiesPath: JSONAPI.Attribute<Swift.String?>?
    public var vcsRepo: JSONAPI.Attribute<VcsRepository?>?

    public init(
      name: Swift.String,
      description: Swift.String?,
      global: Swift.Bool,
      policiesPath: Swift.String?? = nil,
      vcsRepo: VcsRepository?? = nil
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.description = JSONAPI.Attribute(value: description)
      self.global = JSONAPI.Attribute(value: global)
      self.policiesPath = policiesPath.map { JSONAPI.Attribute(value: $0) }
      self.vcsRepo = vcsRepo.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case description
      case global
      case policiesPath = "policies-path"
      case vcsRepo = "vcs-repo"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var policies:
      JSONAPI.ToManyRelationship<Policy, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var workspaces:
      JSONAPI.ToManyRelationship<
        Workspace, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(
      organization: Organization.Id,
      policies: [Policy.Id]? = nil,
      workspaces: [Workspace.Id]
    ) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.policies = policies.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.workspaces = JSONAPI.ToManyRelationship(ids: workspaces)
    }
  }
}

public struct PolicySetLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
