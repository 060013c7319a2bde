import BlogModels
import JSONAPI
import Testing

@Suite struct IncludesTests {
  @Test("finds included resources by type")
  func findsIncludedResourcesByType() throws {
    let includes = try Examples.includes()

    #expect(includes[Person.self].map(\.firstName) == ["Dan", "Ada"])
    #expect(includes[BlogModels.Comment.self].map(\.body) == ["First!", "I like XML better."])
    #expect(includes[Organization.self].map(\.name) == ["Shed Painters' Guild"])
  }

  @Test("keeps included resources of unrecognized types")
  func keepsIncludedResourcesOfUnrecognizedTypes() throws {
    let document = try Examples.compoundDocument()
    let unknown = try #require(document.body.includes).values.compactMap { include in
      if case .unrecognized(let resource) = include { resource } else { nil }
    }

    #expect(unknown.map(\.type) == ["podcasts"])
    #expect(unknown.map(\.id) == ["episode-1"])
    let included = try json(of: document)["included"]
    #expect(try included == json(Examples.compoundDocumentText())["included"])
  }

  @Test("rejects an invalid included resource")
  func rejectsInvalidIncludedResource() throws {
    let text = try Examples.compoundDocumentText().replacing(
      #""first-name": "Ada""#, with: #""x": 1"#)

    #expect(throws: (any Error).self) { try decode(ArticleDocument.self, from: text) }
  }
}
