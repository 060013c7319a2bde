import ResourceSchema

extension SwiftModelBuilder {
  /// Returns the data that a server needs in order to read requests about a resource type.
  func serverTable(of resource: Resource) -> ServerTableModel {
    let clientIds: String? =
      switch resource.api.clientIds {
      case .forbidden: nil
      case .allowed: ".allowed"
      case .required: ".required"
      }
    return ServerTableModel(includes: includeRule(of: resource), clientIds: clientIds)
  }

  private func includeRule(of resource: Resource) -> String? {
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
      owners = relationships.flatMap(\.targets).compactMap { self.resource(ofType: $0.value) }
    }
    return names.joined(separator: ".")
  }
}
