// Made by jsonapi-gen from workspaces.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The outcome of a health assessment; known here by its id alone.
public struct AssessmentResultDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "assessment-results"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// The outcome of a health assessment; known here by its id alone.
public typealias AssessmentResult = JSONAPI.ResourceObject<
  AssessmentResultDescription, JSONAPI.NoMetadata, AssessmentResultLinks, Swift.String
>

/// A resource object of type `assessment-results` that is yet to be created, and has no id.
public typealias NewAssessmentResult = JSONAPI.ResourceObject<
  AssessmentResultDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct AssessmentResultLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
