// Made by jsonapi-gen from blog.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `videos`.
public struct VideoDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "videos"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var url: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>
    public var seconds: JSONAPI.Attribute<Swift.Double>
    public var captions:
      JSONAPI.TransformedAttribute<
        [Swift.String: Swift.String?], JSONAPI.MapFormat<JSONAPI.NullableFormat<JSONAPI.URLFormat>>
      >?

    public init(
      url: Foundation.URL,
      seconds: Swift.Double,
      captions: [Swift.String: Foundation.URL?]? = nil
    ) {
      self.url = JSONAPI.TransformedAttribute(value: url)
      self.seconds = JSONAPI.Attribute(value: seconds)
      self.captions = captions.map { JSONAPI.TransformedAttribute(value: $0) }
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}

/// A resource object of type `videos`.
public typealias Video = JSONAPI.ResourceObject<
  VideoDescription, VideoMeta?, VideoLinks, Swift.String
>

/// A resource object of type `videos` that is yet to be created, and has no id.
public typealias NewVideo = JSONAPI.ResourceObject<
  VideoDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct VideoLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL? = nil) {
    self.selfLink = selfLink.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
  }
}

public struct VideoMeta: JSONAPI.Meta, Swift.Sendable {
  public var transcoded: Swift.Bool

  public init(transcoded: Swift.Bool) {
    self.transcoded = transcoded
  }
}
