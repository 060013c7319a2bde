import ResourceSchema

/// Finds response documents with more members than `data`.
struct DocumentMapper {
  let types: TypeMapper
  let queries: QueryMapper
  private let resources: [String: Resource]
  private let paths: RelationshipPaths
  private(set) var documents: [Document] = []
  /// The names of the response documents, by the pointer of the operation.
  private(set) var namesByOperation: [String: String] = [:]
  private(set) var places: [String: DescriptionValue] = [:]
  private var indices: [String: Int] = [:]
  private var shapes: ShapeReader { types.shapes }

  init(_ types: TypeMapper, _ queries: QueryMapper, _ schema: Schema) {
    self.types = types
    self.queries = queries
    paths = RelationshipPaths(schema)
    resources = Dictionary(schema.resources.map { ($0.type.value, $0) }) { first, _ in first }
  }

  mutating func add(_ found: FoundDocument) {
    let members = ["links", "meta", "included"].filter { found.shape.property($0) != nil }
    let data = found.types.filter { resources[$0] != nil }
    let isGet =
      found.operation.method == .get && found.role == .response && !found.isMany && data.count == 1
      && queries.collections[data[0]]?.contains { $0 == found.operation.route.collection } == true
    if isGet, found.isNullable {
      shapes.losses.add(
        .lostNullableData,
        "this response may have null instead of `\(data[0])`, which clients reject",
        at: found.shape.property("data") ?? found.shape.place)
    }
    guard found.role == .response, found.hasResources, !members.isEmpty, !data.isEmpty else {
      return
    }
    let component = found.shape.names.last ?? found.operation.place.node["operationId"]?.string
    let key = found.shape.place.pointer
    let paths = includes(of: found, data)
    if let index = indices[key] {
      let known = Set(documents[index].include)
      documents[index].include += paths.filter { !known.contains($0) }
      namesByOperation[found.operation.place.pointer] = documents[index].name.value
      return
    }
    let route = found.operation.route.parts.filter { !Route.isParameter($0) }.last ?? "Answer"
    let name = types.typeName(for: component ?? "\(found.operation.method.rawValue) \(route)")
    let located = data.map { Located($0) }
    var document = Document(
      name: Located(name),
      data: found.isMany ? .many(located) : .one(located, isNullable: found.isNullable && !isGet),
      include: paths)
    (document.links, document.meta) = types.linksAndMeta(of: found.shape)
    document.description = Prose.firstParagraph(of: found.shape.description)
    indices[key] = documents.count
    places[name] = found.shape.place
    namesByOperation[found.operation.place.pointer] = name
    documents.append(document)
  }

  /// Returns the paths that `include` lists; if it lists none, the paths to the included types.
  private func includes(of found: FoundDocument, _ data: [String]) -> [IncludePath] {
    guard !found.includedTypes.isEmpty || found.shape.property("included") != nil else {
      return []
    }
    let listed = queries.includes(of: found.operation).filter { isPath($0, from: data) }
    if !listed.isEmpty { return listed }
    var missing = Set(found.includedTypes)
    var paths: [IncludePath] = []
    var ways: [(path: [String], types: [String])] = [([], data)]
    for _ in 0..<2 where !missing.isEmpty {
      var next: [(path: [String], types: [String])] = []
      for way in ways {
        for type in way.types {
          for relationship in resources[type]?.relationships ?? [] {
            let targets = relationship.targets.map(\.value)
            let path = way.path + [relationship.name.value]
            guard !next.contains(where: { $0.path == path }) else { continue }
            next.append((path, targets))
            if !missing.isDisjoint(with: targets) {
              paths.append(IncludePath(path.map { Located($0) }))
            }
          }
        }
      }
      for way in next { missing.subtract(way.types) }
      ways = next
    }
    return paths
  }

  /// Returns true if relationships lead from one of the types along the path.
  func isPath(_ path: IncludePath, from types: [String]) -> Bool {
    types.compactMap { resources[$0] }.contains { resource in
      paths.steps(path.relationships.map(\.value), from: resource).last?.targets.isEmpty == false
    }
  }
}
