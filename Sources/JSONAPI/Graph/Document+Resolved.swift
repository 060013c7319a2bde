extension Document {
  /// The document with relationships that lead to the resource objects it holds.
  ///
  /// ```swift
  /// let article = try document.resolved.primary
  /// print(article.title, article.author?.name ?? "anonymous")
  /// ```
  ///
  /// Costs time in proportion to the number of resource objects: keep it, rather than ask again.
  ///
  /// Throws an ``ErrorResponse`` if the document has errors.
  public var resolved: ResolvedDocument<Document> {
    get throws(ErrorResponse<Error>) { try body.resolved }
  }
}

extension Document.Body {
  /// The data with relationships that lead to the resource objects they hold.
  ///
  /// Throws an ``ErrorResponse`` if there are errors instead of data.
  public var resolved: ResolvedDocument<Document> {
    get throws(ErrorResponse<Document.Error>) {
      switch self {
      case .data(let data): return data.resolved
      case .errors(let errors, _, _): throw ErrorResponse(errors: errors)
      }
    }
  }
}

extension Document.Body.Data {
  /// The data with relationships that lead to the resource objects they hold.
  public var resolved: ResolvedDocument<Document> {
    ResolvedDocument(primary: primary, included: includes)
  }
}

extension Document.SuccessDocument {
  /// The document with relationships that lead to the resource objects it holds.
  public var resolved: ResolvedDocument<Document> { data.resolved }
}

/// The errors of a document where its data were asked for.
public struct ErrorResponse<Problem: JSONAPIError>: Error, Equatable {
  /// The errors that the document tells of.
  public let errors: [Problem]

  /// What to throw for a document with errors.
  public init(errors: [Problem]) {
    self.errors = errors
  }
}

extension ErrorResponse: CustomStringConvertible {
  public var description: String {
    "The document has errors instead of data: \(errors.map { "\($0)" }.joined(separator: "; "))."
  }
}
