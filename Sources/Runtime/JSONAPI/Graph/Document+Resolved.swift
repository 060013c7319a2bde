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
  /// Throws a ``JSONAPIDecodingError`` with the errors if the document has errors.
  public var resolved: ResolvedDocument<Document> {
    get throws(JSONAPIDecodingError) { try body.resolved }
  }
}

extension Document.Body {
  /// The data with relationships resolved to the resource objects in it.
  ///
  /// Throws a ``JSONAPIDecodingError`` with the errors if the document has errors.
  public var resolved: ResolvedDocument<Document> {
    get throws(JSONAPIDecodingError) {
      switch self {
      case .data(let data): return data.resolved
      case .errors(let errors, _, _): throw .foundErrors(errors)
      }
    }
  }
}

extension Document.Body.Data {
  /// The data with relationships resolved to the resource objects in it.
  public var resolved: ResolvedDocument<Document> { resolved(in: Document.self) }

  /// Returns the data with relationships resolved to the resource objects in it.
  package func resolved<Document: _EncodableJSONAPIDocument>(
    in document: Document.Type
  ) -> ResolvedDocument<Document> where Document.BodyData == Self {
    ResolvedDocument(primary: primary, included: includes)
  }
}
