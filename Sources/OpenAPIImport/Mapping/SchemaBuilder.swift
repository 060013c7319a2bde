import Evidence
import JSONSource
import ResourceSchema

/// The schema of a description, before its names are checked.
struct SchemaBuilder {
  let shapes: ShapeReader
  private(set) var schema: Schema
  private(set) var counts = OpenAPIImport.Counts()

  init(_ root: Place, name: String?) {
    shapes = ShapeReader(root)
    let title = root["info"]?["title"]?.node.string
    schema = Schema(name: Located(name ?? Prose.firstParagraph(of: title) ?? "API"))
    schema.description = Prose.firstParagraph(of: root["info"]?["description"]?.node.string)
  }

  mutating func build() {
    let operations = shapes.operations()
    var finder = DocumentFinder(shapes)
    finder.find(in: operations)
    let types = TypeMapper(shapes)
    let queries = QueryMapper(types, operations, finder.documents)
    let targets = TargetFinder(finder, queries.collections, examples(of: operations))
    let mapper = ResourceMapper(types, targets)
    let uses = Dictionary(grouping: finder.uses, by: \.type)
    schema.resources = finder.types.compactMap { type in
      guard Prose.isMemberName(type) else {
        shapes.losses.add(
          .lostName, "`\(type.prefix(60))` is not the name of a resource type",
          at: uses[type]?.first?.shape.place ?? shapes.root)
        return nil
      }
      return uses[type].map { mapper.resource(of: type, $0) }
    }
    declareIdentifiers()
    count(operations)

    var documents = DocumentMapper(types, queries, schema.resources)
    for document in finder.documents { documents.add(document) }
    for index in schema.resources.indices {
      queries.addAPI(
        to: &schema.resources[index], documentNames: documents.namesByOperation)
      dropLostIncludes(of: &schema.resources[index], documents)
    }
    schema.documents = documents.documents
    schema.types = types.declarations
    addFragments()
    queries.reportLostParameters(besides: parameterNames)
  }

  /// What the examples of answers show, as payloads would.
  private func examples(of operations: [Operation]) -> Evidence {
    var evidence = Evidence()
    for operation in operations {
      let exchange = Exchange(
        method: operation.method.rawValue.uppercased(), path: operation.route.parts)
      for example in shapes.examples(of: operation) {
        evidence.add(
          Payload(
            file: "", pointer: example.pointer, role: .response, exchange: exchange,
            root: example.node))
      }
    }
    return evidence
  }

  /// The names of query parameters that the schema states itself.
  private var parameterNames: Set<String> {
    var names: Set<String> = []
    for resource in schema.resources {
      names.formUnion(resource.api.filters.compactMap(\.parameter))
      names.formUnion((resource.api.page?.names ?? [:]).values.map(\.value))
    }
    return names
  }

  /// Adds what an exported description says in the schema language itself.
  private mutating func addFragments() {
    var places = (shapes.root["components"]?["schemas"]?.members ?? []).compactMap {
      $0.place[SchemaTree.key]
    }
    if let place = shapes.root[SchemaTree.key] { places.append(place) }
    guard let last = places.last, let tree = SchemaTree.of(schema) else { return }
    let merged = SchemaTree.merged(tree, with: places.map { JSONTree($0.node) })
    if let schema = SchemaTree.schema(of: merged) {
      self.schema = schema
    } else {
      shapes.losses.add(
        .lostName, "`x-jsonapi` does not go together with the description; it is ignored", at: last)
    }
  }

  private mutating func count(_ operations: [Operation]) {
    counts.operations = operations.count
    counts.resources = schema.resources.count
    counts.attributes = schema.resources.reduce(0) { $0 + $1.attributes.count }
    let relationships = schema.resources.flatMap(\.relationships)
    counts.relationships = relationships.count
    counts.relationshipsWithTarget = relationships.count { !$0.targets.isEmpty }
  }

  /// Declares the types of which relationships have identifiers alone.
  private mutating func declareIdentifiers() {
    var known = Set(schema.resources.map(\.type.value))
    var found: [String] = []
    for index in schema.resources.indices {
      for number in schema.resources[index].relationships.indices {
        let targets = schema.resources[index].relationships[number].targets.map(\.value)
        let valid = targets.filter(Prose.isMemberName)
        if valid.count < targets.count {
          schema.resources[index].relationships[number].targets = valid.map { Located($0) }
          schema.resources[index].relationships[number].leadsToAny = valid.isEmpty
        }
        for target in valid where known.insert(target).inserted { found.append(target) }
      }
    }
    for type in found {
      shapes.losses.add(
        .lostTarget, "of `\(type.prefix(60))` there are identifiers alone; it has no members",
        at: shapes.root["components"] ?? shapes.root)
      schema.resources.append(Resource(type: Located(type)))
    }
  }

  private func dropLostIncludes(of resource: inout Resource, _ documents: DocumentMapper) {
    guard case .paths(let paths) = resource.api.includes else { return }
    let type = resource.type.value
    let good = paths.filter { documents.targets(of: $0, from: [type]) != nil }
    for path in paths where !good.contains(path) {
      let text = path.relationships.map(\.value).joined(separator: ".")
      shapes.losses.add(
        .lostInclude, "`include` of `\(type)` lists `\(text)`, which no relationship leads to",
        at: shapes.root["paths"] ?? shapes.root)
    }
    resource.api.includes = good.isEmpty ? nil : .paths(good)
  }
}
