import Foundation
import JSONAPI

/// All comparisons.
enum Suite {
  static func comparisons() throws -> [Comparison] {
    try articles() + compound(types: 5, FiveTypes.self, Include5Types.self)
      + compound(types: 10, TenTypes.self, Include10Types.self) + oneArticle() + errors()
  }

  private typealias Include5Types = Include5<Person, Comment, Tag, Organization, Image>
  private typealias Include10Types = Include10<
    Person, Comment, Tag, Organization, Image, Video, Review, Place, Event, Sponsor
  >

  private static func articles() throws -> [Comparison] {
    let bytes = Payload.articles(1_000)
    let name = "1,000 resources"
    return [
      Comparison(
        name: "decode \(name)", byteCount: bytes.count,
        routes: [
          .decoding("hand-written Codable", Handwritten.ArticlesDocument.self, bytes),
          .decoding("JSONAPI", ArticlesDocument.self, bytes),
        ]),
      Comparison(
        name: "encode \(name)", byteCount: bytes.count,
        routes: [
          try .encoding("hand-written Codable", Handwritten.ArticlesDocument.self, bytes),
          try .encoding("JSONAPI", ArticlesDocument.self, bytes),
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
          .decoding("JSONAPI, generated include", CompoundDocument<Union>.self, bytes),
          .decoding("JSONAPI, Include\(types)", CompoundDocument<Numbered>.self, bytes),
        ]),
      Comparison(
        name: "encode \(name)", byteCount: bytes.count,
        routes: [
          try .encoding("hand-written Codable", Handwritten.CompoundDocument.self, bytes),
          try .encoding("JSONAPI, generated include", CompoundDocument<Union>.self, bytes),
          try .encoding("JSONAPI, Include\(types)", CompoundDocument<Numbered>.self, bytes),
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
          .decoding("JSONAPI, generated include", OneArticleDocument<FiveTypes>.self, bytes),
          .decoding("JSONAPI, Include2", OneArticleDocument<TwoTypes>.self, bytes),
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
          .decoding("JSONAPI", ErrorsDocument.self, bytes),
        ])
    ]
  }
}
