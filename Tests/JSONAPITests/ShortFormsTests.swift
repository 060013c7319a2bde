import Foundation
import JSONAPI
import Testing

private enum Digits: ReversibleTransformer {
  struct Negative: Error {}

  static func transform(_ value: String) throws -> Int { try Int.rawId(idText: value) }
  static func reverse(_ value: Int) throws -> String {
    guard value >= 0 else { throw Negative() }
    return "\(value)"
  }
}

/// Attributes whose initialiser is written as the generator writes it.
private struct Facts: JSONAPI.Attributes {
  var name: Attribute<String>
  var nickname: Attribute<String>?
  var motto: Attribute<String?>
  var note: Attribute<String?>?
  var bornAt: TransformedAttribute<String, Format.DateTime>?
  var diedAt: TransformedAttribute<String?, Format.DateTime?>?
  var pages: TransformedAttribute<String, Digits>?

  init(
    name: String, nickname: String? = nil, motto: String?, note: String?? = nil,
    bornAt: Date? = nil, diedAt: Date?? = nil, pages: Int? = nil
  ) throws {
    self.name = .init(value: name)
    self.nickname = .ifPresent(nickname)
    self.motto = .init(value: motto)
    self.note = .ifPresent(note)
    self.bornAt = .ifPresent(bornAt)
    self.diedAt = .ifPresent(diedAt)
    self.pages = try .ifPresent(transformedValue: pages)
  }
}

/// Relationships whose initialiser is written as the generator writes it.
private struct Ties: JSONAPI.Relationships {
  var owner: ToOne<Dog>
  var walker: ToOne<Dog>?
  var rival: ToOne<Dog?>
  var mentor: ToOne<Dog?>?
  var friends: ToMany<Dog>
  var pups: ToMany<Dog>?
  var leader: MaybeLinked<ToOne<Dog>>
  var enemy: MaybeLinked<ToOne<Dog?>>?
  var pack: MaybeLinked<ToMany<Dog>>?

  init(
    owner: Dog.Id, walker: Dog.Id? = nil, rival: Dog.Id?, mentor: Dog.Id?? = nil,
    friends: [Dog.Id], pups: [Dog.Id]? = nil, leader: Dog.Id, enemy: Dog.Id?? = nil,
    pack: [Dog.Id]? = nil
  ) {
    self.owner = .init(id: owner)
    self.walker = .ifPresent(id: walker)
    self.rival = .init(id: rival)
    self.mentor = .ifPresent(id: mentor)
    self.friends = .init(ids: friends)
    self.pups = .ifPresent(ids: pups)
    self.leader = .init(id: leader)
    self.enemy = .ifPresent(id: enemy)
    self.pack = .ifPresent(ids: pack)
  }
}

private struct Addresses: JSONAPI.Links {
  var home: Link<URL, NoMetadata>?
  var next: NullableLink<URL, NoMetadata>?

  init(home: URL? = nil, next: URL?? = nil) {
    self.home = .ifPresent(url: home)
    self.next = .ifPresent(url: next)
  }
}

@Suite("Short forms of generated initialisers")
struct ShortFormsTests {
  private let one = Dog.Id(rawValue: "1")
  private let two = Dog.Id(rawValue: "2")

  @Test("an attribute without a value is absent")
  func absentAttributes() throws {
    let facts = try Facts(name: "Rex", motto: nil)
    #expect(try json(facts) == ["name": "Rex", "motto": nil])
  }

  @Test("an attribute of null is not absent")
  func nullAttributes() throws {
    let facts = try Facts(name: "Rex", motto: nil, note: .some(nil), diedAt: .some(nil))
    #expect(try json(facts) == ["name": "Rex", "motto": nil, "note": nil, "diedAt": nil])
  }

  @Test("an attribute with a value has it")
  func presentAttributes() throws {
    let day = Date(timeIntervalSince1970: 0)
    let facts = try Facts(
      name: "Rex", nickname: "R", motto: "Bark", note: "Bites", bornAt: day, diedAt: day, pages: 7)
    #expect(facts.nickname == .init(value: "R"))
    #expect(facts.note == .init(value: "Bites"))
    #expect(facts.bornAt?.value == day)
    #expect(facts.diedAt?.value == day)
    #expect(facts.pages?.rawValue == "7")
  }

  @Test("an attribute throws what its transformer throws")
  func transformerThatThrows() {
    #expect(throws: Digits.Negative.self) { try Facts(name: "Rex", motto: nil, pages: -1) }
  }

  @Test("a relationship without an id is absent")
  func absentRelationships() throws {
    let ties = Ties(owner: one, rival: nil, friends: [], leader: two)
    #expect(
      try json(ties) == [
        "owner": ["data": ["type": "dogs", "id": "1"]], "rival": ["data": nil],
        "friends": ["data": []], "leader": ["data": ["type": "dogs", "id": "2"]],
      ])
  }

  @Test("a relationship of null is not absent")
  func nullRelationships() {
    let ties = Ties(
      owner: one, rival: nil, mentor: .some(nil), friends: [], leader: one, enemy: .some(nil),
      pack: [])
    #expect(ties.mentor == ToOne<Dog?>(id: nil))
    #expect(ties.enemy == .empty(ToOne<Dog?>(id: nil)))
    #expect(ties.pack == .empty(ToMany<Dog>(ids: [])))
  }

  @Test("a relationship with ids has them")
  func presentRelationships() {
    let ties = Ties(
      owner: one, walker: two, rival: two, mentor: two, friends: [one], pups: [two], leader: two,
      enemy: one, pack: [one, two])
    #expect(ties.walker?.id == two)
    #expect(ties.mentor?.id == two)
    #expect(ties.pups?.ids == [two])
    #expect(ties.leader == .linked(.init(id: two)))
    #expect(ties.enemy?.linked?.id == one)
    #expect(ties.pack?.linked?.ids == [one, two])
  }

  @Test("a relationship that may be linked takes ids together with meta and links")
  func idsBesideLinks() throws {
    let links = RelatedLink(related: try #require(URL(string: "/dogs/1/pups")))
    let pups: MaybeLinked<ToManyWithLinks<Dog, RelatedLink>> = .init(
      ids: [one], meta: .none, links: links)
    #expect(pups.linked?.ids == [one])
    #expect(pups.links == links)
    let mother: MaybeLinked<ToOneWithLinks<Dog?, RelatedLink>> = .init(
      id: nil, meta: .none, links: links)
    #expect(mother == .empty(.init(id: nil, meta: .none, links: links)))
  }

  @Test("a link without an address is absent, and null is not")
  func links() throws {
    let url = try #require(URL(string: "/home"))
    #expect(try json(Addresses()) == [:])
    #expect(try json(Addresses(home: url, next: .some(nil))) == ["home": "/home", "next": nil])
    #expect(Addresses(next: url).next?.url == url)
  }
}
