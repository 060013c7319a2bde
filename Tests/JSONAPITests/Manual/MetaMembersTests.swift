import Foundation
import JSONAPI
import Poly
import Testing

@Suite("Meta-attributes and meta-relationships")
struct MetaMembersTests {
  enum UserDescription: ResourceObjectDescription {
    static var jsonType: String { "users" }

    struct Attributes: JSONAPI.Attributes {
      let friendId: Attribute<String>

      var createdAt: (User) -> Date? {
        { user in
          let components = user.id.rawValue.split(separator: "-")
          guard components.count == 2 else { return nil }
          return TimeInterval(components[1]).map(Date.init(timeIntervalSince1970:))
        }
      }
    }

    struct Relationships: JSONAPI.Relationships {
      var friend: (User) -> User.Id {
        { user in User.Id(rawValue: user.friendId) }
      }
      var friends: (User) -> [User.Id] {
        { user in [User.Id(rawValue: user.friendId)] }
      }
    }
  }

  typealias User = JSONAPI.ResourceObject<UserDescription, NoMetadata, NoLinks, String>

  @Test("computes members from the resource object")
  func computesMembersFromResourceObject() throws {
    let user = try roundTrip(
      User.self, #"{"type": "users", "id": "1-60", "attributes": {"friendId": "2"}}"#)
    #expect(user.createdAt == Date(timeIntervalSince1970: 60))
    #expect((user ~> \.friend) == User.Id(rawValue: "2"))
    #expect((user ~> \.friends) == [User.Id(rawValue: "2")])
  }
}
