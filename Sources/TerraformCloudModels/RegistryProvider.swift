// Made by jsonapi-gen from registry.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A provider that workspaces can use.
public struct RegistryProviderDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "registry-providers"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// - Note: Only the server sets it.
    public var updatedAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var name: JSONAPI.Attribute<Swift.String>
    public var namespace: JSONAPI.Attribute<Swift.String>
    public var registryName: JSONAPI.Attribute<RegistryName>

    /// - Note: Only the server sets it.
    public var permissions: JSONAPI.Attribute<RegistryPermissions>?

    public init(
      createdAt: Foundation.Date? = nil,
      updatedAt: Foundation.Date? = nil,
      name: Swift.String,
      namespace: Swift.String,
      registryName: RegistryName,
      permissions: RegistryPermissions? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.updatedAt = updatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.name = JSONAPI.Attribute(value: name)
      self.namespace = JSONAPI.Attribute(value: namespace)
      self.registryName = JSONAPI.Attribute(value: registryName)
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case updatedAt = "updated-at"
      case name
      case namespace
      case registryName = "registry-name"
      case permissions
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(organization: Organization.Id) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
    }
  }
}

/// A provider that workspaces can use.
public typealias RegistryProvider = JSONAPI.ResourceObject<
  RegistryProviderDescription, JSONAPI.NoMetadata, RegistryProviderLinks, Swift.String
>

/// A resource object of type `registry-providers` that is yet to be created, and has no id.
public typealias NewRegistryProvider = JSONAPI.ResourceObject<
  NewRegistryProviderDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `registry-providers`.
public struct NewRegistryProviderDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "registry-providers"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var namespace: JSONAPI.Attribute<Swift.String>
    public var registryName: JSONAPI.Attribute<RegistryName>

    public init(name: Swift.String, namespace: Swift.String, registryName: RegistryName) {
      self.name = JSONAPI.Attribute(value: name)
      self.namespace = JSONAPI.Attribute(value: namespace)
      self.registryName = JSONAPI.Attribute(value: registryName)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case namespace
      case registryName = "registry-name"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var organization:
      JSONAPI.ToOneRelationship<
        Organization, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(organization: Organization.Id) {
      self.organization = JSONAPI.ToOneRelationship(id: organization)
    }
  }
}

public struct RegistryProviderLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
