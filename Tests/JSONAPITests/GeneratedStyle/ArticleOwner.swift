import Foundation
import JSONAPI

public enum ArticleOwner: JSONAPI.PolymorphicRelatable, Swift.Sendable {
  case person(Person)
  case organization(Organization)
  case unrecognized(JSONAPI.UnrecognizedResource)

  public init(type: Swift.String, from decoder: any Swift.Decoder) throws {
    switch type {
    case "people": self = .person(try Person(from: decoder))
    case "organizations": self = .organization(try Organization(from: decoder))
    default: self = .unrecognized(try JSONAPI.UnrecognizedResource(from: decoder))
    }
  }

  public var resourceObject: any JSONAPI.UnionMember {
    switch self {
    case .person(let resource): resource
    case .organization(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  public static var resourceTypes: [any JSONAPI.UnionMember.Type] {
    [Person.self, Organization.self]
  }

  public var person: Person? {
    if case .person(let resource) = self { resource } else { nil }
  }

  public enum ID: JSONAPI.PolymorphicID {
    case person(Person.Id)
    case organization(Organization.Id)
    case unrecognized(type: Swift.String, id: Swift.String)

    public init(wireIdentity: JSONAPI.ResourceIdentity) throws {
      switch wireIdentity.type {
      case "people": self = .person(try Person.Id(wireIdentity: wireIdentity))
      case "organizations": self = .organization(try Organization.Id(wireIdentity: wireIdentity))
      default: self = .unrecognized(type: wireIdentity.type, id: wireIdentity.id)
      }
    }

    public var wireIdentity: JSONAPI.ResourceIdentity {
      switch self {
      case .person(let id): id.wireIdentity
      case .organization(let id): id.wireIdentity
      case .unrecognized(let type, let id): JSONAPI.ResourceIdentity(type: type, id: id)
      }
    }
  }
}
