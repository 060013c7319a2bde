import JSONSource
import ResourceSchema

@testable import OpenAPIImport

/// Counts what a description has, by rules of its own, and looks for each of it in the schema and in the losses.
struct Account {
  private let root: DescriptionValue
  private let schema: Schema
  private let lostPointers: Set<String>
  private let types: [String: ValueType]
  private var known: Set<String> = []
  /// The numbers of operations, parameters, resource types and members that were looked for.
  private(set) var counts: [String: Int] = [:]
  /// What is in neither, with its pointer.
  private(set) var missing: [String] = []

  init(of root: DescriptionValue, _ schema: Schema, _ losses: [OpenAPILoss]) {
    self.root = root
    self.schema = schema
    lostPointers = Set(losses.map(\.pointer))
    types = Dictionary(
      schema.types.map { ($0.name.value, $0.definition.valueType) }, uniquingKeysWith: { $1 })
    checkOperations()
    checkResources()
  }

  private mutating func expect(
    _ isThere: Bool, _ kind: String, _ place: DescriptionValue, _ name: String
  ) {
    counts[kind, default: 0] += 1
    if !isThere, !isLost(place) { missing.append("\(kind) \(name) at \(place.pointer)") }
  }

  private func isLost(_ place: DescriptionValue) -> Bool {
    parts(of: place).contains { lostPointers.contains($0.pointer) }
  }

  // MARK: - Schemas

  /// A schema, what its references lead to, and the parts of `allOf`.
  private func parts(of place: DescriptionValue) -> [DescriptionValue] {
    var found: [DescriptionValue] = []
    var open = [place]
    while let next = open.popLast(), found.count < 1_000 {
      guard !found.contains(where: { $0.pointer == next.pointer }) else { continue }
      found.append(next)
      if let target = next["$ref"]?.node.string.flatMap({
        root.descendant(at: String($0.dropFirst()))
      }) {
        open.append(target)
      }
      open += next["allOf"]?.elements ?? []
    }
    return found
  }

  private func properties(of place: DescriptionValue) -> [(name: String, place: DescriptionValue)] {
    parts(of: place).flatMap { $0["properties"]?.members ?? [] }
  }

  private func alternatives(of place: DescriptionValue) -> [DescriptionValue] {
    parts(of: place).flatMap {
      ($0["oneOf"]?.elements ?? []) + ($0["anyOf"]?.elements ?? [])
        + ($0["discriminator"]?["mapping"]?.members ?? []).compactMap {
          $0.place.node.string.flatMap { root.descendant(at: String($0.dropFirst())) }
        }
    }
  }

  // MARK: - Operations

  private static func normalized(_ path: some StringProtocol) -> String {
    path.split(separator: "/").map { $0.hasPrefix("{") ? "{}" : String($0) }.joined(separator: "/")
  }

  /// The resource types by the methods and paths at which the schema has them.
  private func endpoints() -> [String: String] {
    var found: [String: String] = [:]
    let methods: [ResourceAPI.Operation: String] = [
      .list: "get", .get: "get", .create: "post", .update: "patch", .delete: "delete",
    ]
    for resource in schema.resources {
      for operation in resource.api.operations ?? ResourceAPI.Operation.allCases {
        guard let route = ResourceAPI.Route(rawValue: operation.rawValue),
          let method = methods[operation]
        else { continue }
        found["\(method) \(Self.normalized(resource.path(of: route)))"] = resource.type.value
      }
      let element = Self.normalized(resource.path(of: .get))
      for relationship in resource.relationships {
        let target = relationship.targets.first?.value ?? ""
        found["get \(element)/\(relationship.name.value)"] = target
        for method in ["get", "post", "patch", "delete"] {
          found["\(method) \(element)/relationships/\(relationship.name.value)"] = target
        }
      }
    }
    return found
  }

  private mutating func checkOperations() {
    let endpoints = endpoints()
    let methods = ["get", "put", "post", "patch", "delete"]
    let all = (root["paths"]?.members ?? []).flatMap { path, item in
      methods.compactMap { method in item[method].map { (method, Self.normalized(path), item, $0) }
      }
    }
    // What all paths begin with is no part of the schema.
    func count(_ length: Int) -> Int {
      all.count { endpoints["\($0.0) " + Self.dropped($0.1, length)] != nil }
    }
    let length = (0..<4).max { (count($0), -$0) < (count($1), -$1) } ?? 0
    for (method, path, item, operation) in all {
      let type = endpoints["\(method) " + Self.dropped(path, length)]
      expect(type != nil, "operation", operation, "\(method) \(path)")
      guard let type, !isLost(operation) else { continue }
      let resource = schema.resources.first { $0.type.value == type }
      let places = [item, operation].flatMap { $0["parameters"]?.elements ?? [] }
      for place in places {
        guard let parameter = parts(of: place).last, let name = parameter.node["name"]?.string,
          ["query", "header"].contains(parameter.node["in"]?.string)
        else { continue }
        expect(Self.has(name, resource), "parameter", place, name)
      }
    }
  }

