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

  public var verifiedAt: Foundation.Date?? {
    get { verifiedAtStorage.map(\.value) }
    set { verifiedAtStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var verifiedAtStorage:
    JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?

  public var movedInOn: JSONAPI.Day? {
    get { movedInOnStorage?.value }
    set { movedInOnStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var movedInOnStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>?

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
    self.verifiedAtStorage = verifiedAt.map { JSONAPI.TransformedAttribute(value: $0) }
    self.movedInOnStorage = movedInOn.map { JSONAPI.TransformedAttribute(value: $0) }
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
    self.verifiedAtStorage = try container.decodeIfPresent(
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>
      >.self,
      forKey: .verifiedAtStorage
    )
    self.movedInOnStorage = try container.decodeIfPresent(
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>.self,
      forKey: .movedInOnStorage
    )
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.street, forKey: .street)
    try container.encodeIfPresent(self.zip.map { JSONAPI.Attribute(value: $0) }, forKey: .zip)
    try container.encode(self.city, forKey: .city)
    try container.encode(self.country, forKey: .country)
    try container.encodeIfPresent(self.location, forKey: .location)
    try container.encodeIfPresent(self.verifiedAtStorage, forKey: .verifiedAtStorage)
    try container.encodeIfPresent(self.movedInOnStorage, forKey: .movedInOnStorage)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case street
    case zip
    case city
    case country
    case location
    case verifiedAtStorage = "verifiedAt"
    case movedInOnStorage = "movedInOn"
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

/// What stands on top of an article.
public enum Cover: Swift.Codable, Swift.Equatable, Swift.Sendable {
  case color(Color)
  case image(Picture)

  public init(from decoder: any Swift.Decoder) throws {
    switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .object) {
    case .string: self = .color(try JSONAPI.Attribute<Color>(from: decoder).value)
    case .object: self = .image(try JSONAPI.Attribute<Picture>(from: decoder).value)
    default: throw JSONAPI.JSONShape.mismatch(in: decoder, expected: .string, .object)
    }
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    switch self {
    case .color(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    case .image(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)
    }
  }

  /// The value, if it is a string.
  public var color: Color? {
    guard case .color(let value) = self else { return nil }
    return value
  }

  /// The value, if it is an object.
  public var image: Picture? {
    guard case .image(let value) = self else { return nil }
    return value
  }
}

public struct Picture: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var url: Foundation.URL {
    get { urlStorage.value }
    set { urlStorage = JSONAPI.TransformedAttribute(value: newValue) }
  }
  private var urlStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>

  public var altText: Swift.String?

  public init(url: Foundation.URL, altText: Swift.String? = nil) {
    self.urlStorage = JSONAPI.TransformedAttribute(value: url)
    self.altText = altText
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case urlStorage = "url"
    case altText = "alt-text"
  }
}

/// Names a thing in a URL.
///
/// - Note: It matches `[a-z0-9-]+`.
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
  public var since: JSONAPI.Day {
    get { sinceStorage.value }
    set { sinceStorage = JSONAPI.TransformedAttribute(value: newValue) }
  }
  private var sinceStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>

  public var amount: Price?

  public init(since: JSONAPI.Day, amount: Price? = nil) {
    self.sinceStorage = JSONAPI.TransformedAttribute(value: since)
    self.amount = amount
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case sinceStorage = "since"
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
