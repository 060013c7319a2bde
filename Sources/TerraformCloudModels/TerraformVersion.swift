// Made by jsonapi-gen from administration.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A release of Terraform that an installation can run.
public struct TerraformVersionDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "terraform-versions"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Example: 0.11.8
    public var version: JSONAPI.Attribute<Swift.String>

    /// Where the archive for Linux is.
    public var url: JSONAPI.Attribute<Swift.String>

    /// The SHA-256 checksum of the archive.
    public var sha: JSONAPI.Attribute<Swift.String>

    /// - Note: Only the server sets it.
    public var official: JSONAPI.Attribute<Swift.Bool>
    public var enabled: JSONAPI.Attribute<Swift.Bool>
    public var beta: JSONAPI.Attribute<Swift.Bool>

    /// How many workspaces use it.
    ///
    /// - Note: Only the server sets it.
    public var usage: JSONAPI.Attribute<Swift.Int>

    /// - Note: Only the server sets it.
    public var createdAt:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>

    public init(
      version: Swift.String,
      url: Swift.String,
      sha: Swift.String,
      official: Swift.Bool,
      enabled: Swift.Bool,
      beta: Swift.Bool,
      usage: Swift.Int,
      createdAt: Foundation.Date?
    ) {
      self.version = JSONAPI.Attribute(value: version)
      self.url = JSONAPI.Attribute(value: url)
      self.sha = JSONAPI.Attribute(value: sha)
      self.official = JSONAPI.Attribute(value: official)
      self.enabled = JSONAPI.Attribute(value: enabled)
      self.beta = JSONAPI.Attribute(value: beta)
      self.usage = JSONAPI.Attribute(value: usage)
      self.createdAt = JSONAPI.TransformedAttribute(value: createdAt)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case version
      case url
      case sha
      case official
      case enabled
      case beta
      case usage
      case createdAt = "created-at"
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A release of Terraform that an installation can run.
public typealias TerraformVersion = JSONAPI.ResourceObject<
  TerraformVersionDescription, JSONAPI.NoMetadata, TerraformVersionLinks, Swift.String
>

/// A resource object of type `terraform-versions` that is yet to be created, and has no id.
public typealias NewTerraformVersion = JSONAPI.ResourceObject<
  NewTerraformVersionDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `terraform-versions`.
public struct NewTerraformVersionDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "terraform-versions"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    /// - Example: 0.11.8
    public var version: JSONAPI.Attribute<Swift.String>

    /// Where the archive for Linux is.
    public var url: JSONAPI.Attribute<Swift.String>

    /// The SHA-256 checksum of the archive.
    public var sha: JSONAPI.Attribute<Swift.String>
    public var enabled: JSONAPI.Attribute<Swift.Bool>
    public var beta: JSONAPI.Attribute<Swift.Bool>

    public init(
      version: Swift.String,
      url: Swift.String,
      sha: Swift.String,
      enabled: Swift.Bool,
      beta: Swift.Bool
    ) {
      self.version = JSONAPI.Attribute(value: version)
      self.url = JSONAPI.Attribute(value: url)
      self.sha = JSONAPI.Attribute(value: sha)
      self.enabled = JSONAPI.Attribute(value: enabled)
      self.beta = JSONAPI.Attribute(value: beta)
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

public struct TerraformVersionLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
