// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The changes that a run makes.
public struct ApplyDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "applies"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// The changes that a run makes.
public typealias Apply = JSONAPI.ResourceObject<
  ApplyDescription, JSONAPI.NoMetadata, ApplyLinks, Swift.String
>

/// A resource object of type `applies` that is yet to be created, and has no id.
public typealias NewApply = JSONAPI.ResourceObject<
  ApplyDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct ApplyLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
