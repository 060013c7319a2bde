import JSONSource

/// What payloads show about the response documents of one endpoint, or, if the requests are unknown, of
/// all documents with the same primary data.
public struct DocumentProfile: Sendable {
  public struct Key: Sendable, Hashable {
    /// The components of the path, with ``Endpoint/id`` for ids; `nil` if the request is unknown.
    public var path: [String]?
    /// The types of the primary data of documents without a path.
    public var types: [String]
    public var isMany: Bool
  }

  public let key: Key
  public private(set) var count = 0
  public private(set) var nullCount = 0
  public private(set) var types: Set<String> = []
  /// The links, meta and `jsonapi` of the documents.
  public private(set) var surroundings = ObjectProfile()
  /// The paths of relationships to included resources, outermost first.
  public private(set) var includePaths: Set<[String]> = []

  mutating func add(
    _ document: JSONObject, types: Set<String>, includePaths: Set<[String]>,
    _ cursor: inout Cursor
  ) {
    count += 1
    if document["data"]?.isNull ?? false { nullCount += 1 }
    self.types.formUnion(types)
    self.includePaths.formUnion(includePaths)
    surroundings.add(document, &cursor) { $0 == "links" || $0 == "meta" || $0 == "jsonapi" }
  }
}
