import BlogModels
import CodingRoutes
import Foundation
import JSONAPI
import Testing

/// Documents that several tests use.
enum Examples {
  /// The document of `blog-example`: an article with all members.
  static func compoundDocumentText() throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = tests.appendingPathComponent("../../Examples/blog-example/article.json")
    return try String(contentsOf: file, encoding: .utf8)
  }

  static func compoundDocument() throws -> ArticleDocument {
    try decode(from: compoundDocumentText())
  }

  /// The article in that document.
  static func article() throws -> Article {
    try #require(try compoundDocument().body.primaryResource).value
  }

  /// The included resources of that document.
  static func includes() throws -> Includes<BlogResource> {
    try #require(try compoundDocument().body.includes)
  }

  /// An article with only the required members and the given ones.
  static func smallestArticleText(attributes: String = "", relationships: String = "") -> String {
    """
    {
      "type": "articles",
      "id": "7f5b1a46-0b1e-4c3d-9a77-0c5a9e0f3b21",
      "attributes": {
        "created-at": "2015-05-22T14:56:29Z", "flags": 0, "title": "T", "body": "B",
        "summary": null, "slug": "t", "status": "DRAFT", "kind": "essay", "featured": false,
        "word-count": 1, "views": 0, "rating": 0, "royalty": 0,
        "revision": "0b5c8e1e-58a2-4b0c-9c57-6b2e4f1b7a10", "tags": [], "footnotes": [],
        "translations": {}, "editions": {}\(attributes.isEmpty ? "" : ", " + attributes)
      },
      "relationships": {
        "author": {
          "data": { "type": "people", "id": "9" }, "links": { "self": "/s", "related": "/r" }
        },
        "editor": { "data": null },
        "comments": {
          "data": [], "links": { "self": "/s", "related": "/r" }, "meta": { "count": 0 }
        },
        "owner": { "data": { "type": "people", "id": "9" } },
        "attachments": { "data": [] },
        "topics": { "data": [] },
        "history": { "links": { "related": "/h" } }
        \(relationships.isEmpty ? "" : ", " + relationships)
      },
      "links": { "self": "/articles/1", "next": null },
      "meta": { "readers": 0 }
    }
    """
  }
}

/// Decodes a model from JSON text, by both routes.
func decode<Model: Decodable>(_ type: Model.Type = Model.self, from json: String) throws -> Model {
  try CodingRoutes.decode(type, from: Data(json.utf8))
}

/// Returns the JSON value that a model is encoded as.
func json(of model: some Encodable) throws -> JSONValue {
  try CodingRoutes.encode(model)
}

/// Returns the JSON value of a text.
func json(_ text: String) throws -> JSONValue {
  try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
}
