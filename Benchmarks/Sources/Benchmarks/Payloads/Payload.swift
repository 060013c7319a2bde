import Foundation
import JSONAPI

/// The documents to decode and encode. They are the same in every run.
enum Payload {
  /// Returns a document of articles, with eight attributes and two relationships each.
  static func articles(_ count: Int) -> Data {
    Data("{\"data\":[\((0..<count).map { article($0) }.joined(separator: ","))]}".utf8)
  }

  /// Returns the same document with the members of each object in an order of its own.
  static func articlesInAnyOrder(_ count: Int) throws -> Data {
    var random = Shuffling()
    let document = try JSONAPIDecoder().decode(JSONValue.self, from: articles(count))
    return Data(try text(of: document, &random).utf8)
  }

  private static func text(of value: JSONValue, _ random: inout Shuffling) throws -> String {
    switch value {
    case .object(let members):
      let members = try members.sorted { $0.key < $1.key }.shuffled(using: &random).map {
        "\"\($0.key)\":\(try text(of: $0.value, &random))"
      }
      return "{\(members.joined(separator: ","))}"
    case .array(let elements):
      return "[\(try elements.map { try text(of: $0, &random) }.joined(separator: ","))]"
    default: return String(decoding: try JSONAPIEncoder().encode(value), as: UTF8.self)
    }
  }

  /// Numbers that are the same in each run.
  private struct Shuffling: RandomNumberGenerator {
    private var state: UInt64 = 1

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 33
    }
  }

  /// Returns a document of 200 articles with included resource objects of several types.
  static func compound(includes: Int, types: Int) -> Data {
    let kinds = ResourceKind.first(types)
    let included = (0..<includes).map { number in
      kinds[number % types].resource(number)
    }
    return Data(
      """
      {"data":[\((0..<200).map { article($0) }.joined(separator: ","))],\
      "included":[\(included.joined(separator: ","))]}
      """.utf8)
  }

  /// Returns a document of articles, each of which has an author of its own, and these authors.
  static func authored(_ count: Int) -> Data {
    let articles = (0..<count).map { article($0, authors: count) }
    let authors = (0..<count).map { ResourceKind.people.resource($0) }
    return Data(
      "{\"data\":[\(articles.joined(separator: ","))],\"included\":[\(authors.joined(separator: ","))]}"
        .utf8)
  }

  /// Returns a document of one article that includes its author and four comments.
  static func oneArticle() -> Data {
    let included =
      [ResourceKind.people.resource(7)] + (1...4).map { ResourceKind.comments.resource($0) }
    return Data(
      "{\"data\":\(article(1)),\"included\":[\(included.joined(separator: ","))]}".utf8)
  }

  /// Returns a document of errors.
  static func errors(_ count: Int) -> Data {
    let errors = (0..<count).map { number in
      """
      {"id":"\(number)","status":"422","code":"VALIDATION","title":"Invalid Attribute",\
      "detail":"First name \(number) must contain at least two characters, and no digits.",\
      "source":{"pointer":"/data/attributes/first-name-\(number)"}}
      """
    }
    return Data("{\"errors\":[\(errors.joined(separator: ","))]}".utf8)
  }

  private static func article(_ number: Int, authors: Int = 100) -> String {
    let subtitle = number.isMultiple(of: 4) ? "null" : "\"The story of number \(number)\""
    return """
      {"type":"articles","id":"\(number)","attributes":{\
      "title":"JSON:API paints my bikeshed no. \(number)","subtitle":\(subtitle),\
      "body":"The shortest article. Ever. It says what it says, and then it ends.",\
      "slug":"json-api-paints-my-bikeshed-\(number)","createdAt":"2026-11-21T08:30:00Z",\
      "wordCount":\(number % 900),"rating":\(Double(number % 50) / 10 + 0.25),\
      "published":\(number.isMultiple(of: 2))},"relationships":{\
      "author":{"data":{"type":"people","id":"\(number * 7 % authors)"}},\
      "comments":{"data":[{"type":"comments","id":"\(number)"},\
      {"type":"comments","id":"\(number + 1)"}]}}}
      """
  }
}
