import JSONSource

/// The combined evidence about the resource objects of a large document, which are not kept
/// themselves.
public struct DocumentStream {
  fileprivate var graph = IncludeGraph()
  fileprivate var types: Set<String> = []
  fileprivate var dataCount = 0
  fileprivate var includedCount = 0
  fileprivate var isOfIdentifiers = true
  /// False if the document can only be understood as a whole.
  fileprivate var isPlain = true

  public init() {}
}

extension Evidence {
  /// Counts a resource object of a document that is a file of its own.
  public mutating func add(
    _ node: JSONNode, isIncluded: Bool, ofFile file: String, to stream: inout DocumentStream
  ) {
    guard stream.isPlain else { return }
    guard let object = node.object, let type = object["type"]?.string, !type.isEmpty,
      !isIncluded || stream.dataCount > 0
    else {
      stream.isPlain = false
      return
    }
    cursor.file = file
    cursor.pointer = ""
    cursor.included = []
    remember(object["id"]?.string)
    cursor.push(.key(isIncluded ? "included" : "data"))
    cursor.push(.index(isIncluded ? stream.includedCount : stream.dataCount))
    add(object, type, .response, nil, isLinkage: false)
    cursor.pop()
    cursor.pop()
    stream.graph.add(node, isIncluded: isIncluded)
    guard !isIncluded else {
      stream.includedCount += 1
      return
    }
    stream.dataCount += 1
    stream.types.insert(type)
    if object["attributes"] != nil || object["relationships"] != nil {
      stream.isOfIdentifiers = false
    }
  }

  /// Adds the rest of a document, whose resource objects were added before.
  ///
  /// - Returns: False if the document can only be processed as a whole. The added evidence is then
  ///   invalid.
  public mutating func finish(_ root: JSONNode, _ stream: DocumentStream) -> Bool {
    guard stream.isPlain, stream.dataCount > 0, let document = root.object,
      document["data"]?.array != nil, document["included"].map({ $0.array != nil }) ?? true
    else { return false }
    let path = Self.selfPath(of: document)
    guard LinkageEvidence.Key(path: path) == nil else { return false }
    payloadCount += 1
    cursor.pointer = ""
    noteUnknownMembers(of: document)
    remember(stream.types, true, at: path)
    if !stream.isOfIdentifiers {
      addDocument(document, nil, stream.types, isMany: true, stream.graph)
    }
    return true
  }
}
