// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Lets a user, a team, an organization or an agent in.
public struct AuthenticationTokenDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "authentication-tokens"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var description: JSONAPI.Attribute<Swift.String?>

    /// - Note: Only the server sets it.
    public var lastUsedAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>

    /// The secret. It is sent once, when the token is created, and is null ever after.
    ///
    /// - Note: Only the server sets it.
    /// - Important: A secret; printing leaves it out.
    public var token:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.SensitiveFormat<JSONAPI.IdentityTransformer<Swift.String?>>
      >

    public init(
      createdAt: Foundation.Date? = nil,
      description: Swift.String?,
      lastUsedAt: Foundation.Date?,
      token: Swift.String?
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.description = JSONAPI.Attribute(value: description)
      self.lastUsedAt = JSONAPI.TransformedAttribute(value: lastUsedAt)
      self.token = JSONAPI.TransformedAttribute(value: token)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case description
      case lastUsedAt = "last-used-at"
      case token
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdBy:
      JSONAPI.ToOneRelationship<User?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    public init(createdBy: User.Id?) {
      self.createdBy = JSONAPI.ToOneRelationship(id: createdBy)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdBy = "created-by"
    }
  }
}

/// Lets a user, a team, an organization or an agent in.
public typealias AuthenticationToken = JSONAPI.ResourceObject<
  AuthenticationTokenDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `authentication-tokens` that is yet to be created, and has no id.
public typealias NewAuthenticationToken = JSONAPI.ResourceObject<
  NewAuthenticationTokenDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `authentication-tokens`.
public struct NewAuthenticationTokenDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "authentication-tokens"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var description: JSONAPI.Attribute<Swift.String?>

    public init(description: Swift.String?) {
      self.description = JSONAPI.Attribute(value: description)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}
