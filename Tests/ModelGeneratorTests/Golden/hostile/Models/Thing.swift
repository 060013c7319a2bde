// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// "*/ \(self)
///  #if"
public struct ThingDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "things"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var no: JSONAPI.Attribute<Swift.String>
    public var on: JSONAPI.Attribute<Swift.String>
    public var _1000: JSONAPI.Attribute<Swift.String>
    public var _0o17: JSONAPI.Attribute<Swift.String>
    public var _20010101: JSONAPI.Attribute<Swift.String>
    public var type: JSONAPI.Attribute<Swift.String>
    public var ownType: JSONAPI.Attribute<Swift.String>
    public var `protocol`: JSONAPI.Attribute<Swift.String>
    public var optional: JSONAPI.Attribute<Swift.String>
    public var attributesAttribute: JSONAPI.Attribute<AttributesAttribute>
    public var string: JSONAPI.Attribute<[Swift.String]>
    public var idAttribute: JSONAPI.Attribute<Swift.String>
    public var `init`: JSONAPI.Attribute<Swift.String>
    public var selfAttribute: JSONAPI.Attribute<Swift.String>
    public var any: JSONAPI.Attribute<JSONAPI.JSONValue>
    public var swift: JSONAPI.Attribute<Swift.String>
    public var jsonapi: JSONAPI.Attribute<Swift.String>
    public var foundation: JSONAPI.Attribute<Swift.String>
    public var japanese: JSONAPI.Attribute<Swift.String>
    public var accented: JSONAPI.Attribute<Swift.String>
    public var joined: JSONAPI.Attribute<Swift.String>
    public var reversed: JSONAPI.Attribute<Swift.String>
    public var smile: JSONAPI.Attribute<Swift.String>
    public var twoWords: JSONAPI.Attribute<Swift.String>

    /// */ \(self) """# #if
    ///    \u{41} `code
    ///
    /// - Example: */ \(self) """#
    /// - Since: #if
    @available(*, deprecated, message: "\"; fatalError(); \" \\(self) \u{2029} */")
    public var text: JSONAPI.Attribute<Text> {
      get { textStorage }
      set { textStorage = newValue }
    }
    private var textStorage: JSONAPI.Attribute<Text>

    public var scalar: JSONAPI.Attribute<Scalar>

    public init(
      no: Swift.String,
      on: Swift.String,
      _1000: Swift.String,
      _0o17: Swift.String,
      _20010101: Swift.String,
      type: Swift.String,
      ownType: Swift.String,
      protocol: Swift.String,
      optional: Swift.String,
      attributesAttribute: AttributesAttribute,
      string: [Swift.String],
      idAttribute: Swift.String,
      init: Swift.String,
      selfAttribute: Swift.String,
      any: JSONAPI.JSONValue,
      swift: Swift.String,
      jsonapi: Swift.String,
      foundation: Swift.String,
      japanese: Swift.String,
      accented: Swift.String,
      joined: Swift.String,
      reversed: Swift.String,
      smile: Swift.String,
      twoWords: Swift.String,
      text: Text,
      scalar: Scalar
    ) {
      self.no = JSONAPI.Attribute(value: no)
      self.on = JSONAPI.Attribute(value: on)
      self._1000 = JSONAPI.Attribute(value: _1000)
      self._0o17 = JSONAPI.Attribute(value: _0o17)
      self._20010101 = JSONAPI.Attribute(value: _20010101)
      self.type = JSONAPI.Attribute(value: type)
      self.ownType = JSONAPI.Attribute(value: ownType)
      self.protocol = JSONAPI.Attribute(value: `protocol`)
      self.optional = JSONAPI.Attribute(value: optional)
      self.attributesAttribute = JSONAPI.Attribute(value: attributesAttribute)
      self.string = JSONAPI.Attribute(value: string)
      self.idAttribute = JSONAPI.Attribute(value: idAttribute)
      self.`init` = JSONAPI.Attribute(value: `init`)
      self.selfAttribute = JSONAPI.Attribute(value: selfAttribute)
      self.any = JSONAPI.Attribute(value: any)
      self.swift = JSONAPI.Attribute(value: swift)
      self.jsonapi = JSONAPI.Attribute(value: jsonapi)
      self.foundation = JSONAPI.Attribute(value: foundation)
      self.japanese = JSONAPI.Attribute(value: japanese)
      self.accented = JSONAPI.Attribute(value: accented)
      self.joined = JSONAPI.Attribute(value: joined)
      self.reversed = JSONAPI.Attribute(value: reversed)
      self.smile = JSONAPI.Attribute(value: smile)
      self.twoWords = JSONAPI.Attribute(value: twoWords)
      self.textStorage = JSONAPI.Attribute(value: text)
      self.scalar = JSONAPI.Attribute(value: scalar)
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case no
      case on
      case _1000 = "1_000"
      case _0o17 = "0o17"
      case _20010101 = "2001-01-01"
      case type = "Type"
      case ownType = "Self"
      case `protocol` = "Protocol"
      case optional = "Optional"
      case attributesAttribute = "Attributes"
      case string = "String"
      case idAttribute = "id"
      case `init`
      case selfAttribute = "self"
      case any = "Any"
      case swift = "Swift"
      case jsonapi = "JSONAPI"
      case foundation = "Foundation"
      case japanese = "日本語"
      case accented = "é"
      case joined = "a\u{200D}b"
      case reversed = "\u{202E}abc"
      case smile = "😀"
      case twoWords = "two words"
      case textStorage = "text"
      case scalar
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var `class`:
      JSONAPI.ToOneRelationship<Result, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>
    public var `where`:
      JSONAPI.ToManyRelationship<Result, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var `in`:
      JSONAPI.ToOneRelationship<
        ThingIn?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(class: Result.Id, where: [Result.Id]? = nil, in: ThingIn.ID?? = nil) {
      self.class = JSONAPI.ToOneRelationship(id: `class`)
      self.where = `where`.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.in = `in`.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }

  public struct AttributesAttribute: Swift.Codable, Swift.Equatable, Swift.Sendable {
    public var attributes: Swift.String
    public var selfMember: Swift.Int?

    public init(attributes: Swift.String, selfMember: Swift.Int? = nil) {
      self.attributes = attributes
      self.selfMember = selfMember
    }

    private enum CodingKeys: Swift.String, Swift.CodingKey {
      case attributes = "Attributes"
      case selfMember = "Self"
    }
  }
}

