import JSONSource

/// The relationships between the resources of one document whose targets are included.
struct IncludeGraph {
  private var primary: [JSONNode] = []
  private(set) var included: [UInt64: JSONNode] = [:]

  private static let maxDepth = 6

  init(_ document: JSONObject) {
    guard let included = document["included"]?.array, let data = document["data"] else { return }
    primary = data.array ?? [data]
    for node in included {
      if let resource = StableHash.ofIdentifier(node) { self.included[resource] = node }
    }
  }

  /// The shortest paths to included resources; each of them begins at the primary data.
  func paths() -> Set<[String]> {
    var unseen = included
    for resource in primary.compactMap(StableHash.ofIdentifier) { unseen[resource] = nil }
    var paths: Set<[String]> = []
    var level = primary.map { (path: [String](), node: $0) }
    for _ in 0..<Self.maxDepth where !level.isEmpty && !unseen.isEmpty {
      var next: [(path: [String], node: JSONNode)] = []
      var reached: Set<UInt64> = []
      for (path, node) in level {
        for (name, identifier) in node.object?.linkage ?? [] {
          guard let target = StableHash.ofIdentifier(identifier), let node = unseen[target] else {
            continue
          }
          paths.insert(path + [name])
          if reached.insert(target).inserted { next.append((path + [name], node)) }
        }
      }
      for resource in reached { unseen[resource] = nil }
      level = next
    }
    return paths
  }
}

extension JSONObject {
  /// The identifiers in the relationships of a resource object, with the names of these.
  var linkage: [(relationship: String, identifier: JSONNode)] {
    (self["relationships"]?.object?.members ?? []).flatMap { relationship in
      let data = relationship.value["data"]
      return (data?.array ?? data.map { [$0] } ?? []).map { (relationship.name, $0) }
    }
  }
}

extension StableHash {
  static func ofIdentifier(_ node: JSONNode) -> UInt64? {
    guard let type = node["type"]?.string, let id = node["id"]?.string else { return nil }
    return of(type, id)
  }
}
