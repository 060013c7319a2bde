extension Document {
  /// The content of a document: data or errors.
  public enum Body: Equatable {
    /// Errors. Meta and links are `nil` if they are absent or cannot be decoded as these types.
    case errors([Error], meta: MetaType?, links: LinksType?)
    /// Data.
    case data(Data)

    /// True if the document has errors.
    public var isError: Bool {
      if case .errors = self { true } else { false }
    }

    /// The errors; `nil` if the document has data.
    public var errors: [Error]? {
      if case .errors(let errors, _, _) = self { errors } else { nil }
    }

    /// The data; `nil` if the document has errors.
    public var data: Data? {
      if case .data(let data) = self { data } else { nil }
    }

    /// The primary data; `nil` if the document has errors.
    public var primaryResource: PrimaryResourceBody? { data?.primary }
    /// The included resources; `nil` if the document has errors.
    public var includes: Includes<IncludeType>? { data?.includes }

    /// The meta; `nil` if a document with errors has none.
    public var meta: MetaType? {
      switch self {
      case .data(let data): data.meta
      case .errors(_, let meta, _): meta
      }
    }

    /// The links; `nil` if a document with errors has none.
    public var links: LinksType? {
      switch self {
      case .data(let data): data.links
      case .errors(_, _, let links): links
      }
    }
  }
}

extension Document.Body {
  /// The content of a document with data.
  public struct Data: Equatable {
    /// The primary data.
    public let primary: PrimaryResourceBody
    /// The included resources.
    public package(set) var includes: Includes<IncludeType>
    /// The meta of the document.
    public let meta: MetaType
    /// The links of the document.
    public let links: LinksType

    /// Creates the content of a document from primary data, includes, meta and links.
    @inline(__always)
    public init(
      primary: PrimaryResourceBody, includes: Includes<IncludeType>, meta: MetaType,
      links: LinksType
    ) {
      self.primary = primary
      self.includes = includes
      self.meta = meta
      self.links = links
    }
  }
}

extension Document.Body: Sendable
where
  PrimaryResourceBody: Sendable, MetaType: Sendable, LinksType: Sendable, IncludeType: Sendable
{}

extension Document.Body.Data: Sendable
where
  PrimaryResourceBody: Sendable, MetaType: Sendable, LinksType: Sendable, IncludeType: Sendable
{}

extension Document.Body: CustomStringConvertible {
  public var description: String {
    switch self {
    case .errors(let errors, let meta, let links):
      "errors: \(errors), meta: \(String(describing: meta)), links: \(String(describing: links))"
    case .data(let data):
      "data: \(data.primary), \(data.includes), meta: \(data.meta), links: \(data.links)"
    }
  }
}