  private static func dropped(_ path: String, _ length: Int) -> String {
    path.split(separator: "/").dropFirst(length).joined(separator: "/")
  }

  private static func has(_ parameter: String, _ resource: Resource?) -> Bool {
    if parameter == "include" || parameter.hasPrefix("fields") { return true }
    guard let api = resource?.api else { return false }
    let filters = api.filters.flatMap { filter in
      [filter.parameter ?? "filter[\(filter.name.value)]"]
        + filter.operators.map { "filter[\(filter.name.value)][\($0.value)]" }
    }
    let pages = (api.page?.style.parameters ?? []).map {
      api.page?.names[$0]?.value ?? "page[\($0.rawValue)]"
    }
    return filters.contains(parameter) || pages.contains(parameter)
      || parameter == "sort" && !api.sorts.isEmpty
      || parameter == "filter" && !filters.isEmpty || parameter == "page" && !pages.isEmpty
  }

  // MARK: - Resources and their members

  private mutating func checkResources() {
    var mapped: [String: String] = [:]
    var open = [root]
    var found: [DescriptionValue] = []
    while let place = open.popLast() {
      open += place.members.filter { !$0.name.hasPrefix("example") }.map(\.place) + place.elements
      if place["discriminator"]?["propertyName"]?.node.string == "type" {
        for entry in place["discriminator"]?["mapping"]?.members ?? [] {
          mapped[String(entry.place.node.string?.dropFirst() ?? "")] = entry.name
        }
      }
      if place["properties"] != nil || place["allOf"] != nil { found.append(place) }
    }
    for place in found {
      let properties = properties(of: place)
      let fields = properties.filter { ["attributes", "relationships"].contains($0.name) }
      let types = properties.filter { $0.name == "type" }.flatMap { parts(of: $0.place) }
      let values = types.compactMap { type -> String? in
        let values = type["enum"]?.elements ?? []
        return values.count == 1 ? values[0].node.string : type["const"]?.node.string
      }
      guard !fields.isEmpty, let type = mapped[place.pointer] ?? values.first else { continue }
      let resource = schema.resources.first { $0.type.value == type }
      expect(resource != nil, "resource type", place, type)
      guard let resource, !isLost(place) else { continue }
      for (name, container) in fields {
        let others = alternatives(of: container)
        let own = others.filter { mapped[$0.pointer] == nil || mapped[$0.pointer] == type }
        for property in ([container] + own).flatMap(self.properties) {
          guard name == "attributes" else {
            let isThere = resource.relationships.contains { $0.name.value == property.name }
            expect(isThere, "relationship", property.place, "\(type).\(property.name)")
            continue
          }
          let member = resource.attributes.first { $0.name.value == property.name }
          expect(member != nil, "attribute", property.place, "\(type).\(property.name)")
          if let member { check(property.place, member.type, "\(type).\(property.name)") }
        }
      }
    }
  }

  private mutating func check(_ place: DescriptionValue, _ type: ValueType, _ path: String) {
    guard known.insert("\(place.pointer) \(type)").inserted else { return }
    switch type {
    case .named(let name): types[name].map { check(place, $0, name) }
    case .nullable(let type): check(place, type, path)
    case .array(let type):
      for place in parts(of: place).compactMap({ $0["items"] }) { check(place, type, path) }
    case .map(let type):
      for place in parts(of: place).compactMap({ $0["additionalProperties"] }) {
        check(place, type, path)
      }
    case .object(let object): check(place, object.members, path)
    case .union(let union):
      let members = union.cases.flatMap { self.members(of: $0.type) }
      let tag = union.tag.map { [Member(name: $0, type: .primitive(.string))] } ?? []
      for alternative in [place] + alternatives(of: place) {
        check(alternative, members + tag, path)
      }
    default:
      for (name, property) in ([place] + alternatives(of: place)).flatMap({ properties(of: $0) }) {
        if isLost(place) || isLost(property) { continue }
        expect(false, "member", property, "\(path).\(name)")
      }
    }
  }

  private mutating func check(_ place: DescriptionValue, _ members: [Member], _ path: String) {
    for (name, property) in properties(of: place) {
      let found = members.filter { $0.name.value == name }
      expect(!found.isEmpty, "member", property, "\(path).\(name)")
      for member in found { check(property, member.type, "\(path).\(name)") }
    }
  }

  private func members(of type: ValueType) -> [Member] {
    switch type {
    case .named(let name): types[name].map { members(of: $0) } ?? []
    case .nullable(let type): members(of: type)
    case .object(let object): object.members
    case .union(let union):
      union.cases.flatMap { members(of: $0.type) }
        + (union.tag.map { [Member(name: $0, type: .primitive(.string))] } ?? [])
    default: []
    }
  }
}

extension TypeDeclaration.Definition {
  fileprivate var valueType: ValueType {
    if case .value(let type) = self { type } else { .primitive(.json) }
  }
}
