extension Document {
  /// Returns the document with more included resources. A document with errors does not change.
  public func including(_ includes: Includes<IncludeType>) -> Document {
    var document = self
    document.include(includes.values)
    return document
  }

  /// Adds included resources. A document with errors does not change.
  public mutating func include(_ resources: some Sequence<IncludeType>) {
    body.include(resources)
  }
}

extension Document where IncludeType == NoIncludes {
  /// Returns the document with included resources, for documents without includes.
  public func including<I: JSONAPI.Include>(
    _ includes: Includes<I>
  ) -> Document<PrimaryResourceBody, MetaType, LinksType, I, APIDescription, Error> {
    switch body {
    case .data(let data):
      .init(
        apiDescription: apiDescription, body: data.primary, includes: includes, meta: data.meta,
        links: data.links)
    case .errors(let errors, let meta, let links):
      .init(apiDescription: apiDescription, errors: errors, meta: meta, links: links)
    }
  }
}

extension Document.Body {
  fileprivate mutating func include(_ resources: some Sequence<IncludeType>) {
    guard case .data(var data) = self else { return }
    // Keeps a single reference to the includes, so that appending does not copy them.
    self = .errors([], meta: nil, links: nil)
    data.includes.append(contentsOf: resources)
    self = .data(data)
  }
}
