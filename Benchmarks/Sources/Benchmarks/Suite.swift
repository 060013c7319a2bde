import Foundation
import JSONAPI
import Poly

/// All comparisons.
enum Suite {
  static func comparisons() throws -> [Comparison] {
    try articles() + compound(types: 5, BenchmarkResource.self, Include5Types.self)
      + compound(types: 10, BenchmarkResource.self, Include10Types.self) + oneArticle() + errors()
      + relationships()
  }

  private typealias Include5Types = Include5<Person, Comment, Tag, Organization, Image>
  private typealias Include10Types = Include10<
    Person, Comment, Tag, Organization, Image, Video, Review, Place, Event, Sponsor
  >

  private static func articles() throws -> [Comparison] {
    let bytes = Payload.articles(1_000)
    let name = "1,000 resources"
    let inAnyOrder = try Payload.articlesInAnyOrder(1_000)
    return [
      Comparison(
        name: "decode \(name), members in any order", byteCount: inAnyOrder.count,
        routes: [
          .decoding("hand-written Codable", Handwritten.ArticlesDocument.self, inAnyOrder),
          .decodingBytes("bytes", ArticlesDocument.self, inAnyOrder),
          .decoding("Codable", ArticlesDocument.self, inAnyOrder),
        ]),
      Comparison(
        name: "decode \(name)", byteCount: bytes.count,
        routes: [
          .decoding("hand-written Codable", Handwritten.ArticlesDocument.self, bytes),
          .decodingBytes("bytes", ArticlesDocument.self, bytes),
          .decoding("Codable", ArticlesDocument.self, bytes),
        ]),
      Comparison(
        name: "encode \(name)", byteCount: bytes.count,
        routes: [
          try .encoding("hand-written Codable", Handwritten.ArticlesDocument.self, bytes),
          try .encodingBytes("bytes", ArticlesDocument.self, bytes),
          try .encoding("Codable", ArticlesDocument.self, bytes),
        ]),
    ]
  }

  private static func compound<
    Union: JSONAPI.Include & Decodable, Numbered: JSONAPI.Include & Decodable
  >(types: Int, _ union: Union.Type, _ numbered: Numbered.Type) throws -> [Comparison] {
    let bytes = Payload.compound(includes: 1_000, types: types)
    let name = "200 + 1,000 includes over \(types) types"
    return [
      Comparison(
        name: "decode \(name)", byteCount: bytes.count,
        routes: [
          .decoding("hand-written Codable", Handwritten.CompoundDocument.self, bytes),
          .decodingBytes("bytes", CompoundDocument<Union>.self, bytes),
          .decodingBytes("bytes, Include\(types)", CompoundDocument<Numbered>.self, bytes),
          .decoding("Codable", CompoundDocument<Union>.self, bytes),
          .decoding("Codable, Include\(types)", CompoundDocument<Numbered>.self, bytes),
        ]),
      Comparison(
        name: "encode \(name)", byteCount: bytes.count,
        routes: [
          try .encoding("hand-written Codable", Handwritten.CompoundDocument.self, bytes),
          try .encodingBytes("bytes", CompoundDocument<Union>.self, bytes),
          try .encoding("Codable", CompoundDocument<Union>.self, bytes),
          try .encoding("Codable, Include\(types)", CompoundDocument<Numbered>.self, bytes),
        ]),
    ]
  }

  private static func oneArticle() throws -> [Comparison] {
    let bytes = Payload.oneArticle()
    typealias TwoTypes = Include2<Person, Comment>
    return [
      Comparison(
        name: "decode 1 article, author, 4 comments", byteCount: bytes.count,
        routes: [
          .decoding("hand-written Codable", Handwritten.OneArticleDocument.self, bytes),
          .decodingBytes("bytes", OneArticleDocument<BenchmarkResource>.self, bytes),
          .decoding("Codable", OneArticleDocument<BenchmarkResource>.self, bytes),
          .decoding("Codable, Include2", OneArticleDocument<TwoTypes>.self, bytes),
        ])
    ]
  }

  private static func relationships() throws -> [Comparison] {
    let bytes = Payload.authored(2_000)
    let document = try JSONAPIDecoder().decode(
      CompoundDocument<BenchmarkResource>.SuccessDocument.self, from: bytes)
    let articles = document.primaryResource.values
    let people = Dictionary(
      document.includes[Person.self].map { ($0.id.rawValue, $0) }, uniquingKeysWith: { $1 })
    let index = document.includes.indexed()
    let resolved = document.resolved
    return [
      Comparison(
        name: "follow 2,000 to-one relationships", byteCount: bytes.count,
        routes: [
          Route(name: "a dictionary by hand") {
            articles.reduce(0) { $0 + (people[($1 ~> \.author).rawValue]?.rank ?? 0) }
          },
          Route(name: "indexed()[~>]") {
            articles.reduce(0) { $0 + (index[$1 ~> \.author]?.rank ?? 0) }
          },
          Route(name: "resolved[~>]") {
            articles.reduce(0) { $0 + (resolved[$1 ~> \.author]?.rank ?? 0) }
          },
          Route(name: "resolved, and author") {
            document.resolved.primary.reduce(0) { $0 + ($1.author?.rank ?? 0) }
          },
        ])
    ]
  }

  private static func errors() throws -> [Comparison] {
    let bytes = Payload.errors(100)
    return [
      Comparison(
        name: "decode 100 errors", byteCount: bytes.count,
        routes: [
          .decoding("hand-written Codable", Handwritten.ErrorDocument.self, bytes),
          .decodingBytes("bytes", ErrorsDocument.self, bytes),
          .decoding("Codable", ErrorsDocument.self, bytes),
        ])
    ]
  }
}
