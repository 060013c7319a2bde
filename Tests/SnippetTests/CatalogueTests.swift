import SnippetChecks
import Testing

@Suite("The catalogue of the manual")
struct CatalogueTests {
  let catalogue: Catalogue

  init() throws { catalogue = try Catalogue(of: "JSONAPI", and: ["JSONAPITesting"]) }

  @Test("the root page links to every article")
  func theRootPageLeadsToEveryArticle() { #expect(catalogue.unlinkedArticles == []) }

  @Test("links lead to articles")
  func linksLeadToArticles() { #expect(catalogue.brokenLinks == []) }

  @Test("every symbol exists")
  func everySymbolExists() { #expect(catalogue.unknownSymbols == []) }

  @Test("every article begins with a title and an abstract")
  func everyArticleSaysWhatItIsFor() { #expect(catalogue.pagesWithoutAbstract == []) }
}
