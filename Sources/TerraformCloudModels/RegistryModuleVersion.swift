// Made by jsonapi-gen from registry.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A version of a module.
public struct RegistryModuleVersionDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "registry-module-versions"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// - Note: Only the server sets it.
    public var updatedAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var source: JSONAPI.Attribute<Swift.String>

    /// - Note: Only the server sets it.
    public var status: JSONAPI.Attribute<RegistryModuleVersionStatus>

    /// - Example: 1.2.3
    public var version: JSONAPI.Attribute<Swift.String>

    public init(
      createdAt: Foundation.Date? = nil,
      updatedAt: Foundation.Date? = nil,
      source: Swift.String,
      status: RegistryModuleVersionStatus,
      version: Swift.String
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.updatedAt = updatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.source = JSONAPI.Attribute(value: source)
      self.status = JSONAPI.Attribute(value: status)
      self.version = JSONAPI.Attribute(value: version)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case updatedAt = "updated-at"
      case source
      case status
      case version
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var registryModule:
      JSONAPI.ToOneRelationship<
        RegistryModule, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(registryModule: RegistryModule.Id) {
      self.registryModule = JSONAPI.ToOneRelationship(id: registryModule)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case registryModule = "registry-module"
    }
  }
}

/// A version of a module.
public typealias RegistryModuleVersion = JSONAPI.ResourceObject<
  RegistryModuleVersionDescription, JSONAPI.NoMetadata, RegistryModuleVersionLinks, Swift.String
>

/// A resource object of type `registry-module-versions` that is yet to be created, and has no id.
public typealias NewRegistryModuleVersion = JSONAPI.ResourceObject<
  NewRegistryModuleVersionDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `registry-module-versions`.
public struct NewRegistryModuleVersionDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "registry-module-versions"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var source: JSONAPI.Attribute<Swift.String>

    /// - Example: 1.2.3
    public var version: JSONAPI.Attribute<Swift.String>

    public init(source: Swift.String, version: Swift.String) {
      self.source = JSONAPI.Attribute(value: source)
      self.version = JSONAPI.Attribute(value: version)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var registryModule:
      JSONAPI.ToOneRelationship<
        RegistryModule, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    public init(registryModule: RegistryModule.Id) {
      self.registryModule = JSONAPI.ToOneRelationship(id: registryModule)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case registryModule = "registry-module"
    }
  }
}

public struct RegistryModuleVersionLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var upload: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil, upload: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
    self.upload = upload.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case upload
  }
}
