extension Document.ErrorDocument: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try document.encode(to: encoder)
  }
}

extension Document.ErrorDocument: Decodable, CodableJSONAPIDocument
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  public init(from decoder: any Decoder) throws {
    let document = try Document(from: decoder)
    guard case .errors(let errors, let meta, let links) = document.body else {
      throw DocumentDecodingError.foundSuccessDocumentWhenExpectingError
    }
    self.init(
      apiDescription: document.apiDescription, errors: errors, meta: meta, links: links)
  }
}
