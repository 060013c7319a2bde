import Foundation
import JSONAPI
import Testing

@Suite("Replacing and tapping attributes and relationships")
struct ReplacingTests {
  let dog = Dog.sample("1", name: "Rex")

  @Test("changes members in a copy")
  func changesMembersInCopy() {
    let charlie = dog.tappingAttributes { $0.name = .init(value: "Charlie") }
    #expect(charlie.name == "Charlie")
    #expect(charlie.id == dog.id)
    let owned = dog.tappingRelationships { $0.owner = .init(id: .init(rawValue: "9")) }
    #expect((owned ~> \.owner) == Friend.Id(rawValue: "9"))
  }

  @Test("replaces members in a copy")
  func replacesMembersInCopy() {
    let charlie = dog.replacingAttributes { _ in
      Dog.Attributes(name: .init(value: "Charlie"))
    }
    #expect(charlie.name == "Charlie")
    let owned = dog.replacingRelationships { _ in .init(owner: .init(id: nil)) }
    #expect(owned == dog)
  }
}
