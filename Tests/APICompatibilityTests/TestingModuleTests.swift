import JSONAPI
import JSONAPITesting
import Testing

// Section 13: the testing module.

@Suite struct TestingModuleTests {
  @Test("supports literals")
  func supportsLiterals() {
    let name: Attribute<[String]> = ["Jane", "Doe"]
    let color: Attribute<String> = "Green"
    let note: Attribute<String?> = nil
    let ratio: Attribute<Double> = 1.5
    let flag: Attribute<Bool> = true
    let count: Attribute<Int>? = 3
    let counts: Attribute<[String: Int]> = ["a": 1]
    let id: Person.Id = "1"
    let friend: ToOne<Person> = "2"
    let none: ToOne<Person?> = nil
    let friends: ToMany<Person> = ["3", "4"]
    #expect(name.value.count == 2 && color.value == "Green" && note.value == nil)
    #expect(ratio.value == 1.5 && flag.value && count?.value == 3 && counts.value["a"] == 1)
    #expect(id.rawValue == "1" && friend.id.rawValue == "2" && none.id == nil)
    #expect(friends.ids.count == 2)
  }

  @Test("checks resource objects")
  func checksResourceObjects() throws {
    try Person.check(person("1"))
    let problems: [ResourceObjectCheckError] = [
      .attributesNotStruct, .relationshipsNotStruct, .nonAttribute(named: "a"),
      .nonRelationship(named: "a"), .nullArray(named: "a"),
    ]
    #expect(problems.count == 5)
    func isError<E: Error>(_: E.Type) -> Bool { true }
    #expect(isError(ResourceObjectCheckErrors.self))
  }

  @Test("compares documents")
  func comparesDocuments() throws {
    let one = person("1")
    let other = person("1", name: "Jane")
    let resource: ResourceObjectComparison = one.compare(to: other)
    let hash: ResourceObjectComparison.ComparisonHash = resource.attributes
    let attributes: [String: BasicComparison] = one.attributes.compare(to: other.attributes)
    let relationships: [String: BasicComparison] = one.relationships.compare(
      to: other.relationships)
    #expect(hash == attributes && relationships.values.allSatisfy { $0 == .same })
    #expect(resource.id == .same && resource.meta == .same && resource.links == .same)
    #expect(!resource.isSame && !resource.rawValue.isEmpty && !resource.differences.isEmpty)
    #expect(ArrayElementComparison(resourceObjectComparison: one.compare(to: one)) == .same)

    let document = People(body: .init(resourceObjects: [one]))
    let otherDocument = People(body: .init(resourceObjects: [other]))
    let comparison: DocumentComparison = document.compare(to: otherDocument)
    let body: BodyComparison = document.body.compare(to: otherDocument.body)
    #expect(comparison.apiDescription == .same && comparison.body == body)
    switch body {
    case .differentData(let data):
      let primary: PrimaryResourceBodyComparison = data.primary
      let includes: IncludesComparison = data.includes
      switch primary {
      case .oneOrMore(let many):
        let all: ManyResourceObjectComparison = many
        #expect(all.comparisons.count == 1)
      case .optionalSingle(let single): Issue.record("\(single)")
      }
      #expect(includes.comparisons.isEmpty && data.meta.isSame && data.links.isSame)
    case .same, .dataErrorMismatch, .differentErrors: Issue.record("\(body)")
    }
    let data: DocumentDataComparison? = document.body.data.flatMap { data in
      otherDocument.body.data.map { data.compare(to: $0) }
    }
    #expect(data?.isSame == false)
  }

  @Test("compares comparisons")
  func comparesComparisons() {
    let basic: [BasicComparison] = [.same, .different("a", "b"), .prebuilt("c")]
    let elements: [ArrayElementComparison] = [
      .same, .missing, .differentTypes("a", "b"), .differentValues("a", "b"), .prebuilt("c"),
    ]
    func texts(_ comparisons: [any Comparison]) -> [String] { comparisons.map(\.rawValue) }
    func differences(_ comparison: any PropertyComparison) -> NamedDifferences {
      comparison.differences
    }
    #expect(texts(basic)[0] == "same" && texts(elements).count == 5)
    #expect(differences(person("1").compare(to: person("1"))).isEmpty)
    let bodies: [BodyComparison] = [.same, .dataErrorMismatch(errorOnLeft: true)]
    #expect(bodies[0] != bodies[1])
    func testable<B: TestableResourceBody>(_ body: B) -> B.TestablePrimaryResourceType.Type {
      B.TestablePrimaryResourceType.self
    }
    #expect(testable(ManyResourceBody(resourceObjects: [person("1")])) == Person.self)
    #expect(ManyResourceBody(resourceObjects: [person("1")]).testableResourceObject.count == 1)
    #expect(testable(SingleResourceBody<Person?>(resourceObject: nil)) == Person.self)
    func maybe<R: OptionalResourceObjectType>(_ resource: R) -> R.Wrapped? { resource.maybeValue }
    #expect(maybe(person("1")) == person("1"))
    func isArray<A: ArrayType>(_: A.Type) -> Bool { true }
    func isDictionary<D: DictionaryType>(_: D.Type) -> Bool { true }
    #expect(isArray([Int].self) && isArray(ArraySlice<Int>.self) && isArray([Int]?.self))
    #expect(isDictionary([String: Int].self) && isDictionary([String: Int]?.self))
  }
}
