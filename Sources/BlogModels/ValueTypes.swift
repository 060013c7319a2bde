// Made by jsonapi-gen from common.yaml. Do not edit: change the schema and generate again.

import BlogTypes
import Foundation
import JSONAPI

public enum Color:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case red
  case green
  case blue

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.String)

  /// The values that the schema knows.
  public static let allCases: [Color] = [.red, .green, .blue]

  public init(rawValue: Swift.String) {
    switch rawValue {
    case "red": self = .red
    case "green": self = .green
    case "blue": self = .blue
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.String {
    switch self {
    case .red: "red"
    case .green: "green"
    case .blue: "blue"
    case .unrecognized(let rawValue): rawValue
    }
  }
}

/// How far an article has come.
public enum Status:
  Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case draft = "DRAFT"
  case inReview = "IN_REVIEW"

  /// Everybody can read it.
  case published = "PUBLISHED"

  /// - Warning: Deprecated. Unpublish the article instead.
  case retracted = "RETRACTED"
}

/// How much a reader has to know.
public enum Level:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case beginner
  case advanced
  case expert

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.Int)

  /// The values that the schema knows.
  public static let allCases: [Level] = [.beginner, .advanced, .expert]

  public init(rawValue: Swift.Int) {
    switch rawValue {
    case 1: self = .beginner
    case 2: self = .advanced
    case 3: self = .expert
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.Int {
    switch self {
    case .beginner: 1
    case .advanced: 2
    case .expert: 3
    case .unrecognized(let rawValue): rawValue
    }
  }
}

/// Where somebody lives or works.
public struct Address: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var street: Swift.String
  public var zip: Swift.String??

  /// In the language of the country.
  public var city: Swift.String

  /// Two letters of ISO 3166.
  ///
  /// - Example: NL
  public var country: Swift.String
  public var location: Location?
  public var verifiedAt: Foundation.Date??
  public var movedInOn: JSONAPI.Day?

  public init(
    street: Swift.String,
    zip: Swift.String?? = nil,
    city: Swift.String,
    country: Swift.String,
    location: Location? = nil,
    verifiedAt: Foundation.Date?? = nil,
    movedInOn: JSONAPI.Day? = nil
  ) {
    self.street = street
    self.zip = zip
    self.city = city
    self.country = country
    self.location = location
    self.verifiedAt = verifiedAt
    self.movedInOn = movedInOn
  }

  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.street = try container.decode(Swift.String.self, forKey: .street)
    self.zip = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.String?>.self,
      forKey: .zip
    ).map(\.value)
    self.city = try container.decode(Swift.String.self, forKey: .city)
    self.country = try container.decode(Swift.String.self, forKey: .country)
    self.location = try container.decodeIfPresent(Location.self, forKey: .location)
    self.verifiedAt = try container.decodeIfPresent(
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>
      >.self,
      forKey: .verifiedAt
    ).map(\.value)
    self.movedInOn = try container.decodeIfPresent(
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>.self,
      forKey: .movedInOn
    )?.value
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.street, forKey: .street)
    try container.encodeIfPresent(self.zip.map { JSONAPI.Attribute(value: $0) }, forKey: .zip)
    try container.encode(self.city, forKey: .city)
    try container.encode(self.country, forKey: .country)
    try container.encodeIfPresent(self.location, forKey: .location)
    try container.encodeIfPresent(
      self.verifiedAt.map {
        JSONAPI.TransformedAttribute<
          Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>
        >(value: $0)
      },
      forKey: .verifiedAt
    )
    try container.encodeIfPresent(
      self.movedInOn.map {
        JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>(value: $0)
      },
      forKey: .movedInOn
    )
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case street
    case zip
    case city
    case country
    case location
    case verifiedAt
    case movedInOn
  }

  public struct Location: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var latitude: Swift.Double
    public var longitude: Swift.Double

    public init(latitude: Swift.Double, longitude: Swift.Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }
}

/// Lower-case letters, digits and dashes.
public typealias Slug = Swift.String

/// The day of an event in the United States.
public typealias USDate = JSONAPI.Day

/// As the log writes it, in UTC.
public typealias LogTime = Foundation.Date

/// How a date is written.
public enum LogTimePattern: JSONAPI.DatePattern {
  public static let pattern: Swift.String = "yyyy-MM-dd HH:mm:ss"
}

/// An amount and its currency.
public typealias Price = Money.Amount

public typealias Instant = Date

public typealias Email = Swift.String

public struct Sponsorship: JSONAPI.Meta, Swift.Sendable {
  public var since: JSONAPI.Day
  public var amount: Price?

  public init(since: JSONAPI.Day, amount: Price? = nil) {
    self.since = since
    self.amount = amount
  }

  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.since = try container.decode(
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>.self,
      forKey: .since
    ).value
    self.amount = try container.decodeIfPresent(Price.self, forKey: .amount)
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>(value: self.since),
      forKey: .since
    )
    try container.encodeIfPresent(self.amount, forKey: .amount)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case since
    case amount
  }
}

public struct Rank: JSONAPI.Meta, Swift.Sendable {
  public var position: Swift.Int

  public init(position: Swift.Int) {
    self.position = position
  }
}

public struct Server: JSONAPI.Meta, Swift.Sendable {
  public var build: Swift.String
  public var region: Swift.String?

  public init(build: Swift.String, region: Swift.String? = nil) {
    self.build = build
    self.region = region
  }
}

/// What the blog says when a request fails.
public struct BlogError: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var status: Swift.String
  public var title: Swift.String
  public var detail: Swift.String?
  public var source: Source?

  public init(
    status: Swift.String,
    title: Swift.String,
    detail: Swift.String? = nil,
    source: Source? = nil
  ) {
    self.status = status
    self.title = title
    self.detail = detail
    self.source = source
  }

  public struct Source: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var pointer: Swift.String?

    public init(pointer: Swift.String? = nil) {
      self.pointer = pointer
    }
  }
}
