import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the operations on a resource type: their presence, their paths and their responses.
  mutating func compareEndpoints(of resource: Both<Resource>, _ subject: Subject) {
    var subject = subject
    // Requests use the path, whatever their body is.
    subject.carriers = .all
    let operations = subject.inside("operations")
    reportUnpaired(
      "operation", in: Pairing(resource.operationNames, by: \.self), added: .addedOperation,
      removed: .removedOperation
    ) { operations.member($0) }
    comparePaths(of: resource, subject.inside("path"))
    for operation in [ResourceAPI.Operation.list, .get] {
      let (name, answer) = (operation.rawValue, resource.api.answers.map { $0[operation] })
      compare(
        answer, .documentOfOtherSurroundings, "the response to `\(name)`",
        subject.inside("answers").inside(name), at: answer.places
      ) { quoted($0?.value, otherwise: "the default document") }
    }
  }

  private mutating func comparePaths(of resource: Both<Resource>, _ subject: Subject) {
    let path = resource.map { $0.api.path ?? $0.type }
    compare(path, .changedPath, "the path", subject, at: path.places) { "`\($0.value)`" }
    let routes = resource.routes
    for route in ResourceAPI.Route.allCases
    where routes.old.contains(route) && routes.new.contains(route) {
      let places = resource.map { $0.api.paths[route] }.places
      // The usual paths change with that of the collection.
      guard places.old != nil || places.new != nil else { continue }
      compare(
        resource.map { $0.path(of: route) }, .changedPath, "the path of \(route.words)",
        subject.member(route.rawValue), at: places
      ) { "`\($0)`" }
    }
  }
}

extension Resource {
  fileprivate var operationNames: [String] {
    (api.operations ?? ResourceAPI.Operation.allCases).map(\.rawValue)
  }

  /// The routes that requests can use.
  fileprivate var routes: [ResourceAPI.Route] {
    ResourceAPI.Route.allCases.filter {
      operationNames.contains($0.rawValue)
        || ($0 == .related || $0 == .relationship) && !relationships.isEmpty
    }
  }
}

extension ResourceAPI.Route {
  fileprivate var words: String {
    switch self {
    case .related: "related resources"
    case .relationship: "relationships"
    case .list, .get, .create, .update, .delete: "`\(rawValue)`"
    }
  }
}
