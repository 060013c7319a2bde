import BlogModels
import BlogTypes
import Foundation
import JSONAPI
import Testing

@Suite struct CustomTypeTests {
  @Test("uses a custom Swift type")
  func usesCustomSwiftType() throws {
    let article = try Examples.article()

    #expect(article.price?.value == Decimal(string: "9.95"))
    #expect(article.price?.currency == "EUR")
  }

  @Test("uses a custom transformer")
  func usesCustomTransformer() throws {
    let article = try Examples.article()
    #expect(article.importedAt == Date(timeIntervalSince1970: 1_432_306_589))

    let later = try article.replacingImportedAt(Date(timeIntervalSince1970: 1.5))
    #expect(try json(of: later)["attributes"]?["imported-at"] == "/Date(1500)/")
  }

  @Test("reports the place and reason of a transformer's error")
  func reportsPlaceAndReasonOfTransformersError() throws {
    let text = Examples.smallestArticleText(attributes: #""imported-at": "yesterday""#)
    let error = try #require(throws: (any Error).self) {
      try decode(ArticleDocument.self, from: #"{ "data": \#(text) }"#)
    }

    #expect("\(error)".contains("imported-at"))
    #expect("\(error)".contains(#""yesterday" is not an instant"#))
  }

  @Test("uses a custom validator")
  func usesCustomValidator() throws {
    func person(_ email: String) throws -> Person {
      try decode(
        from: """
          {
            "type": "people", "id": "1",
            "attributes": {
              "first-name": "F", "last-name": "L", "aliases": null, "settings": {},
              "email": "\(email)"
            },
            "relationships": { "friends": { "data": [] } },
            "links": { "self": "/people/1" }
          }
          """)
    }

    #expect(try person("f@blog.example").email == "f@blog.example")
    #expect(throws: (any Error).self) { try person("f at blog.example") }
  }
}

extension Article {
  fileprivate func replacingImportedAt(_ date: Date) throws -> Article {
    let attribute = try TransformedAttribute<String, InstantTransformer>(transformedValue: date)
    return tappingAttributes { $0.importedAt = attribute }
  }
}
