// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A plan in the form that policies are tested with.
public struct PlanExportDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "plan-exports"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A plan in the form that policies are tested with.
public typealias PlanExport = JSONAPI.ResourceObject<
  PlanExportDescription, JSONAPI.NoMetadata, PlanExportLinks, Swift.String
>

/// A resource object of type `plan-exports` that is yet to be created, and has no id.
public typealias NewPlanExport = JSONAPI.ResourceObject<
  PlanExportDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct PlanExportLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
