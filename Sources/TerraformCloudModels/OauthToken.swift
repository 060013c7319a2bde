// Made by jsonapi-gen from version-control.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// What a version control system issued for a connection.
public struct OauthTokenDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "oauth-tokens"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var serviceProviderUser: JSONAPI.Attribute<Swift.String>
    public var hasSshKey: JSONAPI.Attribute<Swift.Bool>

    public init(
      createdAt: Foundation.Date? = nil,
      serviceProviderUser: Swift.String,
      hasSshKey: Swift.Bool
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.serviceProviderUser = JSONAPI.Attribute(value: serviceProviderUser)
      self.hasSshKey = JSONAPI.Attribute(value: hasSshKey)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case serviceProviderUser = "service-provider-user"
      case hasSshKey = "has-ssh-key"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var oauthClient:
      JSONAPI.ToOneRelationship<
        OauthClient, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OauthTokenOauthClientLinks
      >

    public init(
      oauthClient: JSONAPI.ToOneRelationship<
        OauthClient, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, OauthTokenOauthClientLinks
      >
    ) {
      self.oauthClient = oauthClient
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case oauthClient = "oauth-client"
    }
  }
}

/// What a version control system issued for a connection.
public typealias OauthToken = JSONAPI.ResourceObject<
  OauthTokenDescription, JSONAPI.NoMetadata, OauthTokenLinks, Swift.String
>

/// A resource object of type `oauth-tokens` that is yet to be created, and has no id.
public typealias NewOauthToken = JSONAPI.ResourceObject<
  NewOauthTokenDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `oauth-tokens`.
public struct NewOauthTokenDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "oauth-tokens"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var serviceProviderUser: JSONAPI.Attribute<Swift.String>
    public var hasSshKey: JSONAPI.Attribute<Swift.Bool>

    public init(serviceProviderUser: Swift.String, hasSshKey: Swift.Bool) {
      self.serviceProviderUser = JSONAPI.Attribute(value: serviceProviderUser)
      self.hasSshKey = JSONAPI.Attribute(value: hasSshKey)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case serviceProviderUser = "service-provider-user"
      case hasSshKey = "has-ssh-key"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var oauthClient:
      JSONAPI.ToOneRelationship<
        OauthClient, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(oauthClient: OauthClient.Id) {
      self.oauthClient = JSONAPI.ToOneRelationship(id: oauthClient)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case oauthClient = "oauth-client"
    }
  }
}

public struct OauthTokenLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct OauthTokenOauthClientLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}
