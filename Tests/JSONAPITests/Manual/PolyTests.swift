import Foundation
import JSONAPI
import Testing

@Suite("Values of one of several types")
struct PolyTests {
  @Test func polyKnowsItsTypesAndItsValue() throws {
    let either = Either<Int, String>("x")
    #expect(either.b == "x")
    #expect(either[Int.self] == nil)
    #expect(either.value as? String == "x")
    #expect(Either<Int, String>.allTypes.count == 2)
    #expect("\(either)" == "Poly(x)")
    let error = try #require(throws: PolyDecodeNoTypesMatchedError.self) {
      try decode([Either<Int, String>].self, "[true]")
    }
    #expect(error.individualTypeFailures.count == 2)
    #expect(error.debugDescription.contains("Int or String"))
  }

  @Test func upToFifteenTypesAreTold() throws {
    typealias Many = Poly15<
      Dog, Friend, Cat, Bool, Int, Double, String, [Int], [String], [Bool], [Cat], [[Int]],
      [String: Int], [String: Bool], [String: String]
    >
    let values = try roundTrip(
      [Many].self,
      #"[\#(DocumentTests.cat), true, 1, 1.5, "x", [1], ["x"], {"a": 1}, {"a": "b"}]"#)
    #expect(values[0].c?.lives == 9)
    #expect(values[Int.self] == [1])
    #expect(values[String.self] == ["x"])
    #expect(values[[String: String].self] == [["a": "b"]])
  }

  /// Each of these lines once took type checkers seconds.
  @Test func mixedExpressionsNeedNoTypes() throws {
    let article = try decode(Article.self, GeneratedStyleTests.article)
    let text = article.title + (article.subtitle ?? "") + (article.description ?? "")
    let more = (article.subtitle ?? "") + (article.subtitle ?? "") + (article.subtitle ?? "")
    let rating = (article.rating ?? 0) * 2 + (article.rating ?? 1) / 2
    let isLong = article.title.count > 3 && (article.rating ?? 0) > 4
    let list = [article.title, article.subtitle ?? "", article.description ?? "none"]
    let words = "\(article.title) \(article.subtitle ?? "") \(article.rating ?? 0)"
    let date = article.updatedAt ?? article.createdAt
    #expect(text == "OmakaseChef's choice")
    #expect(more.isEmpty)
    #expect(rating == 11.25)
    #expect(isLong)
    #expect(list == ["Omakase", "", "Chef's choice"])
    #expect(words == "Omakase  4.5")
    #expect(date == article.createdAt)
  }
}
