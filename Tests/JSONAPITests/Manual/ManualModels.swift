import Foundation
import JSONAPI
import Poly

// The models in the manual.

enum PersonOfManualDescription: ResourceObjectDescription {
  static let jsonType: String = "people"

  struct Attributes: JSONAPI.Attributes {
    let name: Attribute<[String]>
    let favoriteColor: Attribute<String>

    var fullName: Attribute<String> {
      name.map { $0.joined(separator: " ") }
    }

    var initials: [Character] { name.value.compactMap(\.first) }
  }

  struct Relationships: JSONAPI.Relationships {
    let friends: ToManyRelationship<Friend, NoIdMetadata, NoMetadata, NoLinks>
  }
}

typealias Friend = ResourceObject<PersonOfManualDescription, NoMetadata, NoLinks, String>
typealias NewFriend = ResourceObject<PersonOfManualDescription, NoMetadata, NoLinks, Unidentified>

enum DogDescription: ResourceObjectDescription {
  static let jsonType = "dogs"

  struct Attributes: JSONAPI.Attributes {
    var name: Attribute<String>
  }

  struct Relationships: JSONAPI.Relationships {
    var owner: ToOneRelationship<Friend?, NoIdMetadata, NoMetadata, NoLinks>
  }
}

typealias Dog = ResourceObject<DogDescription, NoMetadata, NoLinks, String>

enum CatDescription: ResourceObjectDescription {
  static let jsonType = "cats"

  struct Attributes: JSONAPI.Attributes {
    let lives: Attribute<Int>
  }

  typealias Relationships = NoRelationships
}

typealias Cat = ResourceObject<CatDescription, NoMetadata, NoLinks, String>

extension String: CreatableRawIdType {
  public static func unique() -> String { UUID().uuidString }
}

extension Friend {
  static func sample(_ id: String, friends: [String] = []) -> Friend {
    Friend(
      id: .init(rawValue: id),
      attributes: .init(name: .init(value: ["Jane", "Doe"]), favoriteColor: .init(value: "Green")),
      relationships: .init(friends: .init(ids: friends.map(Friend.Id.init(rawValue:)))),
      meta: .none, links: .none)
  }
}

extension Dog {
  static func sample(_ id: String, name: String = "Rex") -> Dog {
    Dog(
      id: .init(rawValue: id), attributes: .init(name: .init(value: name)),
      relationships: .init(owner: .init(id: nil)), meta: .none, links: .none)
  }
}

typealias ManualDocument<Body: EncodableResourceBody, I: Include> = Document<
  Body, NoMetadata, NoLinks, I, NoAPIDescription, BasicJSONAPIError<String>
>
