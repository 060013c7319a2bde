extension Document.SuccessDocument: Encodable {
  public func encode(to encoder: any Encoder) throws {
    try document.encode(to: encoder)
  }
}

extension Document.SuccessDocument: Decodable, CodableJSONAPIDocument
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  public init(from decoder: any Decoder) throws {
    let document = try Document(from: decoder)
    guard let data = document.body.data else {
      throw DocumentDecodingError.foundErrorDocumentWhenExpectingSuccess(
        errors: document.body.errors ?? [])
    }
    self.init(apiDescription: document.apiDescription, data: data)
  }
}
