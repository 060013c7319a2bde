import JSONAPI
import Poly
import Testing

// Section 8: compound resources.

typealias SinglePersonDocument = JSONAPI.Document<
  SingleResourceBody<Person>, NoMetadata, NoLinks, Include1<Person>, NoAPIDescription,
  BasicJSONAPIError<String>
>
typealias ManyPersonDocument = JSONAPI.Document<
  ManyResourceBody<Person>, NoMetadata, NoLinks, Include1<Person>, NoAPIDescription,
  BasicJSONAPIError<String>
>

/// A custom compound resource.
struct Family: CompoundResourceProtocol {
  let primary: Person
  let relatives: [Include1<Person>]

  func filteringRelatives(by predicate: (Include1<Person>) -> Bool) -> Family {
    Family(primary: primary, relatives: relatives.filter(predicate))
  }
}

@Suite struct CompoundResourcesTests {
  @Test("creates a document from one compound resource")
  func createsDocumentFromOneCompoundResource() {
    let friends = [person("2"), person("3")]
    let friendIncludes = friends.map(SinglePersonDocument.Include.init)

    let compoundResource = CompoundResource(primary: person("1"), relatives: friendIncludes)

    let document = SinglePersonDocument(
      apiDescription: .none,
      resource: compoundResource,
      meta: .none,
      links: .none
    )
    #expect(document.body.includes?[Person.self] == friends)
  }

  @Test("creates a document from many compound resources")
  func createsDocumentFromManyCompoundResources() {
    let people = [person("1"), person("2")]
    let compoundResources = people.map { person in
      let friends = [APICompatibilityTests.person("3")]
      let friendIncludes = friends.map(SinglePersonDocument.Include.init)

      return CompoundResource(primary: person, relatives: friendIncludes)
    }

    let document = ManyPersonDocument(
      apiDescription: .none,
      resources: compoundResources,
      meta: .none,
      links: .none
    )
    #expect(document.body.includes?.count == 1)
    let success = ManyPersonDocument.SuccessDocument(
      apiDescription: .none, resources: compoundResources, meta: .none, links: .none)
    #expect(success.includes.count == 1)
  }

  @Test("filters relatives")
  func filtersRelatives() {
    let compound = SinglePersonDocument.CompoundResource(
      primary: person("1"), relatives: [.init(person("2")), .init(person("3"))])
    let isSecond: (Include1<Person>) -> Bool = { $0.a?.id.rawValue == "2" }
    #expect(compound.primary == person("1") && compound.relatives.count == 2)
    #expect(compound.filteringRelatives(by: isSecond).relatives.count == 1)
    #expect([compound].filteringRelatives(by: isSecond).map(\.relatives.count) == [1])
    #expect(compound == compound)
    let families = [Family(primary: compound.primary, relatives: compound.relatives)]
    #expect(families.filteringRelatives(by: isSecond)[0].relatives.count == 1)
  }
}
