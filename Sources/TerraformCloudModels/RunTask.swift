// Made by jsonapi-gen from policies.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A service that runs ask for its opinion; known here by its id alone.
public struct RunTaskDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "tasks"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A service that runs ask for its opinion; known here by its id alone.
public typealias RunTask = JSONAPI.ResourceObject<
  RunTaskDescription, JSONAPI.NoMetadata, RunTaskLinks, Swift.String
>

/// A resource object of type `tasks` that is yet to be created, and has no id.
public typealias NewRunTask = JSONAPI.ResourceObject<
  RunTaskDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct RunTaskLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
