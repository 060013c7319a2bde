import Profiling
import ResourceSchema

package struct OperationRule {
  let profile: PayloadProfile
  /// The common prefix of all paths.
  private let base: [String]

  init(_ profile: PayloadProfile) {
    self.profile = profile
    let asked = profile.endpoints.values.map { $0.path.prefix { $0 != Endpoint.id } }
      .filter { !$0.isEmpty }
    let linked = profile.types.values.compactMap { Self.linkedCollection(of: $0)?.path[...] }
    base = Self.commonPrefix(of: (asked.isEmpty ? linked : asked).map { $0.dropLast() })
  }

  struct Result {
    var path: [String]
    /// The path, where it differs from the type.
    var name: String?
    var operations: [ResourceAPI.Operation]
    /// The endpoints of the collection and of its resources.
    var endpoints: [Endpoint]
  }

  func result(for type: String) -> Result? {
    var weights: [[String]: Int] = [:]
    for endpoint in profile.endpoints.values {
      for (use, count) in endpoint.uses where use.type == type {
        guard let collection = Self.collection(of: endpoint, use) else { continue }
        weights[collection, default: 0] += count
      }
    }
    let best = weights.min { left, right in
      (-left.value, left.key.count, left.key.joined(separator: "/"))
        < (-right.value, right.key.count, right.key.joined(separator: "/"))
    }
    let linked = profile.types[type].flatMap(Self.linkedCollection)
    guard let path = best?.key ?? linked?.path, best != nil || path.starts(with: base) else {
      return nil
    }
    let (list, item) = (profile.endpoints[path], profile.endpoints[path + [Endpoint.id]])
    let endpoints = [list, item].compactMap(\.self)
    let hasSlash = best == nil ? linked?.endsWithSlash : endpoints.first?.endsWithSlash
    let name = path.dropFirst(base.count).joined(separator: "/") + (hasSlash == true ? "/" : "")
    guard name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"?#{}%".utf8.contains($0) }) else {
      return nil
    }
    let operations = ResourceAPI.Operation.allCases.filter { operation in
      switch operation {
      case .list: list?.has("GET", type, isMany: true) == true
      case .get: item?.has("GET", type, isMany: false) == true
      case .create: list?.has("POST", type, isMany: false) == true
      case .update: item?.methods.contains("PATCH") == true
      case .delete: item?.methods.contains("DELETE") == true
      }
    }
    return Result(
      path: path, name: name == type ? nil : name, operations: operations, endpoints: endpoints)
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
    of type: PayloadProfile.TypeProfile
  ) -> PayloadProfile.TypeProfile.Collection? {
    type.collections.filter { !$0.key.path.contains(Endpoint.id) }.min { left, right in
      (-left.value, left.key.path.joined(separator: "/"), left.key.endsWithSlash ? 1 : 0)
        < (-right.value, right.key.path.joined(separator: "/"), right.key.endsWithSlash ? 1 : 0)
    }?.key
  }

  package static func commonPrefix(of paths: [ArraySlice<String>]) -> [String] {
    guard var prefix = paths.first else { return [] }
    for path in paths.dropFirst() {
      prefix = prefix.prefix(zip(prefix, path).prefix { $0 == $1 }.count)
    }
    return Array(prefix)
  }
}
