import Diagnostics
import Inference
import Profiling

/// A schema of the resource objects of a type.
typealias ResourceUse = (role: Role, shape: ResolvedSchema)

/// A document: a body with primary data.
struct FoundDocument {
  var operation: Operation
  var role: Role
  var shape: ResolvedSchema
  var isMany: Bool
  var isNullable: Bool
  var types: [String]
  /// True if the data are resource objects, not identifiers alone.
  var hasResources: Bool
  var includedTypes: [String]
}

struct DocumentFinder {
  let shapes: ShapeReader
  private(set) var documents: [FoundDocument] = []
  private(set) var uses: [String: [ResourceUse]] = [:]
  /// The types, in the order of their first occurrence.
  private(set) var types: [String] = []
  /// The types that only occur in identifiers.
  private(set) var identifierTypes: [String] = []
  var typeNames: TypeNames { TypeNames(types + identifierTypes) }
  private var knownUses: Set<String> = []
  /// The types by the component to which a discriminator maps them.
  private var mappedTypes: [String: String] = [:]

  init(_ shapes: ShapeReader) {
    self.shapes = shapes
    for schema in shapes.root["components"]?["schemas"]?.members ?? [] {
      readMapping(of: schema.place)
    }
  }

  mutating func find(in operations: [Operation]) {
    for operation in operations {
      let responses = shapes.responses(of: operation).compactMap { shapes.schema(ofBody: $0) }
      for schema in responses { read(schema, of: operation, as: .response) }
      let body = shapes.schema(ofBody: operation.place["requestBody"])
      let role: Role = operation.method == .post ? .create : .update
      if let body { read(body, of: operation, as: role) }
      let bodies = responses + (body.map { [$0] } ?? [])
      if let first = bodies.first, bodies.allSatisfy({ documents(in: $0).isEmpty }) {
        shapes.losses.add(
          .lostOperation,
          "`\(operation.method.rawValue.uppercased())` has JSON that is not a JSON:API document",
          at: DescriptionValue(first.node, operation.place.pointer))
      }
    }
    reportUnreached()
  }

  private mutating func readMapping(of place: DescriptionValue) {
    guard let discriminator = place["discriminator"],
      discriminator.node["propertyName"]?.string.map({ $0 == "type" }) ?? true
    else { return }
    for entry in discriminator["mapping"]?.members ?? [] {
      guard let target = entry.place.node.string else { continue }
      let name = target.split(separator: "/").last.map(String.init) ?? target
      if mappedTypes[name] == nil { mappedTypes[name] = entry.name }
    }
  }

  /// The shapes of a body that have primary data: itself, or its alternatives.
  private func documents(in schema: DescriptionValue) -> [ResolvedSchema] {
    let shape = shapes.shape(of: schema)
    if shape.property("data") != nil { return [shape] }
    return shape.alternatives.map(shapes.shape).filter { $0.property("data") != nil }
  }

  private mutating func read(_ schema: DescriptionValue, of operation: Operation, as role: Role) {
    for shape in documents(in: schema) {
      guard let place = shape.property("data") else { continue }
      shapes.reportUnknownMembers(of: shape, .document)
      let data = shapes.shape(of: place)
      let resources = alternatives(of: data.isArray ? data.items.map(shapes.shape) ?? data : data)
      let found = resources.compactMap { read($0, as: role) }
      let items = shape.property("included").flatMap { shapes.shape(of: $0).items }
      // Resources that a request includes are created together with its primary data.
      let includedRole: Role = role == .response ? .response : .create
      let included = (items.map { alternatives(of: shapes.shape(of: $0)) } ?? [])
        .compactMap { read($0, as: includedRole) }
      documents.append(
        FoundDocument(
          operation: operation, role: role, shape: shape, isMany: data.isArray,
          isNullable: data.isNullable, types: found.map(\.type).uniqued(),
          hasResources: found.contains(where: \.isResource),
          includedTypes: included.map(\.type).uniqued()))
    }
  }

  /// Returns the alternatives of a shape, or the shape itself if it has none.
  private mutating func alternatives(of shape: ResolvedSchema) -> [ResolvedSchema] {
    readMapping(of: shape.place)
    if shape.tag == "type", shape.alternatives.isEmpty, !shape.tagged.isEmpty {
      return shape.tagged.map { shapes.shape(of: $0.place) }
    }
    guard !shape.alternatives.isEmpty, shape.property("attributes") == nil else { return [shape] }
    return shape.alternatives.compactMap { place in
      let alternative = shapes.shape(of: place)
      // An array beside one element, as of endpoints for one resource or many.
      return alternative.isArray ? alternative.items.map(shapes.shape) : alternative
    }
  }

  private mutating func read(_ shape: ResolvedSchema, as role: Role) -> (
    type: String, isResource: Bool
  )? {
    guard shape.property("type") != nil else { return nil }
    let isResource = Self.isResource(shape)
    let found = types(of: shape)
    guard found.count == 1, let type = found.first else {
      if isResource {
        shapes.losses.add(
          .untypedResource,
          found.isEmpty
            ? "this resource schema does not state its type"
            : "this resource schema has several types",
          at: shape.place)
      }
      return nil
    }
    if isResource {
      if knownUses.insert("\(role.rawValue)\(type) \(shape.place.pointer)").inserted {
        shapes.reportUnknownMembers(of: shape, .resource)
        if uses[type] == nil { types.append(type) }
        uses[type, default: []].append((role, shape))
      }
    } else {
      shapes.reportUnknownMembers(of: shape, .identifier)
      if !identifierTypes.contains(type) { identifierTypes.append(type) }
    }
    return (type, isResource)
  }

  static func isResource(_ shape: ResolvedSchema) -> Bool {
    shape.property("attributes") != nil || shape.property("relationships") != nil
  }

  func types(of shape: ResolvedSchema) -> [String] {
    guard let place = shape.property("type") else { return [] }
    let type = shapes.shape(of: place)
    if let only = type.onlyText { return [only] }
    for name in shape.names {
      if let mapped = mappedTypes[name] { return [mapped] }
    }
    if let text = type.defaultValue?.string { return [text] }
    if let values = type.values?.compactMap(\.string), !values.isEmpty { return values }
    if let text = type.example?.string {
      shapes.losses.add(
        .untypedResource, "the type `\(text.prefix(60))` is only known from an example",
        at: type.place)
      return [text]
    }
    return []
  }

  private func reportUnreached() {
    let reached = Set(uses.values.joined().map(\.shape.place.pointer))
    for schema in shapes.root["components"]?["schemas"]?.members ?? [] {
      let shape = shapes.shape(of: schema.place)
      guard Self.isResource(shape), let place = shape.property("type"),
        let type = shapes.shape(of: place).onlyText, !types.contains(type),
        !reached.contains(shape.place.pointer)
      else { continue }
      let fields = ["attributes", "relationships"].reduce(0) { count, key in
        count + (shape.property(key).map { shapes.shape(of: $0).properties.count } ?? 0)
      }
      shapes.losses.add(
        .unreachedSchema,
        "no operation uses the resource type `\(type.prefix(60))`, which has \(counted(fields, "field"))",
        at: schema.place)
    }
  }
}
