import Foundation
import JSONAPI
import JSONAPITesting
import Testing

/// `compare(to:)` of resource objects, attributes and relationships.
@Suite struct ResourceObjectComparisonTests {
  @Test("finds no difference between equal resource objects")
  func findsNoDifferenceBetweenEqualResourceObjects() {
    let comparison = article().compare(to: article())
    #expect(comparison.isSame)
    #expect(comparison.differences.isEmpty)
    #expect("\(comparison)" == "same")
  }

  @Test("reports each difference with both values")
  func reportsEachDifferenceWithBothValues() {
    let other = article { article in
      article.attributes.title = "JSON:API paints my bikeshed"
      article.attributes.rating = nil
      article.relationships.author = "9"
      article.id = "2"
    }
    let comparison = article().compare(to: other)
    #expect(!comparison.isSame)
    #expect(
      comparison.differences == [
        "id": #""1" ≠ "2""#,
        "attributes.title": #""Rails is Omakase" ≠ "JSON:API paints my bikeshed""#,
        "attributes.rating": "4.5 ≠ null",
        "relationships.author":
          #"{"data":{"id":"1","type":"people"}} ≠ {"data":{"id":"9","type":"people"}}"#,
      ])
    #expect(
      comparison.attributes["title"]
        == .different(#""Rails is Omakase""#, #""JSON:API paints my bikeshed""#))
    #expect(comparison.attributes["tags"] == .same)
    #expect(comparison.meta == .same)
  }

  @Test("distinguishes absent, null and a value")
  func distinguishesAbsentNullAndValue() {
    let absent = Person.Attributes(name: "Jo", nickname: nil)
    let null = Person.Attributes(name: "Jo", nickname: Attribute(value: nil))
    let value = Person.Attributes(name: "Jo", nickname: "J")
    #expect(absent.compare(to: null)["nickname"] == .different("absent", "null"))
    #expect(null.compare(to: value)["nickname"] == .different("null", #""J""#))
    #expect(value.compare(to: absent)["nickname"] == .different(#""J""#, "absent"))
    #expect(absent.compare(to: absent)["nickname"] == .same)
  }

  @Test("reports different meta of ids in relationships")
  func reportsDifferentMetaOfIdsInRelationships() {
    let first = article { $0.relationships.winner = .init(id: ("1", Rank(rank: 1))) }
    let second = article { $0.relationships.winner = .init(id: ("1", Rank(rank: 2))) }
    let comparison = first.relationships.compare(to: second.relationships)
    #expect(
      comparison["winner"]?.rawValue
        == #"{"data":{"id":"1","meta":{"rank":1},"type":"people"}} ≠ "#
        + #"{"data":{"id":"1","meta":{"rank":2},"type":"people"}}"#)
  }

  @Test("reports small differences between dates", arguments: [0.4, 0.000_000_1])
  func reportsSmallDifferencesBetweenDates(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: 1_000)
    let first = Person.Attributes(name: "Jo", born: Attribute(value: date))
    let second = Person.Attributes(name: "Jo", born: Attribute(value: date + seconds))
    try #require(first != second)
    let comparison = try #require(first.compare(to: second)["born"])
    guard case .different(let left, let right) = comparison else {
      Issue.record("\(comparison)")
      return
    }
    #expect(left != right)
  }

  @Test("compares the values of transformed attributes")
  func comparesValuesOfTransformedAttributes() throws {
    let first = article {
      $0.attributes.publishedAt = try? .init(rawValue: "2026-11-21T08:30:00Z")
    }
    let second = article {
      $0.attributes.publishedAt = try? .init(rawValue: "2026-11-21T09:30:00+01:00")
    }
    #expect(first.compare(to: second).differences.isEmpty)
  }

  @Test("reports unequal values with the same description")
  func reportsUnequalValuesWithSameDescription() {
    let first = Secret(
      id: "1", attributes: .init(word: .init(value: Unspeakable(word: "sesame"))),
      relationships: .none, meta: .none, links: .none)
    let second = Secret(
      id: "1", attributes: .init(word: .init(value: Unspeakable(word: "simsim"))),
      relationships: .none, meta: .none, links: .none)
    #expect(
      first.compare(to: second).differences == [
        "attributes.word": "*** ≠ *** (looks the same but is not equal)"
      ])
  }

  @Test("compares hidden properties")
  func comparesHiddenProperties() {
    let first = Hidden(
      id: "1", attributes: .init(password: "a"), relationships: .none, meta: .none, links: .none)
    let second = Hidden(
      id: "1", attributes: .init(password: "b"), relationships: .none, meta: .none, links: .none)
    #expect(
      first.compare(to: second).differences == [
        "attributes.(a hidden property)": "differs"
      ])
    #expect(first.compare(to: first).isSame)
  }

  private func article(_ change: (inout Parts) -> Void = { _ in }) -> Article {
    var parts = Parts()
    change(&parts)
    return Article(
      id: parts.id, attributes: parts.attributes, relationships: parts.relationships, meta: .none,
      links: .none)
  }

  private struct Parts {
    var id: Article.Id = "1"
    var attributes = Article.Attributes(
      title: "Rails is Omakase", tags: ["rails"], counts: nil, rating: 4.5, draft: false)
    var relationships = Article.Relationships(
      author: "1", editor: nil, readers: [], winner: nil)
  }
}

/// A value whose description is always the same.
private struct Unspeakable: Codable, Equatable, CustomReflectable, CustomStringConvertible {
  var word: String

  init(word: String) { self.word = word }
  init(from decoder: any Decoder) throws { word = "" }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode("***")
  }

  var customMirror: Mirror { Mirror(self, children: []) }
  var description: String { "***" }
}

private enum SecretDescription: ResourceObjectDescription {
  static let jsonType = "secrets"

  struct Attributes: JSONAPI.Attributes {
    var word: Attribute<Unspeakable>
  }

  typealias Relationships = NoRelationships
}

private typealias Secret = ResourceObject<SecretDescription, NoMetadata, NoLinks, String>

private enum HiddenDescription: ResourceObjectDescription {
  static let jsonType = "hidden"

  struct Attributes: JSONAPI.Attributes, CustomReflectable {
    var password: Attribute<String>

    var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
  }

  typealias Relationships = NoRelationships
}

private typealias Hidden = ResourceObject<HiddenDescription, NoMetadata, NoLinks, String>
