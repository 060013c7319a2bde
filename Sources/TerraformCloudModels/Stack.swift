// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// Configurations that are deployed together; known here by its id alone.
public struct StackDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "stacks"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// Configurations that are deployed together; known here by its id alone.
public typealias Stack = JSONAPI.ResourceObject<
  StackDescription, JSONAPI.NoMetadata, StackLinks, Swift.String
>

/// A resource object of type `stacks` that is yet to be created, and has no id.
public typealias NewStack = JSONAPI.ResourceObject<
  StackDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct StackLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
