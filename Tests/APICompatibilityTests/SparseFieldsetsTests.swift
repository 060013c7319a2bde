import JSONAPI
import Poly
import Testing

// Section 11: sparse fieldsets.

@Suite struct SparseFieldsetsTests {
  @Test("encodes sparse fieldsets in bodies and includes")
  func encodesSparseFieldsetsInBodiesAndIncludes() throws {
    let sparse: Person.SparseType = person("1").sparse(with: [.favoriteColor])
    #expect(sparse.fields == [.favoriteColor] && sparse.resourceObject == person("1"))
    let document = SparseDocument<
      SingleResourceBody<Person.SparseType>, Include2<Person.SparseType, Dog>
    >(
      apiDescription: .none, body: .init(resourceObject: sparse),
      includes: .init(values: [.init(sparse), .init(dog("1"))]), meta: .none, links: .none)
    let written = try json(document)
    #expect(written["data"]?["attributes"] == ["favoriteColor": "Green"])
    #expect(written["included"]?[0]?["attributes"] == ["favoriteColor": "Green"])
  }

  @Test("creates sparse fieldsets with their initializer")
  func createsSparseFieldsetsWithTheirInitializer() {
    typealias Sparse = SparseFieldset<PersonDescription, NoMetadata, NoLinks, String>
    let sparse = Sparse(person("1"), fields: [.name])
    let resource: Sparse.Resource = sparse.resourceObject
    #expect(resource == person("1"))
    #expect(sparse == person("1").sparse(with: [.name]))
  }
}
