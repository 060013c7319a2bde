import Evidence
import ResourceSchema

struct OperationRule {
  let evidence: Evidence
  /// The common prefix of all paths.
  private let base: [String]

  init(_ evidence: Evidence) {
    self.evidence = evidence
    let asked = evidence.endpoints.values.map { Self.collection(of: $0.path) }
      .filter { !$0.isEmpty }
    let linked = evidence.types.values.compactMap { Self.linkedCollection(of: $0)?.path[...] }
    let collections = asked.isEmpty ? linked : asked
    var base: [String] = collections.first?.dropLast() ?? []
    for path in collections.dropFirst() {
      base.removeLast(base.count - zip(base, path.dropLast()).prefix { $0 == $1 }.count)
    }
    self.base = base
  }

  struct Result {
    var path: [String]
    /// The path, where it differs from the type.
    var name: String?
    var operations: [ResourceAPI.Operation]
  }

  func result(for type: String) -> Result? {
    var weights: [[String]: Int] = [:]
    for endpoint in evidence.endpoints.values {
      for (use, count) in endpoint.uses where use.type == type {
        guard let collection = Self.collection(of: endpoint, use) else { continue }
        weights[collection, default: 0] += count
      }
    }
    let best = weights.min { left, right in
      (-left.value, left.key.count, left.key.joined(separator: "/"))
        < (-right.value, right.key.count, right.key.joined(separator: "/"))
    }
    let path: [String]
    let hasSlash: Bool
    if let best {
      path = best.key
      let endpoints = [path, path + [Endpoint.id]].compactMap { evidence.endpoints[$0] }
      hasSlash = endpoints.first?.endsWithSlash ?? false
    } else if let linked = evidence.types[type].flatMap(Self.linkedCollection),
      linked.path.starts(with: base)
    {
      (path, hasSlash) = (linked.path, linked.endsWithSlash)
    } else {
      return nil
    }
    let name = path.dropFirst(base.count).joined(separator: "/") + (hasSlash ? "/" : "")
    guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"?#{}%".utf8.contains($0) }) else {
      return nil
    }
    return Result(
      path: path, name: name == type ? nil : name, operations: operations(of: type, path))
  }

  func endpoints(of type: String) -> [Endpoint] {
    guard let path = result(for: type)?.path else { return [] }
    return [path, path + [Endpoint.id]].compactMap { evidence.endpoints[$0] }
  }

  private func operations(of type: String, _ path: [String]) -> [ResourceAPI.Operation] {
    let list = evidence.endpoints[path]
    let item = evidence.endpoints[path + [Endpoint.id]]
    func has(_ endpoint: Endpoint?, _ method: String, isMany: Bool) -> Bool {
      endpoint?.uses.keys.contains { $0.method == method && $0.type == type && $0.isMany == isMany }
        ?? false
    }
    return ResourceAPI.Operation.allCases.filter { operation in
      switch operation {
      case .list: has(list, "GET", isMany: true)
      case .get: has(item, "GET", isMany: false)
      case .create: has(list, "POST", isMany: false)
      case .update: has(item, "PATCH", isMany: false) || item?.methods.contains("PATCH") ?? false
      case .delete: item?.methods.contains("DELETE") ?? false
      }
    }
  }

  /// The path of the collection that a request is about; `nil` if it is about another one.
  private static func collection(of endpoint: Endpoint, _ use: Endpoint.Use) -> [String]? {
    let path: [String]
    switch (use.method, use.isMany) {
    case ("GET", true), ("POST", false): path = endpoint.path
    case ("GET", false), ("PATCH", false):
      guard endpoint.path.last == Endpoint.id else { return nil }
      path = endpoint.path.dropLast()
    default: return nil
    }
    return path.isEmpty || path.contains(Endpoint.id) ? nil : path
  }

  /// The collection that `self` links of a type lead into most often, if it has no parent.
  private static func linkedCollection(
    of type: Evidence.TypeEvidence
  ) -> Evidence.TypeEvidence.Collection? {
    type.collections.filter { !$0.key.path.contains(Endpoint.id) }.min { left, right in
      (-left.value, left.key.path.joined(separator: "/"), left.key.endsWithSlash ? 1 : 0)
        < (-right.value, right.key.path.joined(separator: "/"), right.key.endsWithSlash ? 1 : 0)
    }?.key
  }

  private static func collection(of path: [String]) -> ArraySlice<String> {
    path.prefix { $0 != Endpoint.id }
  }
}
