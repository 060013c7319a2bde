// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Lets one organization use the modules of another.
public struct ModulePartnershipDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "module-partnerships"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var consumingOrganizationId: JSONAPI.Attribute<Swift.String>
    public var consumingOrganizationName: JSONAPI.Attribute<Swift.String>
    public var producingOrganizationId: JSONAPI.Attribute<Swift.String>
    public var producingOrganizationName: JSONAPI.Attribute<Swift.String>

    public init(
      consumingOrganizationId: Swift.String,
      consumingOrganizationName: Swift.String,
      producingOrganizationId: Swift.String,
      producingOrganizationName: Swift.String
    ) {
      self.consumingOrganizationId = JSONAPI.Attribute(value: consumingOrganizationId)
      self.consumingOrganizationName = JSONAPI.Attribute(value: consumingOrganizationName)
      self.producingOrganizationId = JSONAPI.Attribute(value: producingOrganizationId)
      self.producingOrganizationName = JSONAPI.Attribute(value: producingOrganizationName)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case consumingOrganizationId = "consuming-organization-id"
      case consumingOrganizationName = "consuming-organization-name"
      case producingOrganizationId = "producing-organization-id"
      case producingOrganizationName = "producing-organization-name"
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// Lets one organization use the modules of another.
public typealias ModulePartnership = JSONAPI.ResourceObject<
  ModulePartnershipDescription, JSONAPI.NoMetadata, ModulePartnershipLinks, Swift.String
>

/// A resource object of type `module-partnerships` that is yet to be created, and has no id.
public typealias NewModulePartnership = JSONAPI.ResourceObject<
  ModulePartnershipDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct ModulePartnershipLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