/// "*/ \(self)
///  #if"
///
/// - Warning: Deprecated. Use "other" */ \(self) """#
///  #if
public typealias Thing = JSONAPI.ResourceObject<
  ThingDescription, ThingMeta, ThingLinks, Swift.String
>

/// A resource object of type `things` that is yet to be created, and has no id.
///
/// - Warning: Deprecated. Use "other" */ \(self) """#
///  #if
public typealias NewThing = JSONAPI.ResourceObject<
  ThingDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

public struct ThingLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>
  public var next: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?
  public var `init`: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>?

  public init(selfLink: Foundation.URL, next: Foundation.URL? = nil, init: Foundation.URL? = nil) {
    self.selfLink = JSONAPI.Link(url: selfLink)
    self.next = next.map { JSONAPI.Link(url: $0) }
    self.`init` = `init`.map { JSONAPI.Link(url: $0) }
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case next
    case `init`
  }
}

public struct ThingMeta: JSONAPI.Meta, Swift.Sendable {
  public var type: Swift.String?
  public var joined: Swift.Int

  public init(type: Swift.String? = nil, joined: Swift.Int) {
    self.type = type
    self.joined = joined
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case type = "Type"
    case joined = "a\u{200D}b"
  }
}

/// What the relationship `in` leads to.
public enum ThingIn: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case result(Result)
  case thing(Thing)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Result.self, Thing.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "others": self = .result(try Result(from: decoder))
    case "things": self = .thing(try Thing(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .result(let resource): resource
    case .thing(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `others`.
  public var result: Result? {
    guard case .result(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `things`.
  public var thing: Thing? {
    guard case .thing(let resource) = self else { return nil }
    return resource
  }

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case result(Result.Id)
    case thing(Thing.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "others": self = .result(try Result.Id(wireIdentity: wireIdentity))
      case "things": self = .thing(try Thing.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .result(let id): id.wireIdentity
      case .thing(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
