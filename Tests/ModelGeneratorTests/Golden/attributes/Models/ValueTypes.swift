// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

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

/// How far an article is.
public enum Status:
  Swift.String, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  /// Nobody else sees it.
  case draft = "DRAFT"
  case inReview = "IN_REVIEW"
}

public enum Level:
  Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
{
  case low
  case high

  /// A value that the schema does not know; it is written back as it was read.
  case unrecognized(Swift.Int)

  /// The values that the schema knows.
  public static let allCases: [Level] = [.low, .high]

  public init(rawValue: Swift.Int) {
    switch rawValue {
    case 1: self = .low
    case 2: self = .high
    default: self = .unrecognized(rawValue)
    }
  }

  public var rawValue: Swift.Int {
    switch self {
    case .low: 1
    case .high: 2
    case .unrecognized(let rawValue): rawValue
    }
  }
}

/// Where somebody lives.
public struct Address: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var street: Swift.String
  public var zip: Swift.String?
  public var floor: Swift.Int?
  public var entrance: Swift.String??

  public var movedIn: Foundation.Date? {
    get { movedInStorage?.value }
    set { movedInStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var movedInStorage: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?

  public var history: [JSONAPI.Day] {
    get { historyStorage.value }
    set { historyStorage = JSONAPI.TransformedAttribute(value: newValue) }
  }
  private var historyStorage:
    JSONAPI.TransformedAttribute<[Swift.String], JSONAPI.ArrayFormat<JSONAPI.DayFormat>>

  public var website: Foundation.URL?? {
    get { websiteStorage.map(\.value) }
    set { websiteStorage = newValue.map { JSONAPI.TransformedAttribute(value: $0) } }
  }
  private var websiteStorage:
    JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.URLFormat>>?

  @available(*, deprecated, message: "Use street.")
  public var oldStreet: Swift.String? {
    get { oldStreetStorage }
    set { oldStreetStorage = newValue }
  }
  private var oldStreetStorage: Swift.String?

  public var kind: Kind
  public var position: Position?

  public init(
    street: Swift.String,
    zip: Swift.String? = nil,
    floor: Swift.Int?,
    entrance: Swift.String?? = nil,
    movedIn: Foundation.Date? = nil,
    history: [JSONAPI.Day],
    website: Foundation.URL?? = nil,
    oldStreet: Swift.String? = nil,
    kind: Kind,
    position: Position? = nil
  ) {
    self.street = street
    self.zip = zip
    self.floor = floor
    self.entrance = entrance
    self.movedInStorage = movedIn.map { JSONAPI.TransformedAttribute(value: $0) }
    self.historyStorage = JSONAPI.TransformedAttribute(value: history)
    self.websiteStorage = website.map { JSONAPI.TransformedAttribute(value: $0) }
    self.oldStreetStorage = oldStreet
    self.kind = kind
    self.position = position
  }

  public init(from decoder: any Swift.Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    self.street = try container.decode(Swift.String.self, forKey: .street)
    self.zip = try container.decodeIfPresent(Swift.String.self, forKey: .zip)
    self.floor = try container.decode(JSONAPI.Attribute<Swift.Int?>.self, forKey: .floor).value
    self.entrance = try container.decodeIfPresent(
      JSONAPI.Attribute<Swift.String?>.self,
      forKey: .entrance
    ).map(\.value)
    self.movedInStorage = try container.decodeIfPresent(
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>.self,
      forKey: .movedInStorage
    )
    self.historyStorage = try container.decode(
      JSONAPI.TransformedAttribute<[Swift.String], JSONAPI.ArrayFormat<JSONAPI.DayFormat>>.self,
      forKey: .historyStorage
    )
    self.websiteStorage = try container.decodeIfPresent(
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.URLFormat>>.self,
      forKey: .websiteStorage
    )
    self.oldStreetStorage = try container.decodeIfPresent(
      Swift.String.self,
      forKey: .oldStreetStorage
    )
    self.kind = try container.decode(Kind.self, forKey: .kind)
    self.position = try container.decodeIfPresent(Position.self, forKey: .position)
  }

  public func encode(to encoder: any Swift.Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(self.street, forKey: .street)
    try container.encodeIfPresent(self.zip, forKey: .zip)
    try container.encode(JSONAPI.Attribute(value: self.floor), forKey: .floor)
    try container.encodeIfPresent(
      self.entrance.map { JSONAPI.Attribute(value: $0) },
      forKey: .entrance
    )
    try container.encodeIfPresent(self.movedInStorage, forKey: .movedInStorage)
    try container.encode(self.historyStorage, forKey: .historyStorage)
    try container.encodeIfPresent(self.websiteStorage, forKey: .websiteStorage)
    try container.encodeIfPresent(self.oldStreetStorage, forKey: .oldStreetStorage)
    try container.encode(self.kind, forKey: .kind)
    try container.encodeIfPresent(self.position, forKey: .position)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case street
    case zip
    case floor
    case entrance
    case movedInStorage = "movedIn"
    case historyStorage = "history"
    case websiteStorage = "website"
    case oldStreetStorage = "oldStreet"
    case kind
    case position
  }

  public enum Kind:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case home
    case work

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Kind] = [.home, .work]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "home": self = .home
      case "work": self = .work
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .home: "home"
      case .work: "work"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public struct Position: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var latitude: Swift.Double
    public var longitude: Swift.Double

    public init(latitude: Swift.Double, longitude: Swift.Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }
}

public struct Point: Swift.Codable, Swift.Equatable, Swift.Sendable {
  public var x: Swift.Double
  public var y: Swift.Double

  public init(x: Swift.Double, y: Swift.Double) {
    self.x = x
    self.y = y
  }
}

/// Lower case and dashes.
public typealias Slug = Swift.String

public typealias Birthday = JSONAPI.Day
