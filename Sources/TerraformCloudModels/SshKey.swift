// Made by jsonapi-gen from version-control.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A private key with which modules are fetched. The key itself is never sent back.
public struct SshKeyDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "ssh-keys"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    public init(name: Swift.String) {
      self.name = JSONAPI.Attribute(value: name)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A private key with which modules are fetched. The key itself is never sent back.
public typealias SshKey = JSONAPI.ResourceObject<
  SshKeyDescription, JSONAPI.NoMetadata, SshKeyLinks, Swift.String
>

/// A resource object of type `ssh-keys` that is yet to be created, and has no id.
public typealias NewSshKey = JSONAPI.ResourceObject<
  NewSshKeyDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `ssh-keys`.
public struct NewSshKeyDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "ssh-keys"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>

    /// - Note: Requests carry it; responses do not.
    /// - Important: A secret; printing leaves it out.
    public var value:
      JSONAPI.TransformedAttribute<
        Swift.String, JSONAPI.SensitiveFormat<JSONAPI.IdentityTransformer<Swift.String>>
      >?

    public init(name: Swift.String, value: Swift.String? = nil) {
      self.name = JSONAPI.Attribute(value: name)
      self.value = value.map { JSONAPI.TransformedAttribute(value: $0) }
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

public struct SshKeyLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
