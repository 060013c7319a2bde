// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Which features an organization is entitled to; known here by its id alone.
public struct EntitlementSetDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "entitlement-sets"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// Which features an organization is entitled to; known here by its id alone.
public typealias EntitlementSet = JSONAPI.ResourceObject<
  EntitlementSetDescription, JSONAPI.NoMetadata, EntitlementSetLinks, Swift.String
>

/// A resource object of type `entitlement-sets` that is yet to be created, and has no id.
public typealias NewEntitlementSet = JSONAPI.ResourceObject<
  EntitlementSetDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct EntitlementSetLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
