// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The commit that a configuration was made from.
public struct IngressAttributesDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "ingress-attributes"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// The commit that a configuration was made from.
public typealias IngressAttributes = JSONAPI.ResourceObject<
  IngressAttributesDescription, JSONAPI.NoMetadata, IngressAttributesLinks, Swift.String
>

/// A resource object of type `ingress-attributes` that is yet to be created, and has no id.
public typealias NewIngressAttributes = JSONAPI.ResourceObject<
  IngressAttributesDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct IngressAttributesLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
