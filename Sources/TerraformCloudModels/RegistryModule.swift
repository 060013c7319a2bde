// Made by jsonapi-gen from registry.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A module that workspaces can use.
public struct RegistryModuleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "registry-modules"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Note: Only the server sets it.
    public var createdAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

    /// - Note: Only the server sets it.
    public var updatedAt: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var name: JSONAPI.Attribute<Swift.String>
    public var namespace: JSONAPI.Attribute<Swift.String>

    /// - Example: aws
    public var provider: JSONAPI.Attribute<Swift.String>
    public var registryName: JSONAPI.Attribute<RegistryName>

    /// - Note: Only the server sets it.
    public var status: JSONAPI.Attribute<Status>

    /// - Note: Only the server sets it.
    public var versionStatuses: JSONAPI.Attribute<[RegistryModuleVersionSummary]>
    public var vcsRepo: JSONAPI.Attribute<VcsRepository?>?

    /// - Note: Only the server sets it.
    public var permissions: JSONAPI.Attribute<RegistryPermissions>?

    public init(
      createdAt: Foundation.Date? = nil,
      updatedAt: Foundation.Date? = nil,
      name: Swift.String,
      namespace: Swift.String,
      provider: Swift.String,
      registryName: RegistryName,
      status: Status,
      versionStatuses: [RegistryModuleVersionSummary],
      vcsRepo: VcsRepository?? = nil,
      permissions: RegistryPermissions? = nil
    ) {
      self.createdAt = createdAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.updatedAt = updatedAt.map { JSONAPI.TransformedAttribute(value: $0) }
      self.name = JSONAPI.Attribute(value: name)
      self.namespace = JSONAPI.Attribute(value: namespace)
      self.provider = JSONAPI.Attribute(value: provider)
      self.registryName = JSONAPI.Attribute(value: registryName)
      self.status = JSONAPI.Attribute(value: status)
      self.versionStatuses = JSONAPI.Attribute(value: versionStatuses)
      self.vcsRepo = vcsRepo.map { JSONAPI.Attribute(value: $0) }
      self.permissions = permissions.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case createdAt = "created-at"
      case updatedAt = "updated-at"
      case name
      case namespace
      case provider
      case registryName = "registry-name"
      case status
      case versionStatuses = "version-statuses"
      case vcsRepo = "vcs-repo"
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

  public enum Status:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case pending
    case noVersionTags
    case setupFailed
    case setupComplete

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Status] = [.pending, .noVersionTags, .setupFailed, .setupComplete]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "pending": self = .pending
      case "no_version_tags": self = .noVersionTags
      case "setup_failed": self = .setupFailed
      case "setup_complete": self = .setupComplete
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .pending: "pending"
      case .noVersionTags: "no_version_tags"
      case .setupFailed: "setup_failed"
      case .setupComplete: "setup_complete"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// A module that workspaces can use.
public typealias RegistryModule = JSONAPI.ResourceObject<
  RegistryModuleDescription, JSONAPI.NoMetadata, RegistryModuleLinks, Swift.String
>

/// A resource object of type `registry-modules` that is yet to be created, and has no id.
public typealias NewRegistryModule = JSONAPI.ResourceObject<
  NewRegistryModuleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `registry-modules`.
public struct NewRegistryModuleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "registry-modules"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var name: JSONAPI.Attribute<Swift.String>
    public var namespace: JSONAPI.Attribute<Swift.String>

    /// - Example: aws
    public var provider: JSONAPI.Attribute<Swift.String>
    public var registryName: JSONAPI.Attribute<RegistryName>
    public var vcsRepo: JSONAPI.Attribute<VcsRepository?>?

    public init(
      name: Swift.String,
      namespace: Swift.String,
      provider: Swift.String,
      registryName: RegistryName,
      vcsRepo: VcsRepository?? = nil
    ) {
      self.name = JSONAPI.Attribute(value: name)
      self.namespace = JSONAPI.Attribute(value: namespace)
      self.provider = JSONAPI.Attribute(value: provider)
      self.registryName = JSONAPI.Attribute(value: registryName)
      self.vcsRepo = vcsRepo.map { JSONAPI.Attribute(value: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case name
      case namespace
      case provider
      case registryName = "registry-name"
      case vcsRepo = "vcs-repo"
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

public struct RegistryModuleLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
