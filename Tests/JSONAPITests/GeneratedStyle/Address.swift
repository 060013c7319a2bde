import Foundation
import JSONAPI

/// An object type with plain members, coded with the overloads for attributes.
public struct Address: Swift.Codable, Swift.Hashable, Swift.Sendable {
  public var street: Swift.String
  public var zip: Swift.String??
  public var since: Foundation.Date

  public init(street: Swift.String, zip: Swift.String?? = nil, since: Foundation.Date) {
    self.street = street
    self.zip = zip
    self.since = since
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case street
    case zip
    case since
  }

  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    street = try container.decode(Swift.String.self, forKey: .street)
    zip = try container.decodeIfPresent(JSONAPI.Attribute<Swift.String?>.self, forKey: .zip)
      .map(\.value)
    since = try container.decode(
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>.self, forKey: .since
    ).value
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(street, forKey: .street)
    if let zip { try container.encode(JSONAPI.Attribute(value: zip), forKey: .zip) }
    try container.encode(
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>(value: since),
      forKey: .since)
  }
}
