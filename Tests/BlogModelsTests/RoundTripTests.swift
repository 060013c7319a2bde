import BlogModels
import Testing

@Suite struct RoundTripTests {
  @Test("encodes a document as it was decoded")
  func encodesDocumentAsItWasDecoded() throws {
    let text = try Examples.compoundDocumentText()

    #expect(try json(of: decode(ArticleDocument.self, from: text)) == json(text))
  }

  @Test("decodes equal documents")
  func decodesEqualDocuments() throws {
    let document = try Examples.compoundDocument()
    let again: ArticleDocument = try decode(from: Examples.compoundDocumentText())

    #expect(again == document)
  }

  @Test("encodes a resource without optional members as it was decoded")
  func encodesResourceWithoutOptionalMembers() throws {
    let text = Examples.smallestArticleText()

    #expect(try json(of: decode(Article.self, from: text)) == json(text))
  }
}
