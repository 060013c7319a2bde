import Diagnostics
import Operations
import ResourceSchema

// Query parameters as OpenAPI describes them, with the values that the generated server accepts.
extension ResourceSchemas {
  /// The maximum page size if the schema does not specify it: a server's default.
  private static let maximumSize = 100

  /// The sparse fieldsets of all resource types, which operations refer to.
  var parameters: [JSONTree.Member] {
    query.fields.compactMap { parameter in
      guard case .fields(let resource, let names) = parameter.value else { return nil }
      return .init(
        component(of: resource),
        Self.parameter(parameter.name, .texts(names, mayBeEmpty: true)))
    }
  }

  private func component(of resource: Resource) -> String {
    name(resource.type.value) + "Fields"
  }

  func tree(of parameter: QueryParameter) -> JSONTree {
    let name = parameter.name
    switch parameter.value {
    case .filter(let filter): return tree(of: filter, named: name)
    case .functions(let filters): return functions(filters, named: name)
    case .json(let filters): return json(filters, named: name)
    case .sorts(let names):
      let texts = JSONTree.texts(names.flatMap { [$0, "-" + $0] })
      return Self.parameter(name, texts + .object(["minItems": .int(1)]))
    case .page(let parameter, let page):
      return Self.parameter(name, Self.schema(of: parameter, page))
    case .includes(let paths), .includesOfDepth(_, let paths?, _):
      return Self.parameter(name, .texts(paths, mayBeEmpty: true))
    case .includesOfDepth(let depth, nil, let pattern):
      return Self.parameter(
        name, .arrays(of: .type("string") + .object(["pattern": .string(pattern)])),
        description: "Paths of at most \(depth) relationships.")
    case .fields(let resource, _):
      return .object(["$ref": .string("#/components/parameters/\(component(of: resource))")])
    }
  }

  private static func parameter(
    _ name: String, _ schema: JSONTree, isExploded: Bool = false, description: String? = nil
  ) -> JSONTree {
    let isArray = schema["type"] == .string("array")
    return .object([
      "name": .string(name), "in": .string("query"),
      "description": description.map { .string($0) }, "style": isArray ? .string("form") : nil,
      "explode": isArray ? .bool(isExploded) : nil, "schema": schema,
    ])
  }

  private static func schema(
    of parameter: ResourceAPI.Page.Parameter, _ page: ResourceAPI.Page
  ) -> JSONTree {
    let isSize = parameter == .size || parameter == .limit
    let isText = parameter == .after || parameter == .before
    return .object([
      "type": .string(isText ? "string" : "integer"),
      "minLength": isText ? .int(1) : nil,
      "minimum": isText ? nil : .int(parameter == .offset ? 0 : 1),
      "maximum": isSize ? .int(page.max ?? maximumSize) : nil,
      "default": isSize ? page.size.map { .int($0) } : nil,
    ])
  }

  private func value(of filter: ResourceAPI.Filter) -> (schema: JSONTree, isList: Bool) {
    func id(_ type: String) -> JSONTree {
      schema.resource(ofType: type).map { self.id(of: $0) } ?? .type("string")
    }
    switch filter.subject {
    case .value(.array(let element)): return (schema(of: element), true)
    case .value(let type): return (schema(of: type), false)
    case .resource(let type): return (id(type), false)
    case .resources(let type): return (id(type), true)
    }
  }

  private func tree(of filter: ResourceAPI.Filter, named name: String) -> JSONTree {
    let (value, isList) = value(of: filter)
    return Self.parameter(
      name, isList ? .arrays(of: value) + .object(["minItems": .int(1)]) : value,
      isExploded: schema.client.pattern != nil && schema.client.lists == .repeated)
  }

  private func functions(_ filters: [ResourceAPI.Filter], named name: String) -> JSONTree {
    let words = filters.map { filter in
      let functions =
        filter.operators.isEmpty ? ["equals", "any"] : filter.operators.map(\.value)
      return functions.map { "\($0)(\(filter.name.value),'…')" }.joined(separator: ", ")
    }
    return Self.parameter(
      name, .type("string") + .object(["minLength": .int(1)]),
      description: "A function: \(words.joined(separator: ", ")); and(…), or(…), not(…) of these.")
  }

  private func json(_ filters: [ResourceAPI.Filter], named name: String) -> JSONTree {
    let any = JSONTree.type("object")
    let conditions = filters.map { filter in
      let value = value(of: filter).schema
      let words = filter.operators.isEmpty ? ["eq", "in_"] : filter.operators.map(\.value)
      return JSONTree.objects(with: [
        ("name", .object(["const": .string(filter.name.value)]), true),
        ("op", .type("string") + .object(["enum": .strings(words)]), true),
        ("val", .object(["anyOf": .array([value, .arrays(of: value)])]), true),
      ])
    }
    let combined = ["and", "or"].map { JSONTree.objects(with: [($0, .arrays(of: any), true)]) }
    let negated = JSONTree.objects(with: [("not", any, true)])
    let schema = JSONTree.arrays(
      of: .object(["anyOf": .array(conditions + combined + [negated])]))
    return .object([
      "name": .string(name), "in": .string("query"),
      "content": .object([.init("application/json", .object(["schema": schema]))]),
    ])
  }
}
