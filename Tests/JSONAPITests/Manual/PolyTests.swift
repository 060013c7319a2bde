import Foundation
import JSONAPI
import Poly
import RuntimeModels
import Testing

@Suite("Values of one of several types")
struct PolyTests {
  @Test("distinguishes up to fifteen types")
  func distinguishesUpToFifteenTypes() throws {
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

  /// A resource object that cannot be decoded and counts the attempts.
  private struct Unreadable: JSONTyped, Codable, Equatable {
    static let jsonType = "unreadable"
    static let attempts = CodingUserInfoKey(rawValue: "attempts")

    final class Counter: @unchecked Sendable { var count = 0 }
    struct Refused: Error {}

    init(from decoder: any Decoder) throws {
      let counter = Self.attempts.flatMap { decoder.userInfo[$0] } as? Counter
      counter?.count += 1
      throw Refused()
    }

    func encode(to encoder: any Encoder) {}
  }

  @Test("decodes only the type of the resource object")
  func decodesOnlyTypeOfResourceObject() throws {
    let counter = Unreadable.Counter()
    let decoder = JSONDecoder()
    decoder.userInfo[try #require(Unreadable.attempts)] = counter
    let included = try decoder.decode(
      Includes<Include3<Unreadable, Cat, Dog>>.self,
      from: Data("[\(DocumentTests.dog), \(DocumentTests.cat)]".utf8))
    #expect(included.count == 2)
    #expect(counter.count == 0)
    #expect(throws: (any Error).self) {
      try decoder.decode(
        Includes<Include3<Unreadable, Cat, Dog>>.self,
        from: Data(#"[{"type": "unreadable", "id": "1"}]"#.utf8))
    }
    #expect(counter.count == 1)
  }

  /// Each of these expressions once took the type checker seconds.
  @Test("type-checks expressions without annotations")
  func typeChecksExpressionsWithoutAnnotations() throws {
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
