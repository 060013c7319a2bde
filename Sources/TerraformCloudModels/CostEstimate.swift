// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// What the changes of a run would cost.
public struct CostEstimateDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "cost-estimates"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// What the changes of a run would cost.
public typealias CostEstimate = JSONAPI.ResourceObject<
  CostEstimateDescription, JSONAPI.NoMetadata, CostEstimateLinks, Swift.String
>

/// A resource object of type `cost-estimates` that is yet to be created, and has no id.
public typealias NewCostEstimate = JSONAPI.ResourceObject<
  CostEstimateDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct CostEstimateLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
