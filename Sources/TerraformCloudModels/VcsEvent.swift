// Made by jsonapi-gen from version-control.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Something that happened between an organization and a version control system.
public struct VcsEventDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "vcs-events"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var createdAt:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.PatternDateFormat<CreatedAtPattern>>
    public var level: JSONAPI.Attribute<Level>
    public var message: JSONAPI.Attribute<Swift.String>
    public var organizationId: JSONAPI.Attribute<Swift.String>

    public init(
      createdAt: Foundation.Date,
      level: Level,
      message: Swift.String,
      organizationId: Swift.String
    ) {
      self.createdAt = JSONAPI.TransformedAttribute(value: createdAt)
      self.level = JSONAPI.Attribute(value: level)
      self.message = JSONAPI.Attribute(value: message)
      self.organizationId = JSONAPI.Attribute(value: organizationId)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case level
      case message
      case organizationId = "organization-id"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var oauthClient:
      JSONAPI.ToOneRelationship<
        OauthClient, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, VcsEventOauthClientLinks
      >
    public var oauthToken:
      JSONAPI.ToOneRelationship<
        OauthToken, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, VcsEventOauthTokenLinks
      >

    public init(
      oauthClient: JSONAPI.ToOneRelationship<
        OauthClient, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, VcsEventOauthClientLinks
      >,
      oauthToken: JSONAPI.ToOneRelationship<
        OauthToken, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, VcsEventOauthTokenLinks
      >
    ) {
      self.oauthClient = oauthClient
      self.oauthToken = oauthToken
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case oauthClient = "oauth-client"
      case oauthToken = "oauth-token"
    }
  }

  /// How a date is written.
  public enum CreatedAtPattern: JSONAPI.DatePattern {
    public static let pattern: Swift.String = "yyyy-MM-dd HH:mm:ss.SSSSSS Z 'UTC'"
  }

  public enum Level:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case info
    case error

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Level] = [.info, .error]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "info": self = .info
      case "error": self = .error
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .info: "info"
      case .error: "error"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// Something that happened between an organization and a version control system.
public typealias VcsEvent = JSONAPI.ResourceObject<
  VcsEventDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `vcs-events` that is yet to be created, and has no id.
public typealias NewVcsEvent = JSONAPI.ResourceObject<
  NewVcsEventDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `vcs-events`.
public struct NewVcsEventDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "vcs-events"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var createdAt:
      JSONAPI.TransformedAttribute<
        Swift.String, JSONAPI.PatternDateFormat<VcsEventDescription.CreatedAtPattern>
      >
    public var level: JSONAPI.Attribute<VcsEventDescription.Level>
    public var message: JSONAPI.Attribute<Swift.String>
    public var organizationId: JSONAPI.Attribute<Swift.String>

    public init(
      createdAt: Foundation.Date,
      level: VcsEventDescription.Level,
      message: Swift.String,
      organizationId: Swift.String
    ) {
      self.createdAt = JSONAPI.TransformedAttribute(value: createdAt)
      self.level = JSONAPI.Attribute(value: level)
      self.message = JSONAPI.Attribute(value: message)
      self.organizationId = JSONAPI.Attribute(value: organizationId)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case level
      case message
      case organizationId = "organization-id"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var oauthClient:
      JSONAPI.ToOneRelationship<
        OauthClient, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >
    public var oauthToken:
      JSONAPI.ToOneRelationship<
        OauthToken, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(oauthClient: OauthClient.Id, oauthToken: OauthToken.Id) {
      self.oauthClient = JSONAPI.ToOneRelationship(id: oauthClient)
      self.oauthToken = JSONAPI.ToOneRelationship(id: oauthToken)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case oauthClient = "oauth-client"
      case oauthToken = "oauth-token"
    }
  }
}

public struct VcsEventOauthClientLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}

public struct VcsEventOauthTokenLinks: JSONAPI.Links, Swift.Sendable {
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(related: Foundation.URL) {
    self.related = JSONAPI.Link(url: related)
  }
}
