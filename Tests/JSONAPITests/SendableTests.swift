import Foundation
import JSONAPI
import JSONAPIUntyped
import Poly
import RuntimeModels
import Testing

/// These tests pass if they compile.
@Suite("Sendable")
struct SendableTests {
  private func require<T: Sendable>(_ type: T.Type) {}

  @Test("applies if the generic arguments are Sendable")
  func appliesIfGenericArgumentsAreSendable() {
    require(Article.self)
    require(ArticleOwner.self)
    require(ArticleDocument.self)
    require(ArticleDocument.SuccessDocument.self)
    require(ArticleDocument.ErrorDocument.self)
    require(Feed.self)
    require(OwnerDocument.self)
    require(Poly2<Article, Person>.self)
    require(CompoundResource<Article, Include1<Person>>.self)
    require(ResourceIndex<Include1<Person>>.self)
    require(PartialResourceObject<Article>.self)
    require(APIDescription<NoMetadata>.self)
    require(Link<URL, NoMetadata>.self)
    require(PaginationLinks.self)
    require(BasicJSONAPIError<String>.self)
    require(DecodingProblem.self)
    require(JSONAPIDecodingError.self)
    require(JSONValue.self)
    require(UntypedDocument.self)
    require(MaybeLinked<Person.Pointer>.self)
    require(ResolvedDocument<ArticleDocument>.self)
    require(ResolvedResource<Article, ArticleDocument>.self)
  }

  private final class Box: Codable, Equatable {
    static func == (left: Box, right: Box) -> Bool { true }
  }

  private enum BoxDescription: ResourceObjectDescription {
    static let jsonType = "boxes"
    struct Attributes: JSONAPI.Attributes {
      let box: Attribute<Box>
    }
    typealias Relationships = NoRelationships
  }

  @Test("is not required")
  func isNotRequired() throws {
    typealias Boxed = ResourceObject<BoxDescription, NoMetadata, NoLinks, String>
    let boxed = try decode(
      Boxed.self, #"{"type": "boxes", "id": "1", "attributes": {"box": {}}}"#)
    #expect(boxed.box == Box())
  }
}
