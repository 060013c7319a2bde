import JSONSource

/// The evidence from the endpoint of a relationship, such as `/articles/1/relationships/author`,
/// about its targets.
public struct LinkageEvidence: Sendable {
  public struct Key: Sendable, Hashable {
    /// The parts of the path of the collection whose resources have the relationship.
    public var collection: [String]
    public var name: String
  }

  public let key: Key
  /// The documents of the endpoint, each of which has the form of a relationship object.
  public private(set) var relationship: RelationshipEvidence
  /// Hashes of the paths of the resources that have the relationship, and of the endpoint.
  public private(set) var ownerPaths: Set<UInt64> = []
  public private(set) var paths: Set<UInt64> = []

  init(key: Key) {
    self.key = key
    relationship = RelationshipEvidence(name: key.name)
  }

  mutating func add(_ document: JSONNode, at path: [String], _ cursor: inout Cursor) {
    guard relationship.value.add(document, &cursor) else { return }
    relationship.wholeCount += 1
    paths.insert(URLPath.hash(path))
    ownerPaths.insert(URLPath.hash(path.dropLast(2)))
  }
}

extension LinkageEvidence.Key {
  init?(path: [String]) {
    guard path.count >= 4, path.dropLast().last == "relationships", let name = path.last else {
      return nil
    }
    self.init(collection: Array(path.dropLast(3)), name: name)
  }
}
