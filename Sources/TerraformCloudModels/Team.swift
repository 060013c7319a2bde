// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// People of an organization who have the same access.
public struct TeamDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "teams"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var usersCount: JSONAPI.Attribute<Swift.Int>?

    /// - Note: Only the server sets it.
    public var nonServiceUsersCount: JSONAPI.Attribute<Swift.Int?>?
    public var visibility: JSONAPI.Attribute<Visibility>?
    public var ssoTeamId: JSONAPI.Attribute<Swift.String?>?
    public var allowMemberTokenManagement: JSONAPI.Attribute<Swift.Bool>?
    public var organizationAccess: JSONAPI.Attribute<OrganizationAccess?>?

    /// - Note: Only the server sets it.
    public var permissions: JSONAPI.Attribute<TeamPermissions>?

    /// - Note: Only the server sets it.
    public var hcpResourceName: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var isUnified: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var scimLinked: JSONAPI.Attribute<Swift.Bool>?

    /// - Note: Only the server sets it.
    public var scimGroupName: JSONAPI.Attribute<Swift.String?>?

    /// - Note: Only the server sets it.
    public var scimUpdatedAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

    /// - Note: Only the server sets it.
    public var scimSyncPaused: JSONAPI.Attribute<Swift.Bool>?

    public init(
      name: Swift.String,
      description: Swift.String?? = nil,
      usersCount: Swift.Int? = nil,
      nonServiceUsersCount: Swift.Int?? = nil,
      visibility: Visibility? = nil,
      ssoTeamId: Swift.String?? = nil,
      allowMemberTokenManagement: Swift.Bool? = nil,
      organizationAccess: OrganizationAccess?? = nil,
      permissions: TeamPermissions? = nil,
      hcpResourceName: Swift.String?? = nil,
      isUnified: Swift.Bool? = nil,
      scimLinked: Swift.Bool? = nil,
      scimGroupName: Swift.String?? = nil,
      scimUpdatedAt: Foundation.Date?? = nil,
      scimSyncPaused: Swift.Bool? = nil
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.description = description.map { JSONAPI.Attribute(value: $0) }
      self.usersCount = usersCount.map { JSONAPI.Attribute(value: $0) }
      self.nonServiceUsersCount = nonServiceUsersCount.map { JSONAPI.Attribute(value: $0) }
      self.visibility = visibility.map { JSONAPI.Attribute(value: $0) }
      self.ssoTeamId = ssoTeamId.map { JSONAPI.Attribute(value: $0) }
      self.allowMemberTokenManagement =
        allowMemberTokenManagement.map { JSONAPI.Attribute(value: $0) }
      self.organizationAccess = organizationAccess.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
      self.hcpResourceName = hcpResourceName.map { JSONAPI.Attribute(value: $0) }
      self.isUnified = isUnified.map { JSONAPI.Attribute(value: $0) }
      self.scimLinked = scimLinked.map { JSONAPI.Attribute(value: $0) }
      self.scimGroupName = scimGroupName.map { JSONAPI.Attribute(value: $0) }
      self.scimUpdatedAt = scimUpdatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.scimSyncPaused = scimSyncPaused.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case description
      case usersCount = "users-count"
      case nonServiceUsersCount = "non-service-users-count"
      case visibility
      case ssoTeamId = "sso-team-id"
      case allowMemberTokenManagement = "allow-member-token-management"
      case organizationAccess = "organization-access"
      case permissions
      case hcpResourceName = "hcp-resource-name"
      case isUnified = "is-unified"
      case scimLinked = "scim-linked"
      case scimGroupName = "scim-group-name"
      case scimUpdatedAt = "scim-updated-at"
      case scimSyncPaused = "scim-sync-paused"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, TeamOrganizationLinks
      >?
    public var users:
      JSONAPI.ToManyRelationship<User, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var organizationMemberships:
      JSONAPI.ToManyRelationship<
        OrganizationMembership, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var authenticationToken:
      JSONAPI.MetaRelationship<NoDetails?, TeamAuthenticationTokenLinks>?
    public var authenticationTokens:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, TeamAuthenticationTokensLinks>?

    public init(
      organization: JSONAPI.ToOneRelationship<
        Organization?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, TeamOrganizationLinks
      >? = nil,
      users: [User.Id]? = nil,
      organizationMemberships: [OrganizationMembership.Id]? = nil,
      authenticationToken: JSONAPI.MetaRelationship<
        NoDetails?, TeamAuthenticationTokenLinks
      >? = nil,
      authenticationTokens: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, TeamAuthenticationTokensLinks
      >? = nil
    ) {
      self.organization = organization
      self.users = users.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.organizationMemberships =
        organizationMemberships.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.authenticationToken = authenticationToken
      self.authenticationTokens = authenticationTokens
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case users
      case organizationMemberships = "organization-memberships"
      case authenticationToken = "authentication-token"
      case authenticationTokens = "authentication-tokens"
    }
  }

  public enum Visibility:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case secret
    case organization

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Visibility] = [.secret, .organization]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "secret": self = .secret
      case "organization": self = .organization
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .secret: "secret"
      case .organization: "organization"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// People of an organization who have the same access.
public typealias Team = JSONAPI.ResourceObject<
  TeamDescription, JSONAPI.NoMetadata, TeamLinks, Swift.String
>

/// A resource object of type `teams` that is yet to be created, and has no id.
public typealias NewTeam = JSONAPI.ResourceObject<
  NewTeamDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `teams`.
public struct NewTeamDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "teams"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var description: JSONAPI.Attribute<Swift.String?>?
    public var visibility: JSONAPI.Attribute<TeamDescription.Visibility>?
    public var ssoTeamId: JSONAPI.Attribute<Swift.String?>?
    public var allowMemberTokenManagement: JSONAPI.Attribute<Swift.Bool>?
    public var organizationAccess: JSONAPI.Attribute<OrganizationAccess?>?

    public init(
      name: Swift.String,
      description: Swift.String?? = nil,
      visibility: TeamDescription.Visibility? = nil,
      ssoTeamId: Swift.String?? = nil,
      allowMemberTokenManagement: Swift.Bool? = nil,
      organizationAccess: OrganizationAccess?? = nil
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.description = description.map { JSONAPI.Attribute(value: $0) }
      self.visibility = visibility.map { JSONAPI.Attribute(value: $0) }
      self.ssoTeamId = ssoTeamId.map { JSONAPI.Attribute(value: $0) }
      self.allowMemberTokenManagement =
        allowMemberTokenManagement.map { JSONAPI.Attribute(value: $0) }
      self.organizationAccess = organizationAccess.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case description
      case visibility
      case ssoTeamId = "sso-team-id"
      case allowMemberTokenManagement = "allow-member-token-management"
      case organizationAccess = "organization-access"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?
    public var users:
      JSONAPI.ToManyRelationship<User, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var organizationMemberships:
      JSONAPI.ToManyRelationship<
        OrganizationMembership, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      organization: Organization.Id?? = nil,
      users: [User.Id]? = nil,
      organizationMemberships: [OrganizationMembership.Id]? = nil
    ) {
      self.organization = organization.map { JSONAPI.ToOneRelationship(id: $0) }
      self.users = users.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.organizationMemberships =
        organizationMemberships.map { JSONAPI.ToManyRelationship(ids: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case users
      case organizationMemberships = "organization-memberships"
    }
  }
}

public struct TeamLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct TeamOrganizationLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct TeamAuthenticationTokenLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct TeamAuthenticationTokensLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}
