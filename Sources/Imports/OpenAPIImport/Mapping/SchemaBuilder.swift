import Diagnostics
import Inference
import Profiling
import ResourceSchema
import SchemaWriter

/// The schema of a description, before its names are checked.
struct SchemaBuilder {
  let shapes: ShapeReader
  private(set) var schema: Schema
  private(set) var operations: [Operation] = []
  /// The evidence from the example responses, which are used like payloads.
  private(set) var examples = PayloadProfile()
  private let types: TypeMapper
  private var resourcePlaces: [String: [DescriptionValue]] = [:]
  private var documentPlaces: [String: DescriptionValue] = [:]

  init(_ root: DescriptionValue, name: String?, requiresNonNullable: Bool) {
    shapes = ShapeReader(root, requiresNonNullable: requiresNonNullable)
    types = TypeMapper(shapes)
    let title = root["info"]?["title"]?.node.string
    schema = Schema(name: Located(name ?? Prose.firstParagraph(of: title) ?? "API"))
    schema.description = Prose.firstParagraph(of: root["info"]?["description"]?.node.string)
  }

  mutating func build() {
    operations = shapes.operations()
    var finder = DocumentFinder(shapes)
    finder.find(in: operations)
    for example in operations.flatMap(shapes.examples) {
      examples.add(
        Payload(file: "", pointer: example.pointer, role: .response, root: example.node))
    }
    var queries = QueryMapper(types, operations, finder)
    let mapper = ResourceMapper(types, finder, queries.collections, examples)
    let uses = finder.uses
    resourcePlaces = uses.mapValues { $0.map(\.shape.place) }
    schema.resources = finder.types.compactMap { type in
      guard NameRule.isUsable(type) else {
        shapes.losses.add(
          .lostName, "`\(type.prefix(60))` is not the name of a resource type",
          at: uses[type]?.first?.shape.place ?? shapes.root)
        return nil
      }
      return uses[type].map { mapper.resource(of: type, $0) }
    }
    declareIdentifiers(mapper.targetPlaces)

    var documents = DocumentMapper(types, queries, schema)
    for document in finder.documents { documents.add(document) }
    for index in schema.resources.indices {
      queries.addAPI(
        to: &schema.resources[index], documentNames: documents.namesByOperation)
    }
    for index in schema.resources.indices {
      queries.addRelatedQuery(to: &schema.resources[index])
      dropLostIncludes(of: &schema.resources[index], documents, queries)
    }
    schema.documents = documents.documents
    documentPlaces = documents.places
    schema.types = types.declarations
    addFragments()
    queries.reportLost(in: schema)
    reportAddress(queries)
  }

  /// Reports the base URL of the API, which clients take as a parameter.
  private func reportAddress(_ queries: QueryMapper) {
    let server = shapes.root["servers"]?.elements.first
    var address = server?["url"]?.node.string ?? ""
    while address.hasSuffix("/") { address.removeLast() }
    address += queries.prefix.map { "/" + $0 }.joined()
    guard !address.isEmpty else { return }
    shapes.losses.add(
      .lostAddress, "the schema has no address: create clients with `\(address.prefix(200))`",
      at: server ?? shapes.root["paths"] ?? shapes.root)
  }

  /// Returns the place in the description from which a part of the schema was created, by the names
  /// that lead to it; if the part has no place, that of the nearest enclosing part.
  func place(ofPart names: [String]) -> DescriptionValue {
    guard names.count > 1 else { return shapes.root }
    let starts =
      switch names[0] {
      case "types": types.places[names[1]].map { [$0] } ?? []
      case "documents": documentPlaces[names[1]].map { [$0] } ?? []
      default: resourcePlaces[names[1]] ?? []
      }
    let found = starts.map { place(of: names.dropFirst(2), from: $0) }
    return found.max { $0.depth < $1.depth }?.place ?? shapes.root
  }

  private func place(
    of names: ArraySlice<String>, from place: DescriptionValue, depth: Int = 0
  ) -> (place: DescriptionValue, depth: Int) {
    guard let name = names.first else { return (place, depth) }
    let shape = shapes.shape(of: place)
    let next = (shape.items.map(shapes.shape) ?? shape).property(name)
    return next.map { self.place(of: names.dropFirst(), from: $0, depth: depth + 1) }
      ?? (place, depth)
  }

  /// Adds the fragments in the schema language that an exported description contains.
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
        .lostName, "`x-jsonapi` does not match the description; it is ignored", at: last)
    }
  }

  /// Declares the types that only occur in identifiers of relationships.
  private mutating func declareIdentifiers(_ places: [String: DescriptionValue]) {
    var known = Set(schema.resources.map(\.type.value))
    let targets = schema.resources.flatMap(\.relationships).flatMap(\.targets).map(\.value)
    for type in targets where known.insert(type).inserted {
      shapes.losses.add(
        .lostTarget, "there are only identifiers of `\(type.prefix(60))`; it has no members",
        at: places[type] ?? shapes.root)
      schema.resources.append(Resource(type: Located(type)))
    }
  }

  private func dropLostIncludes(
    of resource: inout Resource, _ documents: DocumentMapper, _ queries: QueryMapper
  ) {
    let type = resource.type.value
    resource.api.removeIncludes { path in
      guard !documents.isPath(path, from: [type]) else { return false }
      shapes.losses.add(
        .lostInclude, "`include` of `\(type)` lists `\(path.text)`, which no relationship leads to",
        at: queries.includeParameter(ofType: type) ?? place(ofPart: ["resources", type]))
      return true
    }
  }
}
