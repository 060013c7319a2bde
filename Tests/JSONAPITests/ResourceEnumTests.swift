import Foundation
import JSONAPI
import Testing

/// As the generator writes it.
private indirect enum Pet: ResourceEnum, Sendable {
  case dog(Dog)
  case cat(Cat)
  case unrecognized(UnrecognizedResource)

  static let resourceCases = ResourceCases<Self> {
    $0.add(Self.dog)
    $0.add(Self.cat)
    $0.add(Self.unrecognized)
  }

  var resourceObject: any UnionMember {
    switch self {
    case .dog(let resource): resource
    case .cat(let resource): resource
    case .unrecognized(let resource): resource
    }
  }
}

/// One without a place for other types.
private indirect enum KnownPet: ResourceEnum {
  case dog(Dog)
  case cat(Cat)

  static let resourceCases = ResourceCases<Self> {
    $0.add(Self.dog)
    $0.add(Self.cat)
  }

  var resourceObject: any UnionMember {
    switch self {
    case .dog(let resource): resource
    case .cat(let resource): resource
    }
  }
}

/// One with more types than an error should list.
private enum ManyTypes: ResourceEnum {
  case dog(Dog)

  static let resourceCases = ResourceCases<Self> {
    for _ in 0..<300 { $0.add(Self.dog) }
  }

  var resourceObject: any UnionMember {
    switch self {
    case .dog(let resource): resource
    }
  }
}

/// One whose types are as long as each other and begin and end alike.
private indirect enum Lookalike: ResourceEnum {
  case dig(Bare<Digs>)
  case dog(Bare<Dogs>)
  case unrecognized(UnrecognizedResource)

  typealias Bare<Description: BareDescription> =
    ResourceObject<Description, NoMetadata, NoLinks, String>

  enum Digs: BareDescription { static let jsonType = "digs" }
  enum Dogs: BareDescription { static let jsonType = "dogs" }

  static let resourceCases = ResourceCases<Self> {
    $0.add(Self.dig)
    $0.add(Self.dog)
    $0.add(Self.unrecognized)
  }

  var resourceObject: any UnionMember {
    switch self {
    case .dig(let resource): resource
    case .dog(let resource): resource
    case .unrecognized(let resource): resource
    }
  }
}

private protocol BareDescription: ResourceObjectDescription
where Attributes == NoAttributes, Relationships == NoRelationships {}

private let dogJSON = """
  {"type": "dogs", "id": "1", "attributes": {"name": "Rex"},
    "relationships": {"owner": {"data": null}}}
  """
private let catJSON = #"{"type": "cats", "id": "1", "attributes": {"lives": 7}}"#
private let fishJSON = #"{"type": "fish", "id": "3", "attributes": {"fins": 2}}"#

@Suite("Enums that list their cases")
struct ResourceEnumTests {
  @Test("are decoded as the case of the type")
  func decoding() throws {
    guard case .dog(let dog) = try roundTrip(Pet.self, dogJSON) else {
      Issue.record("A dog is decoded as a dog.")
      return
    }
    #expect(dog.name == "Rex")
    #expect(try roundTrip(Pet.self, catJSON).as(Cat.self)?.lives == 7)
  }

  @Test(
    "tell types apart that look alike",
    arguments: [
      ("digs", "digs"), ("dogs", "dogs"), (#"d\u006fgs"#, "dogs"), ("dags", "dags"), ("", ""),
    ])
  func lookalikes(spelling: String, type: String) throws {
    let json = #"{"type": "\#(spelling)", "id": "1"}"#
    let read = try JSONAPIDecoder().decode(Lookalike.self, from: Data(json.utf8))
    #expect(read == (try decode(Lookalike.self, json)))
    switch read {
    case .dig: #expect(type == "digs")
    case .dog: #expect(type == "dogs")
    case .unrecognized(let other):
      #expect(other.type == type)
      #expect(["dags", ""].contains(type))
    }
  }

  @Test("keep a type that they do not have")
  func unrecognizedTypes() throws {
    guard case .unrecognized(let fish) = try roundTrip(Pet.self, fishJSON) else {
      Issue.record("A fish is neither a dog nor a cat.")
      return
    }
    #expect(fish.type == "fish")
  }

  @Test("refuse a type that they have no case for")
  func refusal() throws {
    #expect(throws: JSONAPIDecodingError.self) { try decode(KnownPet.self, fishJSON) }
    let strict = JSONDecoder()
    strict.userInfo[.unrecognizedTypes] = DecodingPolicy.refuse
    #expect(throws: JSONAPIDecodingError.self) {
      try strict.decode(Pet.self, from: Data(fishJSON.utf8))
    }
    #expect(try strict.decode(Pet.self, from: Data(dogJSON.utf8)).as(Dog.self) != nil)
  }

