import BlogModels
import JSONAPI
import Testing

@Suite struct EnumTests {
  @Test("names cases as in the schema")
  func namesCasesAsInSchema() throws {
    let article = try Examples.article()

    #expect(article.status == .published)
    #expect(article.kind == .essay)
    #expect(article.level == .beginner)
    #expect(Status.retracted.rawValue == "RETRACTED")
    #expect(Level.expert.rawValue == 3)
  }

  @Test("keeps unrecognized values of an open enum")
  func keepsUnrecognizedValuesOfOpenEnum() throws {
    let people = try Examples.includes()[Person.self]
    let ada = try #require(people.first { $0.firstName == "Ada" })

    #expect(ada.favoriteColor == .unrecognized("ultramarine"))
    #expect(try json(of: ada)["attributes"]?["favorite-color"] == "ultramarine")
  }

  @Test("decodes a known value as its case")
  func decodesKnownValueAsItsCase() {
    #expect(Color(rawValue: "red") == .red)
    #expect(Color(rawValue: "pink") == .unrecognized("pink"))
    #expect(Level(rawValue: 2) == .advanced)
    #expect(Level(rawValue: 9).rawValue == 9)
  }

  @Test("rejects unrecognized values of a closed enum")
  func rejectsUnrecognizedValuesOfClosedEnum() throws {
    let text = Examples.smallestArticleText().replacing(#""DRAFT""#, with: #""LOST""#)

    #expect(throws: (any Error).self) { try decode(Article.self, from: text) }
    #expect(Status(rawValue: "LOST") == nil)
  }
}
