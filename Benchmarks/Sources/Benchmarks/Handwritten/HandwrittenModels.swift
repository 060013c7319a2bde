// The code for decoding JSON:API with plain `Codable`.

/// The handwritten models.
enum Handwritten {
  struct Identifier: Codable {
    let type: String
    let id: String
  }

  struct ToOne: Codable {
    let data: Identifier
  }

  struct ToMany: Codable {
    let data: [Identifier]
  }

  struct Article: Codable {
    let type: String
    let id: String
    let attributes: Attributes
    let relationships: Relationships

    struct Attributes: Codable {
      let title: String
      let subtitle: String?
      let body: String
      let slug: String
      let createdAt: String
      let wordCount: Int
      let rating: Double
      let published: Bool
    }

    struct Relationships: Codable {
      let author: ToOne
      let comments: ToMany
    }
  }

  struct APIError: Codable {
    let id: String?
    let status: String?
    let code: String?
    let title: String?
    let detail: String?
    let source: Source?

    struct Source: Codable {
      let pointer: String?
      let parameter: String?
    }
  }

  struct ArticlesDocument: Codable {
    let data: [Article]
  }

  struct CompoundDocument: Codable {
    let data: [Article]
    let included: [Included]
  }

  struct OneArticleDocument: Codable {
    let data: Article
    let included: [Included]
  }

  struct ErrorDocument: Codable {
    let errors: [APIError]
  }
}
