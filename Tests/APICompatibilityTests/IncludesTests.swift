import JSONAPI
import Poly
import Testing

// Sections 6 and 7: includes and polys.

/// A custom union.
enum Pet: _Poly1, EncodablePrimaryResource {
  case dog(Dog)

  init(_ a: Dog) { self = .dog(a) }
  var a: Dog? {
    switch self {
    case .dog(let dog): return dog
    }
  }
  var value: Any { a as Any }
  static var allTypes: [Any.Type] { [Dog.self] }
  func encode(to encoder: Encoder) throws { try a?.encode(to: encoder) }
}

func count<I: Include>(_ includes: Includes<I>) -> Int { includes.count }
func value<P: Poly>(_ poly: P) -> Any { poly.value }
func isPrimary<P: EncodableJSONPoly>(_: P.Type) -> Bool { true }
func wrap<T: EncodablePolyWrapped>(_ value: T) -> Poly1<T> { .init(value) }
func unwrap<T: CodablePolyWrapped>(_ poly: Poly1<T>) -> T? { poly.a }

@Suite struct IncludesTests {
  @Test("creates and appends includes")
  func createsAndAppendsIncludes() {
    let includes = Includes<Include2<Person, Dog>>(values: [.init(person("1")), .init(dog("2"))])
    #expect(includes.values.count == 2 && includes.count == 2)
    #expect(includes[Person.self] == [person("1")])
    #expect(includes[Dog.self] == [dog("2")])
    #expect(includes.appending(.none) == includes)
    #expect((includes + includes).count == 4)
    #expect(Includes<NoIncludes>() == .none)
    #expect(count(Includes<Pet>(values: [.init(dog("1"))])) == 1)
    #expect(Includes<Pet>(values: [.init(dog("1"))])[Dog.self].count == 1)
    #expect("\(includes)".isEmpty == false)
    let none: Includes<Include0> = .none
    #expect(none.count == 0)
  }

  @Test("supports polys")
  func supportsPolys() throws {
    let either: Either<Int, String> = .init("a")
    #expect(either.b == "a" && either.a == nil)
    #expect(either[String.self] == "a" && either[Int.self] == nil)
    #expect(Either<Int, String>.allTypes.count == 2)
    #expect(value(either) as? String == "a")
    #expect(Either<Int, String>(1) == .a(1))
    #expect(try decode([Either<Int, String>].self, #"[1, "a"]"#) == [.a(1), .b("a")])
    #expect(try json([Either<Int, String>.a(1), .b("a")]) == .array([1, "a"]))
    #expect("\(either)" == "Poly(a)")
    #expect(Set([Poly2<Int, String>.a(1), .a(1), .b("")]).count == 2)
    #expect(isPrimary(Include1<Dog>.self))
    #expect(unwrap(wrap(3)) == 3)
    #expect(Poly0() == Include0() && Poly0.allTypes.isEmpty)
    #expect(Set([Poly0()]).count == 1)
    func isPoly<P: _Poly0>(_: P.Type) -> Bool { true }
    #expect(isPoly(Poly0.self) && isPoly(Pet.self))
    #expect([Include2<Person, Dog>.b(dog("1"))][Dog.self].count == 1)
  }

  @Test("lists the failures of a poly that matches no type")
  func listsFailuresOfPolyThatMatchesNoType() throws {
    let error = try #require(throws: PolyDecodeNoTypesMatchedError.self) {
      try decode(Either<Int, Bool>.self, #""a""#)
    }
    let failures: [PolyDecodeNoTypesMatchedError.IndividualFailure] = error.individualTypeFailures
    #expect(failures.map { $0.type == Int.self } == [true, false])
    #expect(failures.compactMap { $0.error as DecodingError }.count == 2)
    #expect(error.codingPath.isEmpty && error.debugDescription.contains("Int or Bool"))
  }

  @Test("rejects coding NoIncludes")
  func rejectsCodingNoIncludes() {
    #expect(throws: DecodingError.self) { try decode(NoIncludes.self, "{}") }
    #expect(throws: EncodingError.self) { try json(NoIncludes()) }
  }

  @Test("supports polys as primary data")
  func supportsPolysAsPrimaryData() throws {
    typealias DogsOrPeople = Document<ManyResourceBody<Poly2<Dog, Person>>, NoIncludes>
    let document = DogsOrPeople(
      body: .init(resourceObjects: [.init(dog("1")), .init(person("1"))]))
    #expect(document.body.primaryResource?.values[Dog.self].count == 1)
    typealias Maybe = Document<SingleResourceBody<Poly1<Dog>?>, NoIncludes>
    #expect(try decode(Maybe.self, #"{"data": null}"#).body.primaryResource?.value == nil)
  }
}
