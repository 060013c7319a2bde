extension Document.SuccessDocument: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  package init(from reader: inout ModelReader) throws {
    let document = try reader.read(Document.self)
    guard let data = document.body.data else { throw NeedsCodable() }
    self.init(apiDescription: document.apiDescription, data: data)
  }
}

extension Document.ErrorDocument: ModelDecodable
where PrimaryResourceBody: CodableResourceBody, IncludeType: Decodable {
  package init(from reader: inout ModelReader) throws {
    let document = try reader.read(Document.self)
    guard case .errors(let errors, let meta, let links) = document.body else {
      throw NeedsCodable()
    }
    self.init(
      apiDescription: document.apiDescription, errors: errors, meta: meta, links: links)
  }
}

extension Document.SuccessDocument: ModelEncodable {
  package func write(to writer: inout ModelWriter) throws {
    try document.write(to: &writer)
  }
}
