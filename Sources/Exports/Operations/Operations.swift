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
    _ operation: ResourceAPI.Operation, of resource: Resource
  ) -> HTTPOperation {
    let declared = schema.documents.first { $0.name == resource.api.answers[operation] }
    let response = HTTPOperation.Content.document(
      declared ?? parameters.document(of: resource, isMany: operation == .list))
    return switch operation {
    case .list: self.operation(.list, of: resource, query: parameters.many(of: resource), response)
    case .get: self.operation(.get, of: resource, query: parameters.one(of: resource), response)
    case .create: self.operation(.create, of: resource, request: .new, response)
    case .update: self.operation(.update, of: resource, request: .changes, response)
    case .delete: self.operation(.delete, of: resource, nil)
    }
  }

  private func operation(
    _ kind: HTTPOperation.Kind, _ relationship: Relationship? = nil, of resource: Resource,
    query: [QueryParameter] = [], request: HTTPOperation.Content? = nil,
    _ response: HTTPOperation.Content?
  ) -> HTTPOperation {
    let (method, route) = kind.request
    let path = resource.path(of: route)
    let parents = route.parents(in: path).map {
      HTTPOperation.PathParameter(name: $0, owner: schema.parent($0, of: resource))
    }
    let own =
      route.ownPlaceholders.contains("id")
      ? [HTTPOperation.PathParameter(name: "id", owner: resource)] : []
    let name = relationship?.name.value ?? ""
    let withContent = response.map {
      HTTPOperation.Response(status: kind == .create ? 201 : 200, content: $0)
    }
    let withoutContent =
      method == "get" || kind == .create ? nil : HTTPOperation.Response(status: 204)
    return HTTPOperation(
      kind: kind, resource: resource, relationship: relationship, method: method,
      path: "/" + path.drop { $0 == "/" }.replacing("{relationship}", with: name),
      pathParameters: parents + own, query: query, request: request,
      responses: [withContent, withoutContent].compactMap(\.self))
  }

  private func related(_ relationship: Relationship, of resource: Resource) -> HTTPOperation {
    let types = schema.targets(of: relationship).compactMap { schema.resource(ofType: $0) }
    let isMany = relationship.cardinality == .many
    let query =
      types.count == 1
      ? isMany ? parameters.many(of: types[0]) : parameters.one(of: types[0]) : []
    return operation(.related, relationship, of: resource, query: query, .related(relationship))
  }

  private func linkage(_ relationship: Relationship, of resource: Resource) -> [HTTPOperation] {
    let content = HTTPOperation.Content.linkage(relationship)
    let query = parameters.linkage(of: relationship, of: resource)
    let isSettable = Self.has(.update, resource) && relationship.access == .readWrite
    let changes: [HTTPOperation.Kind] =
      !isSettable ? [] : relationship.cardinality == .many ? [.replace, .add, .remove] : [.replace]
    return [operation(.linkage, relationship, of: resource, query: query, content)]
      + changes.map { operation($0, relationship, of: resource, request: content, content) }
  }
}
