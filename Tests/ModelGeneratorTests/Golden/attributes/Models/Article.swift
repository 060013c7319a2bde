// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// A thing somebody wrote.
public struct ArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var text: JSONAPI.Attribute<Swift.String>
    public var flag: JSONAPI.Attribute<Swift.Bool>
    public var int: JSONAPI.Attribute<Swift.Int>
    public var int64: JSONAPI.Attribute<Swift.Int64>
    public var double: JSONAPI.Attribute<Swift.Double>
    public var decimal: JSONAPI.Attribute<Foundation.Decimal>
    public var url: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>
    public var uuid: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.UUIDFormat>
    public var dateTime: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>
    public var timestamp: JSONAPI.TransformedAttribute<Swift.Double, JSONAPI.TimestampFormat>
    public var day: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>
    public var time: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.TimeFormat>
    public var data: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.Base64Format>
    public var json: JSONAPI.Attribute<JSONAPI.JSONValue>
    public var optional: JSONAPI.Attribute<Swift.String>?
    public var nullable: JSONAPI.Attribute<Swift.String?>
    public var both: JSONAPI.Attribute<Swift.String?>?
    public var optionalDate: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var nullableDate:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>
    public var bothDates:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var printed:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.PatternDateFormat<PrintedPattern>>
    public var list: JSONAPI.Attribute<[Swift.String]>
    public var listOfNulls: JSONAPI.Attribute<[Swift.Int?]>
    public var dates:
      JSONAPI.TransformedAttribute<[Swift.String], JSONAPI.ArrayFormat<JSONAPI.DateTimeFormat>>
    public var map: JSONAPI.Attribute<[Swift.String: Swift.Int]>
    public var linksAttribute:
      JSONAPI.TransformedAttribute<
        [Swift.String: Swift.String], JSONAPI.MapFormat<JSONAPI.URLFormat>
      >
    public var nested:
      JSONAPI.TransformedAttribute<
        [Swift.String: [Swift.String]], JSONAPI.MapFormat<JSONAPI.ArrayFormat<JSONAPI.DayFormat>>
      >
    public var color: JSONAPI.Attribute<Color>
    public var colors: JSONAPI.Attribute<[Color]>?
    public var status: JSONAPI.Attribute<Status>
    public var level: JSONAPI.Attribute<Level?>?
    public var address: JSONAPI.Attribute<Address>
    public var point: JSONAPI.Attribute<Point>?
    public var slug: JSONAPI.Attribute<Slug>
    public var birthday:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?

    /// From 0 to 5.
    ///
    /// - Note: Only the server sets it.
    /// - Example: 4.5
    public var rating: JSONAPI.Attribute<Swift.Double>

    /// - Note: It is set on creation and stays.
    public var origin: JSONAPI.Attribute<Origin>

    /// In pixels.
    public var size: JSONAPI.Attribute<Size>

    /// - Since: 1.2
    @available(*, deprecated, message: "Use text.")
    public var oldTitle: JSONAPI.Attribute<Swift.String> {
      get { oldTitleStorage }
      set { oldTitleStorage = newValue }
    }
    private var oldTitleStorage: JSONAPI.Attribute<Swift.String>

    public init(
      text: Swift.String,
      flag: Swift.Bool,
      int: Swift.Int,
      int64: Swift.Int64,
      double: Swift.Double,
      decimal: Foundation.Decimal,
      url: Foundation.URL,
      uuid: Foundation.UUID,
      dateTime: Foundation.Date,
      timestamp: Foundation.Date,
      day: JSONAPI.Day,
      time: JSONAPI.Time,
      data: Foundation.Data,
      json: JSONAPI.JSONValue,
      optional: Swift.String? = nil,
      nullable: Swift.String?,
      both: Swift.String?? = nil,
      optionalDate: Foundation.Date? = nil,
      nullableDate: Foundation.Date?,
      bothDates: Foundation.Date?? = nil,
      printed: Foundation.Date,
      list: [Swift.String],
      listOfNulls: [Swift.Int?],
      dates: [Foundation.Date],
      map: [Swift.String: Swift.Int],
      linksAttribute: [Swift.String: Foundation.URL],
      nested: [Swift.String: [JSONAPI.Day]],
      color: Color,
      colors: [Color]? = nil,
      status: Status,
      level: Level?? = nil,
      address: Address,
      point: Point? = nil,
      slug: Slug,
      birthday: Birthday?? = nil,
      rating: Swift.Double,
      origin: Origin,
      size: Size,
      oldTitle: Swift.String
    ) {
      self.text = JSONAPI.Attribute(value: text)
      self.flag = JSONAPI.Attribute(value: flag)
      self.int = JSONAPI.Attribute(value: int)
      self.int64 = JSONAPI.Attribute(value: int64)
      self.double = JSONAPI.Attribute(value: double)
      self.decimal = JSONAPI.Attribute(value: decimal)
      self.url = JSONAPI.TransformedAttribute(value: url)
      self.uuid = JSONAPI.TransformedAttribute(value: uuid)
      self.dateTime = JSONAPI.TransformedAttribute(value: dateTime)
      self.timestamp = JSONAPI.TransformedAttribute(value: timestamp)
      self.day = JSONAPI.TransformedAttribute(value: day)
      self.time = JSONAPI.TransformedAttribute(value: time)
      self.data = JSONAPI.TransformedAttribute(value: data)
      self.json = JSONAPI.Attribute(value: json)
      self.optional = optional.map { JSONAPI.Attribute(value: $0) }
      self.nullable = JSONAPI.Attribute(value: nullable)
      self.both = both.map { JSONAPI.Attribute(value: $0) }
      self.optionalDate = optionalDate.map { JSONAPI.TransformedAttribute(value: $0) }
      self.nullableDate = JSONAPI.TransformedAttribute(value: nullableDate)
      self.bothDates = bothDates.map { JSONAPI.TransformedAttribute(value: $0) }
      self.printed = JSONAPI.TransformedAttribute(value: printed)
      self.list = JSONAPI.Attribute(value: list)
      self.listOfNulls = JSONAPI.Attribute(value: listOfNulls)
      self.dates = JSONAPI.TransformedAttribute(value: dates)
      self.map = JSONAPI.Attribute(value: map)
      self.linksAttribute = JSONAPI.TransformedAttribute(value: linksAttribute)
      self.nested = JSONAPI.TransformedAttribute(value: nested)
      self.color = JSONAPI.Attribute(value: color)
      self.colors = colors.map { JSONAPI.Attribute(value: $0) }
      self.status = JSONAPI.Attribute(value: status)
      self.level = level.map { JSONAPI.Attribute(value: $0) }
      self.address = JSONAPI.Attribute(value: address)
      self.point = point.map { JSONAPI.Attribute(value: $0) }
      self.slug = JSONAPI.Attribute(value: slug)
      self.birthday = birthday.map { JSONAPI.TransformedAttribute(value: $0) }
      self.rating = JSONAPI.Attribute(value: rating)
      self.origin = JSONAPI.Attribute(value: origin)
      self.size = JSONAPI.Attribute(value: size)
      self.oldTitleStorage = JSONAPI.Attribute(value: oldTitle)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case text
      case flag
      case int
      case int64
      case double
      case decimal
      case url
      case uuid
      case dateTime
      case timestamp
      case day
      case time
      case data
      case json
      case optional
      case nullable
      case both
      case optionalDate
      case nullableDate
      case bothDates
      case printed
      case list
      case listOfNulls
      case dates
      case map
      case linksAttribute = "links"
      case nested
      case color
      case colors
      case status
      case level
      case address
      case point
      case slug
      case birthday
      case rating
      case origin
      case size
      case oldTitleStorage = "oldTitle"
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships

  /// How a date is written.
  public enum PrintedPattern: JSONAPI.DatePattern {
    public static let pattern: Swift.String = "yyyy-MM-dd HH:mm:ss"
  }

  public enum Origin:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case web
    case app

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [Origin] = [.web, .app]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "web": self = .web
      case "app": self = .app
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .web: "web"
      case .app: "app"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  /// In pixels.
  public struct Size: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var width: Swift.Int
    public var height: Swift.Int?

    public init(width: Swift.Int, height: Swift.Int?) {
      self.width = width
      self.height = height
    }

    public init(from decoder: any Swift.Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      self.width = try container.decode(Swift.Int.self, forKey: .width)
      self.height = try container.decode(JSONAPI.Attribute<Swift.Int?>.self, forKey: .height).value
    }

    public func encode(to encoder: any Swift.Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(self.width, forKey: .width)
      try container.encode(JSONAPI.Attribute(value: self.height), forKey: .height)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case width
      case height
    }
  }
}

