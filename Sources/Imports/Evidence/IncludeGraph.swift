import JSONSource

/// The relationships between the resources of one document whose targets are included.
struct IncludeGraph {
  private typealias Edge = (name: String, target: UInt64)

  private var primary: [(resource: UInt64?, edges: [Edge])] = []
  private var included: [UInt64: [Edge]] = [:]

  private static let maxDepth = 6

  init(_ document: JSONObject) {
    guard let included = document["included"]?.array, !included.isEmpty,
      let data = document["data"]
    else { return }
    for node in data.array ?? [data] { add(node, isIncluded: false) }
    for node in included { add(node, isIncluded: true) }
  }

  var includedHashes: Set<UInt64> { Set(included.keys) }

  private mutating func add(_ node: JSONNode, isIncluded: Bool) {
    let resource = StableHash.ofIdentifier(node)
    var edges: [Edge] = []
    for relationship in node["relationships"]?.object?.members ?? [] {
      guard let linkage = relationship.value["data"] else { continue }
      for target in linkage.array ?? [linkage] {
        if let target = StableHash.ofIdentifier(target) {
          edges.append((relationship.name, target))
        }
      }
    }
    if !isIncluded {
      primary.append((resource, edges))
    } else if let resource {
      included[resource] = edges
    }
  }

  /// The shortest paths to included resources; each of them begins at the primary data.
  func paths() -> Set<[String]> {
    var unseen = included
    for (resource, _) in primary { resource.map { unseen[$0] = nil } }
    var paths: Set<[String]> = []
    var level = primary.map { (path: [String](), edges: $0.edges) }
    for _ in 0..<Self.maxDepth where !level.isEmpty && !unseen.isEmpty {
      var next: [(path: [String], edges: [Edge])] = []
      var reached: Set<UInt64> = []
      for (path, edges) in level {
        for edge in edges {
          guard let edges = unseen[edge.target] else { continue }
          paths.insert(path + [edge.name])
          if reached.insert(edge.target).inserted { next.append((path + [edge.name], edges)) }
        }
      }
      for resource in reached { unseen[resource] = nil }
      level = next
    }
    return paths
  }
}

extension StableHash {
  static func ofIdentifier(_ node: JSONNode) -> UInt64? {
    guard let type = node["type"]?.string, let id = node["id"]?.string else { return nil }
    return of(type, id)
  }
}
