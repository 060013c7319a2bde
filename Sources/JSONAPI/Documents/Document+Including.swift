extension Document {
  /// The document with more included resources. A document with errors stays as it is.
  public func including(_ includes: Includes<IncludeType>) -> Document {
    var document = self
    document.include(includes.values)
    return document
  }

  /// Includes more resources. A document with errors stays as it is.
  public mutating func include(_ resources: some Sequence<IncludeType>) {
    body.include(resources)
  }
}

extension Document where IncludeType == NoIncludes {
  /// The document with included resources, of which it had none.
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

extension Document.SuccessDocument {
  /// The document with more included resources.
  public func including(_ includes: Includes<IncludeType>) -> Document.SuccessDocument {
    var document = self
    document.include(includes.values)
    return document
  }

  /// Includes more resources.
  public mutating func include(_ resources: some Sequence<IncludeType>) {
    data.includes.append(contentsOf: resources)
  }
}

extension Document.SuccessDocument where IncludeType == NoIncludes {
  /// The document with included resources, of which it had none.
  public func including<I: JSONAPI.Include>(
    _ includes: Includes<I>
  )
    -> Document<
      PrimaryResourceBody, MetaType, LinksType, I, APIDescription, Error
    >.SuccessDocument
  {
    .init(
      apiDescription: apiDescription, body: data.primary, includes: includes, meta: data.meta,
      links: data.links)
  }
}

extension Document.Body {
  fileprivate mutating func include(_ resources: some Sequence<IncludeType>) {
    guard case .data(var data) = self else { return }
    // So that the includes have one owner while they grow: else every call copies them all.
    self = .errors([], meta: nil, links: nil)
    data.includes.append(contentsOf: resources)
    self = .data(data)
  }
}

extension Includes {
  /// Adds resources at the end.
  public mutating func append(contentsOf resources: some Sequence<I>) {
    values.append(contentsOf: resources)
    isAbsent = isAbsent && values.isEmpty
  }
}
