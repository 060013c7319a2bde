import BlogModels
import JSONAPI
import Testing

@Suite struct IncludesTests {
  @Test func includesAreFoundByTheirType() throws {
    let includes = try Examples.includes()

    #expect(includes[Person.self].map(\.firstName) == ["Dan", "Ada"])
    #expect(includes[BlogModels.Comment.self].map(\.body) == ["First!", "I like XML better."])
    #expect(includes[Organization.self].map(\.name) == ["Shed Painters' Guild"])
  }

  @Test func anIncludeOfATypeThatTheDocumentDoesNotKnowIsKept() throws {
    let document = try Examples.compoundDocument()
    let unknown = try #require(document.body.includes).values.compactMap { include in
      if case .unrecognized(let resource) = include { resource } else { nil }
    }

    #expect(unknown.map(\.type) == ["podcasts"])
    #expect(unknown.map(\.id) == ["episode-1"])
    let included = try json(of: document)["included"]
    #expect(try included == json(Examples.compoundDocumentText())["included"])
  }

  @Test func anIncludeOfAKnownTypeMustFitItsSchema() throws {
    let text = try Examples.compoundDocumentText().replacing(
      #""first-name": "Ada""#, with: #""x": 1"#)

    #expect(throws: (any Error).self) { try decode(ArticleDocument.self, from: text) }
  }
}
