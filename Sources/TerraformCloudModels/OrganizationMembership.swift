// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A user's place in an organization.
public struct OrganizationMembershipDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "organization-memberships"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var status: JSONAPI.Attribute<Status>

    public init(status: Status) {
      self.status = JSONAPI.Attribute(value: status)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var teams:
      JSONAPI.ToManyRelationship<Team, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var user:
      JSONAPI.ToOneRelationship<User, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(organization: Organization.Id, teams: [Team.Id], user: User.Id) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.teams = JSONAPI.ToManyRelationship(ids: teams)
      self.user = JSONAPI.ToOneRelationship(id: user)
    }
  }

  public enum Status:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case active
    case invited

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Status] = [.active, .invited]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "active": self = .active
      case "invited": self = .invited
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .active: "active"
      case .invited: "invited"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// A user's place in an organization.
public typealias OrganizationMembership = JSONAPI.ResourceObject<
  OrganizationMembershipDescription, JSONAPI.NoMetadata, OrganizationMembershipLinks, Swift.String
>

/// A resource object of type `organization-memberships` that is yet to be created, and has no id.
public typealias NewOrganizationMembership = JSONAPI.ResourceObject<
  NewOrganizationMembershipDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `organization-memberships`.
public struct NewOrganizationMembershipDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "organization-memberships"

  public typealias Attributes = JSONAPI.NoAttributes

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var teams:
      JSONAPI.ToManyRelationship<Team, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var user:
      JSONAPI.ToOneRelationship<User, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(organization: Organization.Id, teams: [Team.Id], user: User.Id) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.teams = JSONAPI.ToManyRelationship(ids: teams)
      self.user = JSONAPI.ToOneRelationship(id: user)
    }
  }
}

public struct OrganizationMembershipLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
