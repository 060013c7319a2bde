// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Something that happened to a run.
public struct RunEventDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "run-events"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// Something that happened to a run.
public typealias RunEvent = JSONAPI.ResourceObject<
  RunEventDescription, JSONAPI.NoMetadata, RunEventLinks, Swift.String
>

/// A resource object of type `run-events` that is yet to be created, and has no id.
public typealias NewRunEvent = JSONAPI.ResourceObject<
  RunEventDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct RunEventLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
