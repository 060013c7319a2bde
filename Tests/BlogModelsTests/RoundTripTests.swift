import BlogModels
import Testing

@Suite struct RoundTripTests {
  @Test func whatWasReadIsWrittenBack() throws {
    let text = try Examples.compoundDocumentText()

    #expect(try json(of: decode(ArticleDocument.self, from: text)) == json(text))
  }

  @Test func whatWasWrittenReadsAsEqual() throws {
    let document = try Examples.compoundDocument()
    let again: ArticleDocument = try decode(from: Examples.compoundDocumentText())

    #expect(again == document)
  }

  @Test func aResourceWithNothingOptionalIsWrittenBack() throws {
    let text = Examples.smallestArticleText()

    #expect(try json(of: decode(Article.self, from: text)) == json(text))
  }
}
