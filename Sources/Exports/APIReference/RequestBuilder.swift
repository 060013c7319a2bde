import Diagnostics
import Operations
import ResourceSchema

/// Makes the requests of a reference.
struct RequestBuilder {
  private let builder: APIReferenceBuilder
  private let operations: [HTTPOperation]
  private let anchors: AnchorNames

  init(_ builder: APIReferenceBuilder) {
    self.builder = builder
    operations = Operations(builder.schema).all().filter(\.resource.hasAddress)
    anchors = AnchorNames("request", operations.map(Self.key))
  }

  private static func key(_ operation: HTTPOperation) -> String {
    operation.method + operation.path.filter { $0 != "{" && $0 != "}" }
  }

  /// Returns all requests, with their resource types.
  func requests() -> [(type: String, request: APIRequest)] {
    operations.map { operation in
      let type = operation.resource.type.value
      return (
        type,
        APIRequest(
          method: operation.method.uppercased(), path: builder.format.name(operation.path),
          anchor: anchors.anchor(of: Self.key(operation)), summary: summary(of: operation),
          resource: builder.target(type), parameters: parameters(of: operation),
          example: example(of: operation),
          responses: operation.responses.map { response in
            APIResponse(
              status: "\(response.status)",
              example: response.content.map { builder.format.json(document($0, operation)) })
          }, errorStatuses: HTTPOperation.errorStatuses)
      )
    }
  }

  private func summary(of operation: HTTPOperation) -> String {
    let relationship = builder.format.name(operation.relationship?.name.value ?? "")
    return switch operation.kind {
    case .list: "List"
    case .create: "Create"
    case .get: "Get"
    case .update: "Update"
    case .delete: "Delete"
    case .related: "Get \(relationship)"
    case .linkage: "Get the linkage of \(relationship)"
    case .replace: "Replace the linkage of \(relationship)"
    case .add: "Add to \(relationship)"
    case .remove: "Remove from \(relationship)"
    }
  }

  // MARK: Parameters

  private func parameters(of operation: HTTPOperation) -> [APIParameter] {
    let path = operation.pathParameters.map { parameter in
      APIParameter(
        name: builder.format.name(parameter.name), isInPath: true,
        type: [APITypePart(text: parameter.owner.map(builder.idType) ?? "String")],
        description: parameter.owner.map {
          builder.format.line("The id of a resource of type `\($0.type.value)`.")
        }, values: [])
    }
    let fields = operation.query.filter(\.isFields)
    return path + operation.query.filter { !$0.isFields }.map(parameter)
      + (fields.isEmpty ? [] : [self.fields(of: operation.resource)])
  }

  /// One parameter for those of all resource types.
  private func fields(of resource: Resource) -> APIParameter {
    APIParameter(
      name: builder.format.name("fields[…]"), isInPath: false, type: Self.type("[String]"),
      description: builder.format.line(
        "The fields to have of a resource type, such as `fields[\(resource.type.value)]`."),
      values: [])
  }

  private static func type(_ text: String) -> [APITypePart] { [APITypePart(text: text)] }

  private func parameter(_ parameter: QueryParameter) -> APIParameter {
    let format = builder.format
    var result = APIParameter(
      name: format.name(parameter.name), isInPath: false, type: Self.type("[String]"), values: [])
    switch parameter.value {
    case .filter(let filter): result.type = builder.type(of: filter)
    case .functions(let filters), .json(let filters):
      let isJSON = if case .json = parameter.value { true } else { false }
      result.type = Self.type(isJSON ? "JSON" : "String")
      let names = filters.map { "`\($0.name.value)`" }.joined(separator: ", ")
      result.description = format.line("Conditions of \(names).")
    case .sorts(let names):
      result.values = names.map(value)
      result.description = "With a hyphen in front, in reverse order."
    case .page(let name, let page):
      let isText = name == .after || name == .before
      result.type = Self.type(isText ? "String" : "Int")
      let sizes =
        name == .size || name == .limit
        ? [page.size.map { "\($0) by default" }, page.max.map { "at most \($0)" }] : []
      let words = sizes.compactMap(\.self).joined(separator: ", ")
      result.description =
        words.isEmpty ? nil : words.capitalizingFirst + "."
    case .includes(let paths): result.values = paths.map(value)
    case .includesOfDepth(let depth, _, _):
      result.description =
        depth == 1 ? "Any relationship." : "Any paths of at most \(depth) relationships."
    case .fields(_, let names): result.values = names.map(value)
    }
    return result
  }

  private func value(_ text: String) -> APIValue { APIValue(value: builder.format.name(text)) }

  // MARK: Examples

  private func example(of operation: HTTPOperation) -> String {
    let query = operation.query.compactMap(\.example).joined(separator: "&")
    let body = operation.request.map { document($0, operation) }
    let path = builder.samples.path(
      operation.path, operation.pathParameters.map { ($0.name, $0.owner) })
    return builder.format.code(
      [
        "\(operation.method.uppercased()) \(path)\(query.isEmpty ? "" : "?" + query)",
        "Accept: \(HTTPOperation.mediaType)",
      ] + (body == nil ? [] : ["Content-Type: \(HTTPOperation.mediaType)"]), body)
  }

  private func document(
    _ content: HTTPOperation.Content, _ operation: HTTPOperation
  ) -> JSONTree {
    let samples = builder.samples
    let resource = operation.resource
    switch content {
    case .one: return samples.document(of: resource, isMany: false)
    case .many: return samples.document(of: resource, isMany: true)
    case .document(let name):
      let document = builder.schema.documents.first { $0.name.value == name }
      return document.map(samples.example) ?? samples.document(of: resource, isMany: false)
    case .new: return .object(["data": samples.request(resource, isNew: true)])
    case .changes: return .object(["data": samples.request(resource, isNew: false)])
    case .linkage(let relationship): return .object(["data": samples.linkage(of: relationship)])
    case .related(let relationship): return .object(["data": samples.related(relationship)])
    }
  }
}

extension QueryParameter {
  fileprivate var isFields: Bool {
    if case .fields = value { true } else { false }
  }

  /// The parameter with a value that is valid on its own.
  fileprivate var example: String? {
    switch value {
    case .sorts(let names): names.first.map { "\(name)=\($0)" }
    case .includes(let paths): paths.first.map { "\(name)=\($0)" }
    case .page(.size, let page), .page(.limit, let page): "\(name)=\(page.size ?? page.max ?? 20)"
    default: nil
    }
  }
}

extension Resource {
  /// True if the schema specifies operations or a path.
  var hasAddress: Bool {
    if let operations = api.operations, !operations.isEmpty { return true }
    return api.path != nil || !api.paths.isEmpty
  }
}
