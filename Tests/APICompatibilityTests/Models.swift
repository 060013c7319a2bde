import Foundation
import JSONAPI
import Poly

// Models written for the original implementation of the API.

public typealias ResourceObject<
  Description: JSONAPI.ResourceObjectDescription, Meta: JSONAPI.Meta, Links: JSONAPI.Links
> = JSONAPI.ResourceObject<Description, Meta, Links, String>

public typealias NewResourceObject<
  Description: JSONAPI.ResourceObjectDescription, Meta: JSONAPI.Meta, Links: JSONAPI.Links
> = JSONAPI.ResourceObject<Description, Meta, Links, Unidentified>

typealias ToOne<T: JSONAPI.JSONAPIIdentifiable> = JSONAPI.ToOneRelationship<
  T, NoIdMetadata, NoMetadata, NoLinks
>
typealias ToMany<T: JSONAPI.Relatable> = JSONAPI.ToManyRelationship<
  T, NoIdMetadata, NoMetadata, NoLinks
>

typealias Document<PrimaryResourceBody: JSONAPI.CodableResourceBody, IncludeType: JSONAPI.Include> =
  JSONAPI.Document<
    PrimaryResourceBody, NoMetadata, NoLinks, IncludeType, NoAPIDescription,
    BasicJSONAPIError<String>
  >

typealias SparseDocument<
  PrimaryResourceBody: JSONAPI.EncodableResourceBody, IncludeType: JSONAPI.Include
> = JSONAPI.Document<
  PrimaryResourceBody, NoMetadata, NoLinks, IncludeType, NoAPIDescription,
  BasicJSONAPIError<String>
>

// Custom raw ids that can be created.
extension String: CreatableRawIdType {
  public static func unique() -> String {
    return UUID().uuidString
  }
}

enum PersonDescription: ResourceObjectDescription {
  static let jsonType: String = "people"

  struct Attributes: JSONAPI.SparsableAttributes {
    var name: Attribute<[String]>
    var favoriteColor: Attribute<String>

    var fullName: Attribute<String> {
      return name.map { $0.joined(separator: " ") }
    }

    var initials: String { name.value.compactMap(\.first).map(String.init).joined() }

    var idLength: (Person) -> Int {
      return { person in person.id.rawValue.count }
    }

    enum CodingKeys: String, JSONAPI.SparsableCodingKey {
      case name
      case favoriteColor
    }
  }

  struct Relationships: JSONAPI.Relationships {
    var friends: ToMany<Person>

    var oldestFriend: (Person) -> Person.Id {
      return { person in person.relationships.friends.ids.first ?? person.id }
    }

    var youngerFriends: (Person) -> [Person.Id] {
      return { person in Array(person.relationships.friends.ids.dropFirst()) }
    }
  }
}

typealias Person = ResourceObject<PersonDescription, NoMetadata, NoLinks>
typealias NewPerson = NewResourceObject<PersonDescription, NoMetadata, NoLinks>

enum DogDescription: ResourceObjectDescription {
  static var jsonType: String { return "dogs" }

  struct Attributes: JSONAPI.Attributes {
    let name: Attribute<String>
  }

  struct Relationships: JSONAPI.Relationships {
    let owner: ToOne<Person?>
  }
}

typealias Dog = ResourceObject<DogDescription, NoMetadata, NoLinks>

struct Dates: JSONAPI.Meta {
  let created: String
}

struct SelfLink: JSONAPI.Links {
  let `self`: JSONAPI.Link<URL, NoMetadata>
}

func person(_ id: String, name: String = "Jo", friends: [Person.Id] = []) -> Person {
  return Person(
    id: .init(rawValue: id),
    attributes: .init(name: .init(value: [name]), favoriteColor: .init(value: "Green")),
    relationships: .init(friends: .init(ids: friends)),
    meta: .none,
    links: .none)
}

func dog(_ id: String, owner: Person.Id? = nil) -> Dog {
  return Dog(
    id: .init(rawValue: id), attributes: .init(name: .init(value: "Rex")),
    relationships: .init(owner: .init(id: owner)), meta: .none, links: .none)
}

func decode<T: Decodable>(_ type: T.Type, _ json: String) throws -> T {
  try JSONDecoder().decode(type, from: Data(json.utf8))
}

/// Returns the JSON that a value is encoded as.
func json(_ value: some Encodable) throws -> JSONValue {
  try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value))
}
