// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import Foundation
import JSONAPI

/// The attributes and relationships of resource objects of type `uploads`.
public struct UploadDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "uploads"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var fileName: JSONAPI.Attribute<Swift.String>?
    public var note: JSONAPI.Attribute<Swift.String?>?
    public var state: JSONAPI.Attribute<State>

    /// - Note: It cannot be set on creation, but later.
    public var checksum: JSONAPI.Attribute<Swift.String>?

    /// - Note: It is set on creation and stays.
    public var region: JSONAPI.Attribute<Swift.String>
    public var price:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.NumberTextFormat<Foundation.Decimal>>
    public var rating:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.NullableFormat<JSONAPI.NumberTextFormat<Swift.Double>>
      >?

    /// - Note: Only the server sets it.
    public var size:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.NumberTextFormat<Swift.Int>>?
    public var fee:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.NumberTextFormat<Swift.Int64>>?
    public var total: JSONAPI.Attribute<Total>?

    public init(
      fileName: Swift.String? = nil,
      note: Swift.String?? = nil,
      state: State,
      checksum: Swift.String? = nil,
      region: Swift.String,
      price: Foundation.Decimal,
      rating: Swift.Double?? = nil,
      size: Swift.Int? = nil,
      fee: Cents? = nil,
      total: Total? = nil
    ) {
      self.fileName = fileName.map { JSONAPI.Attribute(value: $0) }
      self.note = note.map { JSONAPI.Attribute(value: $0) }
      self.state = JSONAPI.Attribute(value: state)
      self.checksum = checksum.map { JSONAPI.Attribute(value: $0) }
      self.region = JSONAPI.Attribute(value: region)
      self.price = JSONAPI.TransformedAttribute(value: price)
      self.rating = rating.map { JSONAPI.TransformedAttribute(value: $0) }
      self.size = size.map { JSONAPI.TransformedAttribute(value: $0) }
      self.fee = fee.map { JSONAPI.TransformedAttribute(value: $0) }
      self.total = total.map { JSONAPI.Attribute(value: $0) }
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var app:
      JSONAPI.ToOneRelationship<App, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, UploadAppLinks>?

    /// - Note: It cannot be set on creation, but later.
    public var checks:
      JSONAPI.ToManyRelationship<Upload, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var owner:
      JSONAPI.ToOneRelationship<
        UploadOwner, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >

    /// - Note: It is set on creation and stays.
    public var first:
      JSONAPI.ToOneRelationship<Upload, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(
      app: JSONAPI.ToOneRelationship<
        App, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, UploadAppLinks
      >? = nil,
      checks: [Upload.Id]? = nil,
      owner: UploadOwner.ID,
      first: Upload.Id? = nil
    ) {
      self.app = app
      self.checks = checks.map { JSONAPI.ToManyRelationship(ids: $0) }
      self.owner = JSONAPI.ToOneRelationship(id: owner)
      self.first = first.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }

  public enum State:
    Swift.RawRepresentable, Swift.CaseIterable, Swift.Codable, Swift.Hashable, Swift.Sendable
  {
    case waiting
    case done

    /// A value that the schema does not know; it is written back as it was read.
    case unrecognized(Swift.String)

    /// The values that the schema knows.
    public static let allCases: [State] = [.waiting, .done]

    public init(rawValue: Swift.String) {
      switch rawValue {
      case "waiting": self = .waiting
      case "done": self = .done
      default: self = .unrecognized(rawValue)
      }
    }

    public var rawValue: Swift.String {
      switch self {
      case .waiting: "waiting"
      case .done: "done"
      case .unrecognized(let rawValue): rawValue
      }
    }
  }
}

/// A resource object of type `uploads`.
public typealias Upload = JSONAPI.ResourceObject<
  UploadDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Swift.String
>

/// A resource object of type `uploads` that is yet to be created, and has no id.
public typealias NewUpload = JSONAPI.ResourceObject<
  NewUploadDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// The attributes and relationships of a new resource object of type `uploads`.
