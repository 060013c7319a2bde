extension Document {
  /// The document with relationships resolved to the resource objects in it.
  ///
  /// ```swift
  /// let article = try document.resolved.primary
  /// print(article.title, article.author?.name ?? "anonymous")
  /// ```
  ///
  /// Takes time proportional to the number of resource objects, so keep the result instead of reading
  /// this property repeatedly.
  ///
  /// Throws an ``ErrorResponse`` if the document has errors.
  public var resolved: ResolvedDocument<Document> {
    get throws(ErrorResponse<Error>) { try body.resolved }
  }
}

extension Document.Body {
  /// The data with relationships resolved to the resource objects in it.
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
  /// The data with relationships resolved to the resource objects in it.
  public var resolved: ResolvedDocument<Document> {
    ResolvedDocument(primary: primary, included: includes)
  }
}

extension DocumentBodyData {
  /// Returns the data with relationships resolved to the resource objects in it.
  package func resolved<Document: DocumentBodyContext>(
    in document: Document.Type
  ) -> ResolvedDocument<Document> where Document.BodyData == Self {
    ResolvedDocument(primary: primary, included: includes)
  }
}

extension Document.SuccessDocument {
  /// The document with relationships resolved to the resource objects in it.
  public var resolved: ResolvedDocument<Document> { data.resolved }
}

/// The errors of a document that was expected to have data.
public struct ErrorResponse<Problem: JSONAPIError>: Error, Equatable {
  /// The errors of the document.
  public let errors: [Problem]

  /// Creates an error for a document with errors.
  public init(errors: [Problem]) {
    self.errors = errors
  }
}

extension ErrorResponse: CustomStringConvertible {
  public var description: String {
    "The document has errors instead of data: \(errors.map { "\($0)" }.joined(separator: "; "))."
  }
}
