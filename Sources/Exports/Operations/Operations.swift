import Diagnostics
import ResourceSchema

public struct Operations {
  private let schema: Schema
  private let parameters: QueryParameters

  public init(_ schema: Schema) {
    self.schema = schema
    parameters = QueryParameters(schema)
  }

  /// Returns all operations, in the order of the schema. If two have the same method and path, only
  /// the first is returned.
  public func all() -> [HTTPOperation] {
    schema.resources.flatMap(operations).uniqued { [$0.method, $0.path] }
  }

  /// Returns true if the schema specifies that an API has an operation. If it does not specify any,
  /// only read operations are assumed.
  public static func has(_ operation: ResourceAPI.Operation, _ resource: Resource) -> Bool {
    (resource.api.operations ?? [.list, .get]).contains(operation)
  }

  private func operations(of resource: Resource) -> [HTTPOperation] {
    let own = [ResourceAPI.Operation.list, .create, .get, .update, .delete]
      .filter { Self.has($0, resource) }.map { operation($0, of: resource) }
    return own
      + resource.relationships.filter { $0.cardinality != nil }.flatMap { relationship in
        let links = relationship.links.map(schema.members)?.map(\.name.value) ?? []
        return (links.contains("related") ? [related(relationship, of: resource)] : [])
          + (links.contains("self") ? linkage(relationship, of: resource) : [])
      }
  }

  private func operation(
    _ kind: ResourceAPI.Operation, of resource: Resource
  ) -> HTTPOperation {
    let answers = resource.api.answers
    let list = answers[.list].map { HTTPOperation.Content.document($0.value) } ?? .many
    let one = answers[.get].map { HTTPOperation.Content.document($0.value) } ?? .one
    return switch kind {
    case .list:
      operation(
        .list, "get", at: .list, of: resource, query: parameters.many(of: resource),
        [.init(status: 200, content: list)])
    case .create:
      operation(
        .create, "post", at: .create, of: resource, request: .new,
        [.init(status: 201, content: .one)])
    case .get:
      operation(
        .get, "get", at: .get, of: resource, query: parameters.one(of: resource),
        [.init(status: 200, content: one)])
    case .update:
      operation(
        .update, "patch", at: .update, of: resource, request: .changes,
        [.init(status: 200, content: .one), .init(status: 204)])
    case .delete:
      operation(.delete, "delete", at: .delete, of: resource, [.init(status: 204)])
    }
  }

  private func operation(
    _ kind: HTTPOperation.Kind, _ method: String, at route: ResourceAPI.Route,
    _ relationship: Relationship? = nil, of resource: Resource, query: [QueryParameter] = [],
    request: HTTPOperation.Content? = nil, _ responses: [HTTPOperation.Response]
  ) -> HTTPOperation {
    let path = resource.path(of: route)
    let parents = route.parents(in: path).map {
      HTTPOperation.PathParameter(name: $0, owner: schema.parent($0, of: resource))
    }
    let own =
      route.ownPlaceholders.contains("id")
      ? [HTTPOperation.PathParameter(name: "id", owner: resource)] : []
    let name = relationship?.name.value ?? ""
    return HTTPOperation(
      kind: kind, resource: resource, relationship: relationship, method: method,
      path: "/" + path.drop { $0 == "/" }.replacing("{relationship}", with: name),
      pathParameters: parents + own, query: query, request: request, responses: responses)
  }

  private func related(_ relationship: Relationship, of resource: Resource) -> HTTPOperation {
    let types = schema.targets(of: relationship).compactMap { schema.resource(ofType: $0) }
    let isMany = relationship.cardinality == .many
    let query =
      types.count == 1
      ? isMany ? parameters.many(of: types[0]) : parameters.one(of: types[0]) : []
    return operation(
      .related, "get", at: .related, relationship, of: resource, query: query,
      [.init(status: 200, content: .related(relationship))])
  }

  private func linkage(_ relationship: Relationship, of resource: Resource) -> [HTTPOperation] {
    let content = HTTPOperation.Content.linkage(relationship)
    let isSettable = Self.has(.update, resource) && relationship.access == .readWrite
    let replace = [(HTTPOperation.Kind.replace, "patch")]
    let changes =
      !isSettable
      ? []
      : relationship.cardinality == .many
        ? replace + [(.add, "post"), (.remove, "delete")] : replace
    return [
      operation(
        .linkage, "get", at: .relationship, relationship, of: resource,
        query: parameters.linkage(of: relationship, of: resource),
        [.init(status: 200, content: content)])
    ]
      + changes.map { kind, method in
        operation(
          kind, method, at: .relationship, relationship, of: resource, request: content,
          [.init(status: 200, content: content), .init(status: 204)])
      }
  }
}