public struct NewUploadDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "uploads"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var fileName: JSONAPI.Attribute<Swift.String>
    public var note: JSONAPI.Attribute<Swift.String?>
    public var state: JSONAPI.Attribute<UploadDescription.State>?

    /// - Note: Requests carry it; responses do not.
    public var token: JSONAPI.Attribute<Swift.String>

    /// - Note: It is set on creation and stays.
    public var region: JSONAPI.Attribute<Swift.String>?
    public var price:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.NumberTextFormat<Foundation.Decimal>>
    public var rating:
      JSONAPI.TransformedAttribute<
        Swift.String?, JSONAPI.NullableFormat<JSONAPI.NumberTextFormat<Swift.Double>>
      >
    public var fee:
      JSONAPI.TransformedAttribute<Swift.String, JSONAPI.NumberTextFormat<Swift.Int64>>?
    public var total: JSONAPI.Attribute<Total>?

    public init(
      fileName: Swift.String,
      note: Swift.String?,
      state: UploadDescription.State? = nil,
      token: Swift.String,
      region: Swift.String? = nil,
      price: Foundation.Decimal,
      rating: Swift.Double?,
      fee: Cents? = nil,
      total: Total? = nil
    ) {
      self.fileName = JSONAPI.Attribute(value: fileName)
      self.note = JSONAPI.Attribute(value: note)
      self.state = state.map { JSONAPI.Attribute(value: $0) }
      self.token = JSONAPI.Attribute(value: token)
      self.region = region.map { JSONAPI.Attribute(value: $0) }
      self.price = JSONAPI.TransformedAttribute(value: price)
      self.rating = JSONAPI.TransformedAttribute(value: rating)
      self.fee = fee.map { JSONAPI.TransformedAttribute(value: $0) }
      self.total = total.map { JSONAPI.Attribute(value: $0) }
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var app:
      JSONAPI.ToOneRelationship<App, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>

    /// - Note: Requests carry it; responses do not.
    public var parent:
      JSONAPI.ToOneRelationship<Upload?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?
    public var owner:
      JSONAPI.ToOneRelationship<
        UploadOwner, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    /// - Note: It is set on creation and stays.
    public var first:
      JSONAPI.ToOneRelationship<Upload, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks>?

    public init(
      app: App.Id,
      parent: Upload.Id?? = nil,
      owner: UploadOwner.ID? = nil,
      first: Upload.Id? = nil
    ) {
      self.app = JSONAPI.ToOneRelationship(id: app)
      self.parent = parent.map { JSONAPI.ToOneRelationship(id: $0) }
      self.owner = owner.map { JSONAPI.ToOneRelationship(id: $0) }
      self.first = first.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }
}

public struct UploadAppLinks: JSONAPI.Links, Swift.Sendable {
  public var selfLink: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>
  public var related: JSONAPI.Link<Foundation.URL, JSONAPI.NoMetadata>

  public init(selfLink: Foundation.URL, related: Foundation.URL) {
    self.selfLink = JSONAPI.Link(url: selfLink)
    self.related = JSONAPI.Link(url: related)
  }

  private enum CodingKeys: Swift.String, Swift.CodingKey {
    case selfLink = "self"
    case related
  }
}

/// What the relationship `owner` leads to.
public enum UploadOwner: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case app(App)
  case upload(Upload)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [App.self, Upload.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "apps": self = .app(try App(from: decoder))
    case "uploads": self = .upload(try Upload(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .app(let resource): resource
    case .upload(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `apps`.
  public var app: App? {
    guard case .app(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `uploads`.
  public var upload: Upload? {
    guard case .upload(let resource) = self else { return nil }
    return resource
  }

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case app(App.Id)
    case upload(Upload.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "apps": self = .app(try App.Id(wireIdentity: wireIdentity))
      case "uploads": self = .upload(try Upload.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .app(let id): id.wireIdentity
      case .upload(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
