import Foundation
import Testing

@Suite("The catalogue of the manual")
struct CatalogueTests {
  static let root = "JSONAPI"

  @Test("the root page links to every article")
  func theRootPageLeadsToEveryArticle() throws {
    let linked = try Set(ManualPage(named: Self.root).linkedArticles)
    let articles = try ManualPage.all().map(\.name).filter { $0 != Self.root }

    #expect(articles.filter { !linked.contains($0) } == [])
  }

  @Test("links lead to articles")
  func linksLeadToArticles() throws {
    let names = try ManualPage.all().map(\.name)

    for article in try ManualPage.all() {
      let broken = article.linkedArticles.filter { !names.contains($0) }
      #expect(broken == [], "\(article.name).md")
    }
  }

  @Test("every symbol exists")
  func everySymbolExists() throws {
    let declared = try Declarations.names(in: ["JSONAPI", "JSONAPITesting"])

    for article in try ManualPage.all() {
      let unknown = article.symbols.filter { !declared.contains($0) }
      #expect(unknown == [], "\(article.name).md")
    }
  }

  /// A page begins with its title and a sentence that says what it is for.
  @Test("every article begins with a title and an abstract")
  func everyArticleSaysWhatItIsFor() throws {
    for article in try ManualPage.all() {
      #expect(article.lines[0].hasPrefix("# "), "\(article.name).md")
      #expect(article.lines[2].hasSuffix("."), "\(article.name).md")
    }
  }
}
