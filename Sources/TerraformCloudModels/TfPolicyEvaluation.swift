// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The check of a run against policies written in Terraform's own language.
public struct TfPolicyEvaluationDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "tf-policy-evaluations"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// The check of a run against policies written in Terraform's own language.
public typealias TfPolicyEvaluation = JSONAPI.ResourceObject<
  TfPolicyEvaluationDescription, JSONAPI.NoMetadata, TfPolicyEvaluationLinks, Swift.String
>

/// A resource object of type `tf-policy-evaluations` that is yet to be created, and has no id.
public typealias NewTfPolicyEvaluation = JSONAPI.ResourceObject<
  TfPolicyEvaluationDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct TfPolicyEvaluationLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
