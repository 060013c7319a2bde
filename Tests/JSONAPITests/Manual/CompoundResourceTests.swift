import JSONAPI
import Poly
import Testing

@Suite("CompoundResource")
struct CompoundResourceTests {
  typealias Single = ManualDocument<SingleResourceBody<Friend>, Include1<Friend>>
  typealias Many = ManualDocument<ManyResourceBody<Friend>, Include1<Friend>>

  @Test("includes the relatives of one resource without duplicates")
  func includesRelativesOfOneResource() {
    let person = Friend.sample("1", friends: ["2", "3"])
    let friends = ["2", "3", "2", "1"].map { Friend.sample($0) }
    let compound = CompoundResource(
      primary: person, relatives: friends.map(Single.Include.init))
    let document = Single(
      apiDescription: .none, resource: compound, meta: .none, links: .none)
    #expect(document.body.primaryResource?.value == person)
    #expect(document.body.includes?[Friend.self].map(\.id.rawValue) == ["2", "3"])
  }

  @Test("includes the relatives of many resources without duplicates")
  func includesRelativesOfManyResources() {
    let compounds = ["1", "2"].map { id in
      Many.CompoundResource(
        primary: .sample(id), relatives: ["2", "3", "4"].map { .init(Friend.sample($0)) })
    }
    let document = Many(apiDescription: .none, resources: compounds, meta: .none, links: .none)
    #expect(document.body.primaryResource?.values.map(\.id.rawValue) == ["1", "2"])
    #expect(document.body.includes?[Friend.self].map(\.id.rawValue) == ["3", "4"])
  }

  /// A raw id whose values all have the same hash.
  struct Weak: RawIdType, RawRepresentable {
    let rawValue: String
    func hash(into hasher: inout Hasher) {}
  }

  @Test("keeps relatives whose ids have the same hash")
  func keepsRelativesWhoseIdsHaveSameHash() {
    typealias WeakCat = ResourceObject<CatDescription, NoMetadata, NoLinks, Weak>
    typealias Cats = ManualDocument<ManyResourceBody<WeakCat>, Include1<WeakCat>>
    let cats = ["1", "2", "3"].map {
      WeakCat(
        id: .init(rawValue: Weak(rawValue: $0)), attributes: .init(lives: .init(value: 9)),
        relationships: .none, meta: .none, links: .none)
    }
    let compounds = [
      Cats.CompoundResource(primary: cats[0], relatives: cats[1...].map { .init($0) })
    ]
    let document = Cats(apiDescription: .none, resources: compounds, meta: .none, links: .none)
    #expect(document.body.includes?.count == 2)
  }
}
