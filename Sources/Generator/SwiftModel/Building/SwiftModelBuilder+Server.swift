import ResourceSchema

extension SwiftModelBuilder {
  /// Returns the rule for ids from clients, if a server accepts any.
  func clientIdRule(of resource: Resource) -> String? {
    guard options.emit.contains(.server) else { return nil }
    return switch resource.api.clientIds {
    case .forbidden: nil
    case .allowed: ".allowed"
    case .required: ".required"
    }
  }

  /// Returns the include paths that a server accepts, unless it accepts all.
  func includeRule(of resource: Resource) -> String? {
    guard options.emit.contains(.server) else { return nil }
    switch resource.api.includes {
    case nil: return nil
    case .depth(let depth): return ".depth(\(depth))"
    case .paths(let paths):
      let texts = paths.map { SwiftLiteral.string(queryText(of: $0, from: resource)) }
      return ".paths([\(texts.joined(separator: ", "))])"
    }
  }

  /// Returns an include path as it is written in queries.
  private func queryText(of path: IncludePath, from resource: Resource) -> String {
    var owners = [resource]
    var names: [String] = []
    for step in path.relationships.map(\.value) {
      let relationships = owners.flatMap(\.relationships).filter { $0.name.value == step }
      names.append(relationships.first?.queryName ?? step)
      owners = targets(of: relationships).map(\.declaration)
    }
    return names.joined(separator: ".")
  }
}
