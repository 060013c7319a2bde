import BlogModels
import JSONAPI
import Testing

@Suite struct ErrorTests {
  private let text = """
    {
      "errors": [
        {
          "status": "422", "title": "No title", "detail": "An article needs a title.",
          "source": { "pointer": "/data/attributes/title" }
        }
      ]
    }
    """

  @Test("decodes standard error objects by default")
  func decodesStandardErrorObjectsByDefault() throws {
    let document = try decode(ArticleDocument.self, from: text)
    let error = try #require(document.body.errors?.first)

    #expect(document.body.isError)
    #expect(error.payload?.title == "No title")
    #expect(error.payload?.source?.pointer == "/data/attributes/title")
  }

  @Test("decodes errors of a type in the schema")
  func decodesErrorsOfTypeInSchema() throws {
    let document = try decode(ArticleList.self, from: text)
    let error = try #require(document.body.errors?.first)

    #expect(error.payload?.status == "422")
    #expect(error.payload?.source?.pointer == "/data/attributes/title")
    #expect(try json(of: document) == json(text))
  }

  @Test("decodes arbitrary errors")
  func decodesArbitraryErrors() throws {
    let document = try decode(MaybeArticle.self, from: text)

    #expect(document.body.errors?.count == 1)
  }
}
