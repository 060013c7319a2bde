// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The tasks that a run consulted at one of its stages.
public struct TaskStageDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "task-stages"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// The tasks that a run consulted at one of its stages.
public typealias TaskStage = JSONAPI.ResourceObject<
  TaskStageDescription, JSONAPI.NoMetadata, TaskStageLinks, Swift.String
>

/// A resource object of type `task-stages` that is yet to be created, and has no id.
public typealias NewTaskStage = JSONAPI.ResourceObject<
  TaskStageDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct TaskStageLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
