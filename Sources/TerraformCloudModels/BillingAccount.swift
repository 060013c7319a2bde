// Made by jsonapi-gen from organizations.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Who pays; known here by its id alone.
public struct BillingAccountDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "billing-accounts"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// Who pays; known here by its id alone.
public typealias BillingAccount = JSONAPI.ResourceObject<
  BillingAccountDescription, JSONAPI.NoMetadata, BillingAccountLinks, Swift.String
>

/// A resource object of type `billing-accounts` that is yet to be created, and has no id.
public typealias NewBillingAccount = JSONAPI.ResourceObject<
  BillingAccountDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct BillingAccountLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
