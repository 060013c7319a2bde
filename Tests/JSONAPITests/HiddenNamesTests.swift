import Foundation
import JSONAPI
import Testing

// Within an enum, Swift finds the associated types of its protocols before a model of the same name.
// The resource types here are called as associated types of the runtime are.

private enum EndDescription: ResourceObjectDescription {
  static let jsonType = "ends"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}
private typealias End = ResourceObject<EndDescription, NoMetadata, NoLinks, String>

private enum UnionDescription: ResourceObjectDescription {
  static let jsonType = "unions"
  typealias Attributes = NoAttributes
  typealias Relationships = NoRelationships
}
private typealias Union = ResourceObject<UnionDescription, NoMetadata, NoLinks, String>

private typealias Wrapped = Dog
private typealias RelatedResource = Cat

private indirect enum Target: PolymorphicRelatable, ResourceEnum {
  case end(End)
  case union(Union)
  case wrapped(Wrapped)
  case relatedResource(RelatedResource)
  case unrecognized(UnrecognizedResource)

  static let resourceCases = ResourceCases<Self> {
    $0.add(Self.end)
    $0.add(Self.union)
    $0.add(Self.wrapped)
    $0.add(Self.relatedResource)
    $0.add(Self.unrecognized)
  }

  var resourceObject: any UnionMember {
    switch self {
    case .end(let resource): resource
    case .union(let resource): resource
    case .wrapped(let resource): resource
    case .relatedResource(let resource): resource
    case .unrecognized(let resource): resource
    }
  }

  enum ID: PolymorphicID {
    case end(End.Id)
    case union(Union.Id)
    case wrapped(Wrapped.Id)
    case relatedResource(RelatedResource.Id)
    case unrecognized(type: String, id: String)

    init(wireIdentity identity: ResourceIdentity) throws {
      switch identity.type {
      case "ends": self = .end(try .init(wireIdentity: identity))
      case "unions": self = .union(try .init(wireIdentity: identity))
      case "dogs": self = .wrapped(try .init(wireIdentity: identity))
      case "cats": self = .relatedResource(try .init(wireIdentity: identity))
      default: self = .unrecognized(type: identity.type, id: identity.id)
      }
    }

    var wireIdentity: ResourceIdentity {
      switch self {
      case .end(let id): id.wireIdentity
      case .union(let id): id.wireIdentity
      case .wrapped(let id): id.wireIdentity
      case .relatedResource(let id): id.wireIdentity
      case .unrecognized(let type, let id): .init(type: type, id: id)
      }
    }
  }
}

@Suite("Names of resource types that the runtime does not hide")
struct HiddenNamesTests {
  @Test("a polymorphic relationship may lead to resources called as associated types are")
  func polymorphicRelationship() throws {
    let text = #"{"data": [{"type": "ends", "id": "1"}, {"type": "unions", "id": "2"}]}"#
    let relationship = try roundTrip(ToMany<Target>.self, text)
    #expect(
      relationship.ids == [.end(.init(rawValue: "1")), .union(.init(rawValue: "2"))])
    #expect(relationship.ids[0].as(End.self) == End.Id(rawValue: "1"))
    #expect(relationship.ids[0].as(Union.self) == nil)
    let resource = try roundTrip(Target.self, #"{"type": "ends", "id": "1"}"#)
    #expect(resource.as(End.self)?.id == relationship.ids[0].as(End.self))
  }
}