  @Test("an error names the first of many types")
  func manyTypes() throws {
    let error = try #require(throws: JSONAPIDecodingError.self) {
      try decode(ManyTypes.self, "{}")
    }
    #expect(
      error.problem.resourceType == "dogs or dogs or dogs or dogs or dogs or 295 others")
  }

  @Test("give the resource object of one type alone")
  func oneType() throws {
    let pet = try decode(Pet.self, dogJSON)
    #expect(pet.as(Dog.self)?.name == "Rex")
    #expect(pet.as(Cat.self) == nil)
    #expect(pet.as(UnrecognizedResource.self) == nil)
    #expect(try decode(Pet.self, fishJSON).as(UnrecognizedResource.self)?.id == "3")
  }

  @Test("list their types without the unrecognized one")
  func types() {
    #expect(Pet.resourceTypes.map { $0._resourceType } == ["dogs", "cats"])
    #expect(Pet.allTypes.count == 2)
  }

  @Test("hold a resource object that there is a case for")
  func holding() throws {
    let dog = Dog.sample("1")
    let fish = try decode(UnrecognizedResource.self, fishJSON)
    #expect(Pet(dog) == .dog(dog))
    #expect(Pet(fish) == .unrecognized(fish))
    #expect(KnownPet(fish) == nil)
    #expect(KnownPet(Friend.sample("1")) == nil)
  }

  @Test("hold a resource object of another type as JSON")
  func holdingOthers() throws {
    let friend = Friend.sample("1")
    let kept = try #require(Pet(friend)?.as(UnrecognizedResource.self))
    #expect(kept.json == (try json(friend)))
  }

  @Test("are equal if their resource objects are")
  func equality() throws {
    let dog = try decode(Pet.self, dogJSON)
    let cat = try decode(Pet.self, catJSON)
    #expect(dog == .dog(.sample("1", name: "Rex")))
    #expect(dog != .dog(.sample("1", name: "Max")))
    #expect(dog != cat)
    #expect(Set([dog, cat, dog]).count == 2)
  }

  @Test("are found among included resources by type")
  func includes() throws {
    typealias PetsDocument = Document<
      NoResourceBody, NoMetadata, NoLinks, Pet, NoAPIDescription, BasicJSONAPIError<String>
    >
    let document = try decode(
      PetsDocument.self, #"{"meta": {}, "included": [\#(dogJSON), \#(catJSON), \#(fishJSON)]}"#)
    let includes = try #require(document.body.includes)
    #expect(includes[Dog.self].map(\.name) == ["Rex"])
    #expect(includes[Cat.self].map(\.lives) == [7])
    #expect(includes[UnrecognizedResource.self].map(\.type) == ["fish"])
  }

  @Test("are found by type again and again, whatever was added in between")
  func repeatedIncludes() {
    var includes = Includes<Pet>(values: [.dog(.sample("1", name: "Rex"))])
    for _ in 1...3 { #expect(includes[Dog.self].map(\.name) == ["Rex"]) }
    let before = includes
    for count in 2...4 {
      includes.append(contentsOf: [.dog(.sample("\(count)", name: "Max"))])
      for _ in 1...3 { #expect(includes[Dog.self].count == count) }
      #expect(includes[Cat.self].isEmpty)
    }
    #expect(before[Dog.self].map(\.name) == ["Rex"])
  }
}
