import Foundation
import Testing

@Suite("The catalogue of the manual")
struct CatalogueTests {
  static let root = "JSONAPI"

  @Test func theRootPageLeadsToEveryArticle() throws {
    let linked = try Set(ManualPage(named: Self.root).linkedArticles)

    for article in try ManualPage.all() where article.name != Self.root {
      #expect(linked.contains(article.name))
    }
  }

  @Test func linksLeadToArticles() throws {
    let articles = try ManualPage.all()

    for article in articles {
      for name in article.linkedArticles {
        #expect(articles.contains { $0.name == name }, "\(article.name).md")
      }
    }
  }

  @Test func everySymbolExists() throws {
    let declared = try Declarations.names(in: ["JSONAPI", "JSONAPITesting"])

    for article in try ManualPage.all() {
      for symbol in article.symbols {
        #expect(declared.contains(symbol), "\(article.name).md")
      }
    }
  }

  /// A page begins with its title and a sentence that says what it is for.
  @Test func everyArticleSaysWhatItIsFor() throws {
    for article in try ManualPage.all() {
      #expect(article.lines[0].hasPrefix("# "), "\(article.name).md")
      #expect(article.lines[2].hasSuffix("."), "\(article.name).md")
    }
  }
}
