import Diagnostics
import Operations
import ResourceSchema

public struct APIRequest: Sendable {
  let operation: HTTPOperation
  let context: APIContext
  public let anchor: String

  /// The requests of the resource types with an address, in the order of the schema.
  static func all(in context: APIContext) -> [APIRequest] {
    let operations = Operations(context.schema).all().filter(\.resource.hasAddress)
    let keys = operations.map { $0.method + $0.path.filter { $0 != "{" && $0 != "}" } }
    let anchors = AnchorNames("request", keys)
    return zip(operations, keys).map {
      APIRequest(operation: $0, context: context, anchor: anchors.anchor(of: $1))
    }
  }

  public var method: String { operation.method.uppercased() }
  public var path: String { context.format.name(operation.path) }
  public var resource: APITarget { context.target(operation.resource.type.value) }
  public var errorStatuses: [String] { HTTPOperation.errorStatuses }
  public var responses: [APIResponse] {
    operation.responses.map { response in
      APIResponse(
        status: "\(response.status)",
        example: response.content.map { context.format.json(document($0)) })
    }
  }
  public var summary: String {
    let relationship = context.format.name(operation.relationship?.name.value ?? "")
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

  public var parameters: [APIParameter] {
    let path = operation.pathParameters.map { parameter in
      APIParameter(
        name: context.format.name(parameter.name), isInPath: true,
        type: [APITypePart(text: parameter.owner.map(context.idType) ?? "String")],
        description: parameter.owner.map {
          context.format.line("The id of a resource of type `\($0.type.value)`.")
        })
    }
    let others = operation.query.filter { if case .fields = $0.value { false } else { true } }
    // One parameter for those of all resource types.
    let fields = APIParameter(
      name: context.format.name("fields[…]"),
      description: context.format.line(
        "The fields to have of a resource type, such as "
          + "`fields[\(operation.resource.type.value)]`."))
    return path + others.map(parameter) + (others.count < operation.query.count ? [fields] : [])
  }

  private func parameter(_ parameter: QueryParameter) -> APIParameter {
    var result = APIParameter(name: context.format.name(parameter.name))
    func conditions(_ filters: [ResourceAPI.Filter], in type: String) {
      result.type = [APITypePart(text: type)]
      let names = filters.map { "`\($0.name.value)`" }.joined(separator: ", ")
      result.description = context.format.line("Conditions of \(names).")
    }
    switch parameter.value {
    case .filter(let filter): result.type = context.type(of: filter)
    case .functions(let filters): conditions(filters, in: "String")
    case .json(let filters): conditions(filters, in: "JSON")
    case .sorts(let names):
      result.values = names.map(value)
      result.description = "With a hyphen in front, in reverse order."
    case .page(let name, let page):
      result.type = [APITypePart(text: name == .after || name == .before ? "String" : "Int")]
      guard name == .size || name == .limit else { break }
      let words = [page.size.map { "\($0) by default" }, page.max.map { "at most \($0)" }]
        .compactMap(\.self).joined(separator: ", ")
      result.description = words.isEmpty ? nil : words.capitalizingFirst + "."
    case .includes(let paths): result.values = paths.map(value)
    case .includesOfDepth(let depth, _, _):
      result.description =
        depth == 1 ? "Any relationship." : "Any paths of at most \(depth) relationships."
    case .fields(_, let names): result.values = names.map(value)
    }
    return result
  }

  private func value(_ text: String) -> APIValue { APIValue(value: context.format.name(text)) }

  public var example: String {
    let query = operation.query.compactMap(\.example).joined(separator: "&")
    let body = operation.request.map(document)
    let path = context.samples.path(
      operation.path, operation.pathParameters.map { ($0.name, $0.owner) })
    return context.format.code(
      [
        "\(method) \(path)\(query.isEmpty ? "" : "?" + query)",
        "Accept: \(HTTPOperation.mediaType)",
      ] + (body == nil ? [] : ["Content-Type: \(HTTPOperation.mediaType)"]), body)
  }

  private func document(_ content: HTTPOperation.Content) -> JSONTree {
    let samples = context.samples
    let resource = operation.resource
    switch content {
    case .document(let document): return samples.example(of: document)
    case .new: return .object(["data": samples.request(resource, isNew: true)])
    case .changes: return .object(["data": samples.request(resource, isNew: false)])
    case .linkage(let relationship): return .object(["data": samples.linkage(of: relationship)])
    case .related(let relationship): return .object(["data": samples.related(relationship)])
    }
  }
}

public struct APIParameter: Sendable {
  public var name: String
  public var isInPath = false
  public var type = [APITypePart(text: "[String]")]
  public var description: String?
  public var values: [APIValue] = []
}

/// A response without errors.
public struct APIResponse: Sendable {
  public var status: String
  public var example: String?
}

extension QueryParameter {
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
