// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `codables`.
public struct CodableDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "codables"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var idAttribute: JSONAPI.Attribute<Swift.String>
    public var type: JSONAPI.Attribute<Swift.String>
    public var `default`: JSONAPI.Attribute<Swift.Bool>
    public var selfAttribute: JSONAPI.Attribute<Swift.String>
    public var `init`: JSONAPI.Attribute<Swift.Int>
    public var hashValueAttribute: JSONAPI.Attribute<Swift.Int>
    public var description: JSONAPI.Attribute<Swift.String>
    public var `in`: JSONAPI.Attribute<Swift.String>
    public var `inout`: JSONAPI.Attribute<Swift.String>
    public var `var`: JSONAPI.Attribute<Swift.String>
    public var container:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>
    public var decoder: JSONAPI.Attribute<Decoder>
    public var _62x62: JSONAPI.TransformedAttribute<Swift.String, JSONAPI.URLFormat>
    public var code: JSONAPI.Attribute<Encodable>
    public var optional: JSONAPI.Attribute<Optional>?
    public var array: JSONAPI.Attribute<[Array]>?
    public var none: JSONAPI.Attribute<None>
    public var linksAttribute: JSONAPI.Attribute<Swift.String>
    public var hashAttribute: JSONAPI.Attribute<Swift.String>
    public var writeAttribute: JSONAPI.Attribute<Swift.Bool>
    public var pointerAttribute: JSONAPI.Attribute<Swift.String>?
    public var metaAttribute: JSONAPI.Attribute<JSONAPI.JSONValue>
    public var attributesAttribute: JSONAPI.Attribute<Swift.String>
    public var debugDescriptionAttribute: JSONAPI.Attribute<Swift.String>
    public var value: JSONAPI.Attribute<Swift.Double>
    public var consent: JSONAPI.Attribute<[Swift.String]>?
    public var aB: JSONAPI.Attribute<AB>

    /// Ends a comment */ or not /* and holds "quotes", \(interpolation), """# and #if.
    ///
    /// ```
    /// code
    /// ```
    @available(
      *, deprecated,
      message: """
        Use \"other\" and \\(this) instead of this attribute, which has a long message.
        """
    )
    public var quoted: JSONAPI.Attribute<Swift.String> {
      get { quotedStorage }
      set { quotedStorage = newValue }
    }
    private var quotedStorage: JSONAPI.Attribute<Swift.String>

    public init(
      idAttribute: Swift.String,
      type: Swift.String,
      default: Swift.Bool,
      selfAttribute: Swift.String,
      init: Swift.Int,
      hashValueAttribute: Swift.Int,
      description: Swift.String,
      in: Swift.String,
      `inout`: Swift.String,
      `var`: Swift.String,
      container: Foundation.Date?,
      decoder: Decoder,
      _62x62: Foundation.URL,
      code: Encodable,
      optional: Optional? = nil,
      array: [Array]? = nil,
      none: None,
      linksAttribute: Swift.String,
      hashAttribute: Swift.String,
      writeAttribute: Swift.Bool,
      pointerAttribute: Swift.String? = nil,
      metaAttribute: JSONAPI.JSONValue,
      attributesAttribute: Swift.String,
      debugDescriptionAttribute: Swift.String,
      value: Swift.Double,
      consent: [Swift.String]? = nil,
      aB: AB,
      quoted: Swift.String
    ) {
      self.idAttribute = JSONAPI.Attribute(value: idAttribute)
      self.type = JSONAPI.Attribute(value: type)
      self.default = JSONAPI.Attribute(value: `default`)
      self.selfAttribute = JSONAPI.Attribute(value: selfAttribute)
      self.`init` = JSONAPI.Attribute(value: `init`)
      self.hashValueAttribute = JSONAPI.Attribute(value: hashValueAttribute)
      self.description = JSONAPI.Attribute(value: description)
      self.in = JSONAPI.Attribute(value: `in`)
      self.inout = JSONAPI.Attribute(value: `inout`)
      self.var = JSONAPI.Attribute(value: `var`)
      self.container = JSONAPI.TransformedAttribute(value: container)
      self.decoder = JSONAPI.Attribute(value: decoder)
      self._62x62 = JSONAPI.TransformedAttribute(value: _62x62)
      self.code = JSONAPI.Attribute(value: code)
      self.optional = optional.map { JSONAPI.Attribute(value: $0) }
      self.array = array.map { JSONAPI.Attribute(value: $0) }
      self.none = JSONAPI.Attribute(value: none)
      self.linksAttribute = JSONAPI.Attribute(value: linksAttribute)
      self.hashAttribute = JSONAPI.Attribute(value: hashAttribute)
      self.writeAttribute = JSONAPI.Attribute(value: writeAttribute)
      self.pointerAttribute = pointerAttribute.map { JSONAPI.Attribute(value: $0) }
      self.metaAttribute = JSONAPI.Attribute(value: metaAttribute)
      self.attributesAttribute = JSONAPI.Attribute(value: attributesAttribute)
      self.debugDescriptionAttribute = JSONAPI.Attribute(value: debugDescriptionAttribute)
      self.value = JSONAPI.Attribute(value: value)
      self.consent = consent.map { JSONAPI.Attribute(value: $0) }
      self.aB = JSONAPI.Attribute(value: aB)
      self.quotedStorage = JSONAPI.Attribute(value: quoted)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case idAttribute = "id"
      case type
      case `default`
      case selfAttribute = "self"
      case `init`
      case hashValueAttribute = "hashValue"
      case description
      case `in`
      case `inout`
      case `var`
      case container
      case decoder
      case _62x62 = "62x62"
      case code
      case optional
      case array
      case none
      case linksAttribute = "links"
      case hashAttribute = "hash"
      case writeAttribute = "write"
      case pointerAttribute = "pointer"
      case metaAttribute = "meta"
      case attributesAttribute = "attributes"
      case debugDescriptionAttribute = "debugDescription"
      case value
      case consent = "$consent"
      case aB = "a.b"
      case quotedStorage = "quoted"
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var relationshipsRelationship:
      JSONAPI.ToOneRelationship<Result, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var `class`:
      JSONAPI.ToManyRelationship<Result, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var `extension`:
      JSONAPI.ToOneRelationship<
        CodableExtension?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(
      relationshipsRelationship: Result.Id,
      class: [Result.Id],
      extension: CodableExtension.ID?? = nil
    ) {
      self.relationshipsRelationship = JSONAPI.ToOneRelationship(id: relationshipsRelationship)
      self.class = JSONAPI.ToManyRelationship(ids: `class`)
      self.extension = `extension`.map { JSONAPI.ToOneRelationship(id: $0) }
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case relationshipsRelationship = "relationships"
      case `class`
      case `extension`
    }
  }

  public struct Decoder: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var container: Foundation.Date? {
      get { containerStorage.value }
      set { containerStorage = JSONAPI.TransformedAttribute(value: newValue) }
    }
    private var containerStorage:
      JSONAPI.TransformedAttribute<Swift.String?, JSONAPI.NullableFormat<JSONAPI.DateTimeFormat>>

    public var selfMember: Swift.String
    public var `default`: Swift.Int

    public init(container: Foundation.Date?, selfMember: Swift.String, default: Swift.Int) {
      self.containerStorage = JSONAPI.TransformedAttribute(value: container)
      self.selfMember = selfMember
      self.default = `default`
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case containerStorage = "container"
      case selfMember = "self"
      case `default`
    }
  }

  public enum None:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case empty
    case quote
    case shout

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [None] = [.empty, .quote, .shout]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "": self = .empty
      case "a\"b": self = .quote
      case "READ_ME": self = .shout
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .empty: ""
      case .quote: "a\"b"
      case .shout: "READ_ME"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }

  public struct AB: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var type: Swift.String
    public var id: Swift.Int
    public var x: Swift.Bool

    public init(type: Swift.String, id: Swift.Int, x: Swift.Bool) {
      self.type = type
      self.id = id
      self.x = x
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case type = "@type"
      case id = "_id"
      case x = "x_"
    }
  }
}

/// A resource object of type `codables`.
public typealias Codable = JSONAPI.ResourceObject<
  CodableDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `codables` that is yet to be created, and has no id.
public typealias NewCodable = JSONAPI.ResourceObject<
  CodableDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// What the relationship `extension` leads to.
public enum CodableExtension: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case result(Result)
  case failure(Failure)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Result.self, Failure.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "results": self = .result(try Result(from: decoder))
    case "errors": self = .failure(try Failure(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .result(let resource): resource
    case .failure(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `results`.
  public var result: Result? {
    guard case .result(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `errors`.
  public var failure: Failure? {
    guard case .failure(let resource) = self else { return nil }
    return resource
  }

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case result(Result.Id)
    case failure(Failure.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "results": self = .result(try Result.Id(wireIdentity: wireIdentity))
      case "errors": self = .failure(try Failure.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .result(let id): id.wireIdentity
      case .failure(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
