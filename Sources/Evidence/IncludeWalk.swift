import JSONSource

/// Finds the relationships that lead from primary data to included resources.
struct IncludeWalk {
  private struct Identifier: Hashable {
    var type: String
    var id: String

    init?(_ node: JSONNode) {
      guard let type = node["type"]?.string, let id = node["id"]?.string else { return nil }
      (self.type, self.id) = (type, id)
    }
  }

  private static let maxDepth = 6

  /// The shortest paths to included resources; each of them begins at the primary data.
  static func paths(in document: JSONObject) -> Set<[String]> {
    guard let included = document["included"]?.array, !included.isEmpty,
      let data = document["data"]
    else { return [] }
    var unseen: [Identifier: JSONNode] = [:]
    for node in included {
      if let identifier = Identifier(node) { unseen[identifier] = node }
    }
    let primary = data.array ?? [data]
    for node in primary { Identifier(node).map { _ = unseen.removeValue(forKey: $0) } }
    var paths: Set<[String]> = []
    var level = primary.map { (path: [String](), node: $0) }
    for _ in 0..<maxDepth where !level.isEmpty && !unseen.isEmpty {
      var next: [(path: [String], node: JSONNode)] = []
      var reached: Set<Identifier> = []
      for (path, node) in level {
        for relationship in node["relationships"]?.object?.members ?? [] {
          guard let linkage = relationship.value["data"] else { continue }
          for target in linkage.array ?? [linkage] {
            guard let identifier = Identifier(target), let node = unseen[identifier] else {
              continue
            }
            paths.insert(path + [relationship.name])
            if reached.insert(identifier).inserted {
              next.append((path + [relationship.name], node))
            }
          }
        }
      }
      for identifier in reached { unseen[identifier] = nil }
      level = next
    }
    return paths
  }
}
