// Made by jsonapi-gen from runs.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A key with which data is encrypted for an organization that holds the master key.
public struct HyokEncryptedDataKeyDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "hyok-encrypted-data-keys"

  public typealias Attributes = JSONAPI.NoAttributes

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A key with which data is encrypted for an organization that holds the master key.
public typealias HyokEncryptedDataKey = JSONAPI.ResourceObject<
  HyokEncryptedDataKeyDescription, JSONAPI.NoMetadata, HyokEncryptedDataKeyLinks, Swift.String
>

/// A resource object of type `hyok-encrypted-data-keys` that is yet to be created, and has no id.
public typealias NewHyokEncryptedDataKey = JSONAPI.ResourceObject<
  HyokEncryptedDataKeyDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct HyokEncryptedDataKeyLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}
