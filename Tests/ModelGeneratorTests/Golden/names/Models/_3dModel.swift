// Made by jsonapi-gen from schema.yaml. Do not edit: change the schema and generate again.

import JSONAPI

/// The attributes and relationships of resource objects of type `3d-models`.
public struct _3dModelDescription: JSONAPI.ResourceObjectDescription {
  public static let jsonType: Swift.String = "3d-models"

  public struct Attributes: JSONAPI.Attributes, Swift.Sendable {
    public var `await`: JSONAPI.Attribute<Swift.Bool>
    public var status: JSONAPI.Attribute<Status>

    public init(await: Swift.Bool, status: Status) {
      self.await = JSONAPI.Attribute(value: `await`)
      self.status = JSONAPI.Attribute(value: status)
    }
  }

  public struct Relationships: JSONAPI.Relationships, Swift.Sendable {
    public var next:
      JSONAPI.ToOneRelationship<
        _3dModelNext?, JSONAPI.NoIdMetadata, JSONAPI.NoMetadata, JSONAPI.NoLinks
      >?

    public init(next: _3dModelNext.ID?? = nil) {
      self.next = next.map { JSONAPI.ToOneRelationship(id: $0) }
    }
  }
}

/// A resource object of type `3d-models`.
public typealias _3dModel = JSONAPI.ResourceObject<
  _3dModelDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, Key
>

/// A resource object of type `3d-models` that is yet to be created, and has no id.
public typealias New_3dModel = JSONAPI.ResourceObject<
  _3dModelDescription, JSONAPI.NoMetadata, JSONAPI.NoLinks, JSONAPI.Unidentified
>

/// What the relationship `next` leads to.
public enum _3dModelNext: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case _3dModelResource(_3dModel)
  case valueResource(Value)
  case dn(Dn)
  /// A resource object of a type that the schema does not name here; it is written back as read.
  case unrecognized(JSONAPI.UnrecognizedResource)

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [_3dModel.self, Value.self, Dn.self]
  }

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "3d-models": self = ._3dModelResource(try _3dModel(from: decoder))
    case "values": self = .valueResource(try Value(from: decoder))
    case "DNS": self = .dn(try Dn(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case ._3dModelResource(let resource): resource
    case .valueResource(let resource): resource
    case .dn(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  /// The resource object, if it is one of type `3d-models`.
  public var _3dModelResource: _3dModel? {
    guard case ._3dModelResource(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `values`.
  public var valueResource: Value? {
    guard case .valueResource(let resource) = self else { return nil }
    return resource
  }

  /// The resource object, if it is one of type `DNS`.
  public var dn: Dn? {
    guard case .dn(let resource) = self else { return nil }
    return resource
  }

  /// The type and id of a resource object that the relationship leads to.
  public enum ID: JSONAPI.PolymorphicID {
    case _3dModelResource(_3dModel.Id)
    case valueResource(Value.Id)
    case dn(Dn.Id)
    /// A resource of a type that the schema does not name here.
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "3d-models": self = ._3dModelResource(try _3dModel.Id(wireIdentity: wireIdentity))
      case "values": self = .valueResource(try Value.Id(wireIdentity: wireIdentity))
      case "DNS": self = .dn(try Dn.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case ._3dModelResource(let id): id.wireIdentity
      case .valueResource(let id): id.wireIdentity
      case .dn(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
