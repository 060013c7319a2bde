// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Somebody, or something, with an account.
public struct UserDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "users"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// Null until an invited person signs up.
    public var username: JSONAPI.Attribute<Swift.String?>?
    public var email: JSONAPI.Attribute<Swift.String>?
    public var unconfirmedEmail: JSONAPI.Attribute<Swift.String?>?

    /// - Important: A secret; printing leaves it out.
    public var password:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.IdentityTransformer<Swift.String?>>
      >?

    /// - Note: Only the server sets it.
    public var avatarUrl:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.URLFormat>>?
    public var authMethod: JSONAPI.Attribute<Swift.String>?

    /// - Note: Only the server sets it.
    public var twoFactor: JSONAPI.Attribute<TwoFactor>?

    /// - Note: Only the server sets it.
    public var permissions: JSONAPI.Attribute<UserPermissions>?
    public var enterpriseSupport: JSONAPI.Attribute<Swift.Bool>?
    public var hasGitHubAppToken: JSONAPI.Attribute<Swift.Bool>?
    public var hasLinkedHcp: JSONAPI.Attribute<Swift.Bool>?
    public var isAdmin: JSONAPI.Attribute<Swift.Bool>?
    public var isConfirmed: JSONAPI.Attribute<Swift.Bool>?
    public var isServiceAccount: JSONAPI.Attribute<Swift.Bool>?
    public var isSiteAdmin: JSONAPI.Attribute<Swift.Bool>?
    public var isSsoLogin: JSONAPI.Attribute<Swift.Bool>?
    public var isSudo: JSONAPI.Attribute<Swift.Bool>?
    public var isSuspended: JSONAPI.Attribute<Swift.Bool>?
    public var isUnified: JSONAPI.Attribute<Swift.Bool>?
    public var v2Only: JSONAPI.Attribute<Swift.Bool>?

    public init(
      username: Swift.String?? = nil,
      email: Swift.String? = nil,
      unconfirmedEmail: Swift.String?? = nil,
      password: Swift.String?? = nil,
      avatarUrl: Foundation.URL?? = nil,
      authMethod: Swift.String? = nil,
      twoFactor: TwoFactor? = nil,
      permissions: UserPermissions? = nil,
      enterpriseSupport: Swift.Bool? = nil,
      hasGitHubAppToken: Swift.Bool? = nil,
      hasLinkedHcp: Swift.Bool? = nil,
      isAdmin: Swift.Bool? = nil,
      isConfirmed: Swift.Bool? = nil,
      isServiceAccount: Swift.Bool? = nil,
      isSiteAdmin: Swift.Bool? = nil,
      isSsoLogin: Swift.Bool? = nil,
      isSudo: Swift.Bool? = nil,
      isSuspended: Swift.Bool? = nil,
      isUnified: Swift.Bool? = nil,
      v2Only: Swift.Bool? = nil
    ) {
      self.username = username.map { JSONAPI.Attribute(value: $0) }
      self.email = email.map { JSONAPI.Attribute(value: $0) }
      self.unconfirmedEmail = unconfirmedEmail.map { JSONAPI.Attribute(value: $0) }
      self.password = password.map { JSONAPI.TransformedAttribute(value: $0) }
      self.avatarUrl = avatarUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.authMethod = authMethod.map { JSONAPI.Attribute(value: $0) }
      self.twoFactor = twoFactor.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
      self.enterpriseSupport = enterpriseSupport.map { JSONAPI.Attribute(value: $0) }
      self.hasGitHubAppToken = hasGitHubAppToken.map { JSONAPI.Attribute(value: $0) }
      self.hasLinkedHcp = hasLinkedHcp.map { JSONAPI.Attribute(value: $0) }
      self.isAdmin = isAdmin.map { JSONAPI.Attribute(value: $0) }
      self.isConfirmed = isConfirmed.map { JSONAPI.Attribute(value: $0) }
      self.isServiceAccount = isServiceAccount.map { JSONAPI.Attribute(value: $0) }
      self.isSiteAdmin = isSiteAdmin.map { JSONAPI.Attribute(value: $0) }
      self.isSsoLogin = isSsoLogin.map { JSONAPI.Attribute(value: $0) }
      self.isSudo = isSudo.map { JSONAPI.Attribute(value: $0) }
      self.isSuspended = isSuspended.map { JSONAPI.Attribute(value: $0) }
      self.isUnified = isUnified.map { JSONAPI.Attribute(value: $0) }
      self.v2Only = v2Only.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case username
      case email
      case unconfirmedEmail = "unconfirmed-email"
      case password
      case avatarUrl = "avatar-url"
      case authMethod = "auth-method"
      case twoFactor = "two-factor"
      case permissions
      case enterpriseSupport = "enterprise-support"
      case hasGitHubAppToken = "has-git-hub-app-token"
      case hasLinkedHcp = "has-linked-hcp"
      case isAdmin = "is-admin"
      case isConfirmed = "is-confirmed"
      case isServiceAccount = "is-service-account"
      case isSiteAdmin = "is-site-admin"
      case isSsoLogin = "is-sso-login"
      case isSudo = "is-sudo"
      case isSuspended = "is-suspended"
      case isUnified = "is-unified"
      case v2Only = "v2-only"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var authenticatedResource:
      JSONAPI.MaybeLinked<
        JSONAPI.ToOneRelationship<
          UserAuthenticatedResource, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
          UserAuthenticatedResourceLinks
        >
      >?
    public var authenticationTokens:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, UserAuthenticationTokensLinks>?
    public var githubAppOauthTokens:
      JSONAPI.MetaRelationship<JSONAPI.NoMetadata, UserGithubAppOauthTokensLinks>?

    /// Seen by administrators.
    public var organizations:
      JSONAPI.ToManyRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      authenticatedResource: JSONAPI.MaybeLinked<
        JSONAPI.ToOneRelationship<
          UserAuthenticatedResource, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata,
          UserAuthenticatedResourceLinks
        >
      >? = nil,
      authenticationTokens: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, UserAuthenticationTokensLinks
      >? = nil,
      githubAppOauthTokens: JSONAPI.MetaRelationship<
        JSONAPI.NoMetadata, UserGithubAppOauthTokensLinks
      >? = nil,
      organizations: [Organization.Id]? = nil
    ) {
      self.authenticatedResource = authenticatedResource
      self.authenticationTokens = authenticationTokens
      self.githubAppOauthTokens = githubAppOauthTokens
      self.organizations = organizations.map { JSONAPI.ToManyRelationship(ids: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case authenticatedResource = "authenticated-resource"
      case authenticationTokens = "authentication-tokens"
      case githubAppOauthTokens = "github-app-oauth-tokens"
      case organizations
    }
  }

  public struct TwoFactor: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var enabled: Swift.Bool?
    public var verified: Swift.Bool?

    public init(enabled: Swift.Bool? = nil, verified: Swift.Bool? = nil) {
      self.enabled = enabled
      self.verified = verified
    }
  }
}

