import Diagnostics
import Evidence
import Inference

struct ResourceUse {
  var type: String
  var role: Role
  var shape: ResolvedSchema
}

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
  private(set) var uses: [ResourceUse] = []
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
      var types: [String] = []
      var hasResources = false
      for resource in resources {
        guard let (type, isResource) = read(resource, as: role) else { continue }
        types.append(type)
        hasResources = hasResources || isResource
      }
      var includedTypes: [String] = []
      if let place = shape.property("included") {
        let included = shapes.shape(of: place)
        let items = included.items.map { alternatives(of: shapes.shape(of: $0)) } ?? []
        // Resources that a request includes are created together with its primary data.
        let role: Role = role == .response ? .response : .create
        includedTypes = items.compactMap { read($0, as: role)?.type }
      }
      documents.append(
        FoundDocument(
          operation: operation, role: role, shape: shape, isMany: data.isArray,
          isNullable: data.isNullable, types: types.uniqued(), hasResources: hasResources,
          includedTypes: includedTypes.uniqued()))
    }
  }

  /// Returns the alternatives of a shape, or the shape itself if it has none.
  private mutating func alternatives(of shape: ResolvedSchema) -> [ResolvedSchema] {
    readMapping(of: shape.place)
    if shape.tag == "type", shape.alternatives.isEmpty, !shape.tagged.isEmpty {
      return shape.tagged.map { shapes.shape(of: $0.place) }
    }
    guard !shape.alternatives.isEmpty, shape.property("attributes") == nil else { return [shape] }
    return shape.alternatives.flatMap { place -> [ResolvedSchema] in
      let alternative = shapes.shape(of: place)
      // An array beside one element, as of endpoints for one resource or many.
      if alternative.isArray { return alternative.items.map { [shapes.shape(of: $0)] } ?? [] }
      return [alternative]
    }
  }

  private mutating func read(_ shape: ResolvedSchema, as role: Role) -> (
    type: String, isResource: Bool
  )? {
    guard shape.property("type") != nil else { return nil }
    let isResource = Self.isResource(shape)
    guard let type = type(of: shape, isResource: isResource) else { return nil }
    if isResource {
      if knownUses.insert("\(role.rawValue)\(type) \(shape.place.pointer)").inserted {
        shapes.reportUnknownMembers(of: shape, .resource)
        uses.append(ResourceUse(type: type, role: role, shape: shape))
        if !types.contains(type) { types.append(type) }
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

  func type(of shape: ResolvedSchema, isResource: Bool) -> String? {
    let types = self.types(of: shape)
    if types.count == 1 { return types[0] }
    if isResource {
      shapes.losses.add(
        .untypedResource,
        types.isEmpty
          ? "this resource schema does not state its type"
          : "this resource schema has several types",
        at: shape.place)
    }
    return nil
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
    let reached = Set(uses.map(\.shape.place.pointer))
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
