// Made by jsonapi-gen from version-control.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A connection between an organization and a version control system.
public struct OauthClientDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "oauth-clients"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var name: JSONAPI.Attribute<Swift.String?>
    public var serviceProvider: JSONAPI.Attribute<ServiceProvider>

    /// - Note: Only the server sets it.
    public var serviceProviderDisplayName: JSONAPI.Attribute<Swift.String>?

    /// - Note: Only the server sets it.
    public var callbackUrl: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?

    /// - Note: Only the server sets it.
    public var connectPath: JSONAPI.Attribute<Swift.String>?
    public var httpUrl: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?
    public var apiUrl: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?
    public var key: JSONAPI.Attribute<Swift.String?>?
    public var rsaPublicKey: JSONAPI.Attribute<Swift.String?>?

    public init(
      createdAt: Foundation.Date? = nil,
      name: Swift.String?,
      serviceProvider: ServiceProvider,
      serviceProviderDisplayName: Swift.String? = nil,
      callbackUrl: Foundation.URL? = nil,
      connectPath: Swift.String? = nil,
      httpUrl: Foundation.URL? = nil,
      apiUrl: Foundation.URL? = nil,
      key: Swift.String?? = nil,
      rsaPublicKey: Swift.String?? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.name = JSONAPI.Attribute(value: name)
      self.serviceProvider = JSONAPI.Attribute(value: serviceProvider)
      self.serviceProviderDisplayName =
        serviceProviderDisplayName.map { JSONAPI.Attribute(value: $0) }
      self.callbackUrl = callbackUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.connectPath = connectPath.map { JSONAPI.Attribute(value: $0) }
      self.httpUrl = httpUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.apiUrl = apiUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.key = key.map { JSONAPI.Attribute(value: $0) }
      self.rsaPublicKey = rsaPublicKey.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case name
      case serviceProvider = "service-provider"
      case serviceProviderDisplayName = "service-provider-display-name"
      case callbackUrl = "callback-url"
      case connectPath = "connect-path"
      case httpUrl = "http-url"
      case apiUrl = "api-url"
      case key
      case rsaPublicKey = "rsa-public-key"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OauthClientOrganizationLinks
      >
    public var oauthTokens:
      JSONAPI.ToManyRelationship<
        OauthToken, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OauthClientOauthTokensLinks
      >

    public init(
      organization: JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OauthClientOrganizationLinks
      >,
      oauthTokens: JSONAPI.ToManyRelationship<
        OauthToken, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OauthClientOauthTokensLinks
      >
    ) {
      self.organization = organization
      self.oauthTokens = oauthTokens
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case oauthTokens = "oauth-tokens"
    }
  }
}

/// A connection between an organization and a version control system.
public typealias OauthClient = JSONAPI.ResourceObject<
  OauthClientDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `oauth-clients` that is yet to be created, and has no id.
public typealias NewOauthClient = JSONAPI.ResourceObject<
  NewOauthClientDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `oauth-clients`.
public struct NewOauthClientDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "oauth-clients"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String?>
    public var serviceProvider: JSONAPI.Attribute<ServiceProvider>
    public var httpUrl: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?
    public var apiUrl: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>?
    public var key: JSONAPI.Attribute<Swift.String?>?
    public var rsaPublicKey: JSONAPI.Attribute<Swift.String?>?

    public init(
      name: Swift.String?,
      serviceProvider: ServiceProvider,
      httpUrl: Foundation.URL? = nil,
      apiUrl: Foundation.URL? = nil,
      key: Swift.String?? = nil,
      rsaPublicKey: Swift.String?? = nil
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.serviceProvider = JSONAPI.Attribute(value: serviceProvider)
      self.httpUrl = httpUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.apiUrl = apiUrl.map { JSONAPI.TransformedAttribute(value: $0) }
      self.key = key.map { JSONAPI.Attribute(value: $0) }
      self.rsaPublicKey = rsaPublicKey.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case serviceProvider = "service-provider"
      case httpUrl = "http-url"
      case apiUrl = "api-url"
      case key
      case rsaPublicKey = "rsa-public-key"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var oauthTokens:
      JSONAPI.ToManyRelationship<
        OauthToken, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(organization: Organization.Id, oauthTokens: [OauthToken.Id]) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
      self.oauthTokens = JSONAPI.ToManyRelationship(ids: oauthTokens)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case organization
      case oauthTokens = "oauth-tokens"
    }
  }
}

public struct OauthClientOrganizationLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}

public struct OauthClientOauthTokensLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(related: Foundation.URL? = nil) {
    self.related = related.map { JSONAPI.Link(url: $0) }
  }
}