/// Somebody, or something, with an account.
public typealias User = JSONAPI.ResourceObject<
  UserDescription, JSONAPI.NoMetadata, UserLinks, Swift.String
>

/// A resource object of type `users` that is yet to be created, and has no id.
public typealias NewUser = JSONAPI.ResourceObject<
  NewUserDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `users`.
public struct NewUserDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "users"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// Null until an invited person signs up.
    public var username: JSONAPI.Attribute<Swift.String?>?
    public var email: JSONAPI.Attribute<Swift.String>?
    public var unconfirmedEmail: JSONAPI.Attribute<Swift.String?>?

    /// - Important: A secret; printing leaves it out.
    public var password:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.IdentityTransformer<Swift.String?>>
      >?
    public var authMethod: JSONAPI.Attribute<Swift.String>?
    public var enterpriseSupport: JSONAPI.Attribute<Swift.Bool>?
    public var hasGitHubAppToken: JSONAPI.Attribute<Swift.Bool>?
    public var hasLinkedHcp: JSONAPI.Attribute<Swift.Bool>?
    public var isAdmin: JSONAPI.Attribute<Swift.Bool>?
    public var isConfirmed: JSONAPI.Attribute<Swift.Bool>?
    public var isServiceAccount: JSONAPI.Attribute<Swift.Bool>?
    public var isSiteAdmin: JSONAPI.Attribute<Swift.Bool>?
    public var isSsoLogin: JSONAPI.Attribute<Swift.Bool>?
    public var isSudo: JSONAPI.Attribute<Swift.Bool>?
    public var isSuspended: JSONAPI.Attribute<Swift.Bool>?
    public var isUnified: JSONAPI.Attribute<Swift.Bool>?
    public var v2Only: JSONAPI.Attribute<Swift.Bool>?

    public init(
      username: Swift.String?? = nil,
      email: Swift.String? = nil,
      unconfirmedEmail: Swift.String?? = nil,
      password: Swift.String?? = nil,
      authMethod: Swift.String? = nil,
      enterpriseSupport: Swift.Bool? = nil,
      hasGitHubAppToken: Swift.Bool? = nil,
      hasLinkedHcp: Swift.Bool? = nil,
      isAdmin: Swift.Bool? = nil,
      isConfirmed: Swift.Bool? = nil,
      isServiceAccount: Swift.Bool? = nil,
      isSiteAdmin: Swift.Bool? = nil,
      isSsoLogin: Swift.Bool? = nil,
      isSudo: Swift.Bool? = nil,
      isSuspended: Swift.Bool? = nil,
      isUnified: Swift.Bool? = nil,
      v2Only: Swift.Bool? = nil
    ) {
      self.username = username.map { JSONAPI.Attribute(value: $0) }
      self.email = email.map { JSONAPI.Attribute(value: $0) }
      self.unconfirmedEmail = unconfirmedEmail.map { JSONAPI.Attribute(value: $0) }
      self.password = password.map { JSONAPI.TransformedAttribute(value: $0) }
      self.authMethod = authMethod.map { JSONAPI.Attribute(value: $0) }
      self.enterpriseSupport = enterpriseSupport.map { JSONAPI.Attribute(value: $0) }
      self.hasGitHubAppToken = hasGitHubAppToken.map { JSONAPI.Attribute(value: $0) }
      self.hasLinkedHcp = hasLinkedHcp.map { JSONAPI.Attribute(value: $0) }
      self.isAdmin = isAdmin.map { JSONAPI.Attribute(value: $0) }
      self.isConfirmed = isConfirmed.map { JSONAPI.Attribute(value: $0) }
      self.isServiceAccount = isServiceAccount.map { JSONAPI.Attribute(value: $0) }
      self.isSiteAdmin = isSiteAdmin.map { JSONAPI.Attribute(value: $0) }
      self.isSsoLogin = isSsoLogin.map { JSONAPI.Attribute(value: $0) }
      self.isSudo = isSudo.map { JSONAPI.Attribute(value: $0) }
      self.isSuspended = isSuspended.map { JSONAPI.Attribute(value: $0) }
      self.isUnified = isUnified.map { JSONAPI.Attribute(value: $0) }
      self.v2Only = v2Only.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case username
      case email
      case unconfirmedEmail = "unconfirmed-email"
      case password
      case authMethod = "auth-method"
      case enterpriseSupport = "enterprise-support"
      case hasGitHubAppToken = "has-git-hub-app-token"
      case hasLinkedHcp = "has-linked-hcp"
      case isAdmin = "is-admin"
      case isConfirmed = "is-confirmed"
      case isServiceAccount = "is-service-account"
      case isSiteAdmin = "is-site-admin"
      case isSsoLogin = "is-sso-login"
      case isSudo = "is-sudo"
      case isSuspended = "is-suspended"
      case isUnified = "is-unified"
      case v2Only = "v2-only"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var authenticatedResource:
      JSONAPI.ToOneRelationship<
        UserAuthenticatedResource, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    /// Seen by administrators.
    public var organizations:
      JSONAPI.ToManyRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      authenticatedResource: UserAuthenticatedResource.ID? = nil,
      organizations: [Organization.Id]? = nil
    ) {
      self.authenticatedResource = authenticatedResource.map { JSONAPI.ToOneRelationship(id: $0) }
      self.organizations = organizations.map { JSONAPI.ToManyRelationship(ids: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case authenticatedResource = "authenticated-resource"
      case organizations
    }
  }
}