/// A thing somebody wrote.
public typealias Article = JSONAPI.ResourceObject<
  ArticleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `articles` that is yet to be created, and has no id.
public typealias NewArticle = JSONAPI.ResourceObject<
  NewArticleDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `articles`.
public struct NewArticleDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "articles"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var text: JSONAPI.Attribute<Swift.String>
    public var flag: JSONAPI.Attribute<Swift.Bool>
    public var int: JSONAPI.Attribute<Swift.Int>
    public var int64: JSONAPI.Attribute<Swift.Int64>
    public var double: JSONAPI.Attribute<Swift.Double>
    public var decimal: JSONAPI.Attribute<Foundation.Decimal>
    public var url: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>
    public var uuid: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.UUIDFormat>
    public var dateTime: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>
    public var timestamp: JSONAPI.TransformedAttribute<Swift.Double, JSONAPI.TimestampFormat>
    public var day: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DayFormat>
    public var time: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.TimeFormat>
    public var data: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.Base64Format>
    public var json: JSONAPI.Attribute<JSONAPI.JSONValue>
    public var optional: JSONAPI.Attribute<Swift.String>?
    public var nullable: JSONAPI.Attribute<Swift.String?>
    public var both: JSONAPI.Attribute<Swift.String?>?
    public var optionalDate: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.DateTimeFormat>?
    public var nullableDate:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>
    public var bothDates:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>?
    public var printed:
      JSONAPI.TransformedAttribute<
        Swift.String, JSONAPI.PatternDateFormat<ArticleDescription.PrintedPattern>
      >
    public var list: JSONAPI.Attribute<[Swift.String]>
    public var listOfNulls: JSONAPI.Attribute<[Swift.Int?]>
    public var dates:
      JSONAPI.TransformedAttribute<[Swift.String], JSONAPI.ArrayFormat<JSONAPI.DateTimeFormat>>
    public var map: JSONAPI.Attribute<[Swift.String: Swift.Int]>
    public var linksAttribute:
      JSONAPI.TransformedAttribute<
        [Swift.String: Swift.String], JSONAPI.MapFormat<JSONAPI.URLFormat>
      >
    public var nested:
      JSONAPI.TransformedAttribute<
        [Swift.String: [Swift.String]], JSONAPI.MapFormat<JSONAPI.ArrayFormat<JSONAPI.DayFormat>>
      >
    public var color: JSONAPI.Attribute<Color>
    public var colors: JSONAPI.Attribute<[Color]>?
    public var status: JSONAPI.Attribute<Status>
    public var level: JSONAPI.Attribute<Level?>?
    public var address: JSONAPI.Attribute<Address>
    public var point: JSONAPI.Attribute<Point>?
    public var slug: JSONAPI.Attribute<Slug>
    public var birthday:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DayFormat>>?

    /// - Note: Requests carry it; responses do not.
    /// - Important: A secret; printing leaves it out.
    public var password:
      JSONAPI.TransformedAttribute<
        Swift.String, JSONAPI.SensitiveFormat<JSONAPI.IdentityTransformer<Swift.String>>
      >

    /// - Note: It is set on creation and stays.
    public var origin: JSONAPI.Attribute<ArticleDescription.Origin>

    /// In pixels.
    public var size: JSONAPI.Attribute<ArticleDescription.Size>

    /// - Since: 1.2
    @available(*, deprecated, message: "Use text.")
    public var oldTitle: JSONAPI.Attribute<Swift.String> {
      get { oldTitleStorage }
      set { oldTitleStorage = newValue }
    }
    private var oldTitleStorage: JSONAPI.Attribute<Swift.String>

    public init(
      text: Swift.String,
      flag: Swift.Bool,
      int: Swift.Int,
      int64: Swift.Int64,
      double: Swift.Double,
      decimal: Foundation.Decimal,
      url: Foundation.URL,
      uuid: Foundation.UUID,
      dateTime: Foundation.Date,
      timestamp: Foundation.Date,
      day: JSONAPI.Day,
      time: JSONAPI.Time,
      data: Foundation.Data,
      json: JSONAPI.JSONValue,
      optional: Swift.String? = nil,
      nullable: Swift.String?,
      both: Swift.String?? = nil,
      optionalDate: Foundation.Date? = nil,
      nullableDate: Foundation.Date?,
      bothDates: Foundation.Date?? = nil,
      printed: Foundation.Date,
      list: [Swift.String],
      listOfNulls: [Swift.Int?],
      dates: [Foundation.Date],
      map: [Swift.String: Swift.Int],
      linksAttribute: [Swift.String: Foundation.URL],
      nested: [Swift.String: [JSONAPI.Day]],
      color: Color,
      colors: [Color]? = nil,
      status: Status,
      level: Level?? = nil,
      address: Address,
      point: Point? = nil,
      slug: Slug,
      birthday: Birthday?? = nil,
      password: Swift.String,
      origin: ArticleDescription.Origin,
      size: ArticleDescription.Size,
      oldTitle: Swift.String
    ) {
      self.text = JSONAPI.Attribute(value: text)
      self.flag = JSONAPI.Attribute(value: flag)
      self.int = JSONAPI.Attribute(value: int)
      self.int64 = JSONAPI.Attribute(value: int64)
      self.double = JSONAPI.Attribute(value: double)
      self.decimal = JSONAPI.Attribute(value: decimal)
      self.url = JSONAPI.TransformedAttribute(value: url)
      self.uuid = JSONAPI.TransformedAttribute(value: uuid)
      self.dateTime = JSONAPI.TransformedAttribute(value: dateTime)
      self.timestamp = JSONAPI.TransformedAttribute(value: timestamp)
      self.day = JSONAPI.TransformedAttribute(value: day)
      self.time = JSONAPI.TransformedAttribute(value: time)
      self.data = JSONAPI.TransformedAttribute(value: data)
      self.json = JSONAPI.Attribute(value: json)
      self.optional = optional.map { JSONAPI.Attribute(value: $0) }
      self.nullable = JSONAPI.Attribute(value: nullable)
      self.both = both.map { JSONAPI.Attribute(value: $0) }
      self.optionalDate = optionalDate.map { JSONAPI.TransformedAttribute(value: $0) }
      self.nullableDate = JSONAPI.TransformedAttribute(value: nullableDate)
      self.bothDates = bothDates.map { JSONAPI.TransformedAttribute(value: $0) }
      self.printed = JSONAPI.TransformedAttribute(value: printed)
      self.list = JSONAPI.Attribute(value: list)
      self.listOfNulls = JSONAPI.Attribute(value: listOfNulls)
      self.dates = JSONAPI.TransformedAttribute(value: dates)
      self.map = JSONAPI.Attribute(value: map)
      self.linksAttribute = JSONAPI.TransformedAttribute(value: linksAttribute)
      self.nested = JSONAPI.TransformedAttribute(value: nested)
      self.color = JSONAPI.Attribute(value: color)
      self.colors = colors.map { JSONAPI.Attribute(value: $0) }
      self.status = JSONAPI.Attribute(value: status)
      self.level = level.map { JSONAPI.Attribute(value: $0) }
      self.address = JSONAPI.Attribute(value: address)
      self.point = point.map { JSONAPI.Attribute(value: $0) }
      self.slug = JSONAPI.Attribute(value: slug)
      self.birthday = birthday.map { JSONAPI.TransformedAttribute(value: $0) }
      self.password = JSONAPI.TransformedAttribute(value: password)
      self.origin = JSONAPI.Attribute(value: origin)
      self.size = JSONAPI.Attribute(value: size)
      self.oldTitleStorage = JSONAPI.Attribute(value: oldTitle)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case text
      case flag
      case int
      case int64
      case double
      case decimal
      case url
      case uuid
      case dateTime
      case timestamp
      case day
      case time
      case data
      case json
      case optional
      case nullable
      case both
      case optionalDate
      case nullableDate
      case bothDates
      case printed
      case list
      case listOfNulls
      case dates
      case map
      case linksAttribute = "links"
      case nested
      case color
      case colors
      case status
      case level
      case address
      case point
      case slug
      case birthday
      case password
      case origin
      case size
      case oldTitleStorage = "oldTitle"
    }
  }

  public typealias Relationships = JSONAPI.NoRelationships
}
