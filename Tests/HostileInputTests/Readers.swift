import CodingRoutes
import Foundation
import JSONAPI
import JSONAPIUntyped
import Poly
import RuntimeModels
import Testing

/// A type to decode a document as.
struct Reader {
  let name: String
  /// Decodes a document and encodes it again.
  ///
  /// Throws what decoding throws. Records an issue if decoding the encoded document gives another value.
  let read: (Data) throws -> Void

  private init<Document: Codable & Equatable>(
    _ type: Document.Type, policy: DecodingPolicy? = nil
  ) {
    name = "\(type)"
    read = { data in
      let decoder = JSONDecoder()
      decoder.userInfo[.unrecognizedTypes] = policy
      var userInfo: [CodingUserInfoKey: any Sendable] = [:]
      userInfo[.unrecognizedTypes] = policy
      let document = try CodingRoutes.decode(type, from: data, userInfo: userInfo)
      try Self.expectSameAfterWriting(document, with: decoder)
    }
  }

  /// Checks that decoding the encoded value gives an equal value.
  private static func expectSameAfterWriting<Document: Codable & Equatable>(
    _ document: Document, with decoder: JSONDecoder
  ) throws {
    _ = try CodingRoutes.encode(document)
    let bytes = try JSONEncoder().encode(document)
    do {
      let again = try decoder.decode(Document.self, from: bytes)
      #expect(again == document, "\(String(decoding: bytes, as: UTF8.self))")
    } catch {
      Issue.record("\(error) in the encoded document: \(String(decoding: bytes, as: UTF8.self))")
    }
  }

  static func all() -> [Reader] {
    [
      Reader(
        Document<
          SingleResourceBody<Article>, JSONValue?, PaginationLinks, ArticleOwner,
          APIDescription<NoMetadata>, BasicJSONAPIError<String>
        >.self),
      Reader(
        Document<
          SingleResourceBody<Article?>, NoMetadata, NoLinks,
          Include3<Person, Organization, Review>, NoAPIDescription, BasicJSONAPIError<Int>
        >.self, policy: .tolerate),
      Reader(
        Document<
          ManyResourceBody<Poly3<Article, Person, Review>>, JSONValue?, PaginationLinks,
          ArticleOwner,
          NoAPIDescription, UnknownJSONAPIError
        >.self, policy: .refuse),
      Reader(
        Document<
          ManyResourceBody<ArticleOwner>, NoMetadata, NoLinks, NoIncludes, NoAPIDescription,
          GenericJSONAPIError<Address>
        >.self),
      Reader(
        Document<
          ManyResourceBody<ResourceIdentifier<ArticleOwner, Rank?>>, JSONValue?, NoLinks,
          NoIncludes,
          NoAPIDescription, BasicJSONAPIError<JSONValue>
        >.self),
      Reader(UntypedDocument.self),
      Reader(JSONValue.self),
    ]
  }
}