public struct UserLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct UserAuthenticatedResourceLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct UserAuthenticationTokensLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct UserGithubAppOauthTokensLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

/// What the relationship `authenticated-resource` leads to.
public enum UserAuthenticatedResource: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case organization(Organization)
  case run(Run)
  case user(User)
  case team(Team)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Organization.self, Run.self, User.self, Team.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "organizations": self = .organization(try Organization(from: decoder))
    case "runs": self = .run(try Run(from: decoder))
    case "users": self = .user(try User(from: decoder))
    case "teams": self = .team(try Team(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .organization(let resource): resource
    case .run(let resource): resource
    case .user(let resource): resource
    case .team(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `organizations`.
  public var organization: Organization? {
    guard case .organization(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `runs`.
  public var run: Run? {
    guard case .run(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `users`.
  public var user: User? {
    guard case .user(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `teams`.
  public var team: Team? {
    guard case .team(let resource) = self else { return nil }
    return resource
  }

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case organization(Organization.Id)
    case run(Run.Id)
    case user(User.Id)
    case team(Team.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "organizations": self = .organization(try Organization.Id(wireIdentity: wireIdentity))
      case "runs": self = .run(try Run.Id(wireIdentity: wireIdentity))
      case "users": self = .user(try User.Id(wireIdentity: wireIdentity))
      case "teams": self = .team(try Team.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .organization(let id): id.wireIdentity
      case .run(let id): id.wireIdentity
      case .user(let id): id.wireIdentity
      case .team(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
