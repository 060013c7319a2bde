import Diagnostics
import ResourceSchema

/// The operations on a resource type: their presence, their paths and their responses.
enum EndpointRule {
  static func compare(
    _ old: Resource, _ new: Resource, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    var subject = subject
    // Requests use the path, whatever their body is.
    subject.carriers = .all
    let operations = subject.inside("operations")
    let (before, after) = (operationNames(old), operationNames(new))
    for operation in after where !before.contains(operation) {
      comparison.report(
        .addedOperation, operations.member(operation), "operation `\(operation)` was added",
        new: places.new)
    }
    for operation in before where !after.contains(operation) {
      comparison.report(
        .removedOperation, operations.member(operation), "operation `\(operation)` was removed",
        old: places.old)
    }
    comparePaths(old, new, of: subject.inside("path"), at: places, in: &comparison)
    for (name, old, new) in [
      ("list", old.api.answers.list, new.api.answers.list),
      ("get", old.api.answers.get, new.api.answers.get),
    ] where old != new {
      func words(_ name: String?) -> String { name.map { "`\($0)`" } ?? "the default document" }
      comparison.report(
        .documentOfOtherSurroundings, subject.inside("answers").inside(name),
        "the response to `\(name)` is now \(words(new?.value)), was \(words(old?.value))",
        old: old?.range ?? places.old, new: new?.range ?? places.new)
    }
  }

  private static func comparePaths(
    _ old: Resource, _ new: Resource, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    let (oldPath, newPath) = (old.collectionPath, new.collectionPath)
    if oldPath.value != newPath.value {
      comparison.report(
        .changedPath, subject, "the path is now `\(newPath.value)`, was `\(oldPath.value)`",
        old: oldPath.range, new: newPath.range)
    }
    let (before, after) = (routes(of: old), routes(of: new))
    for route in ResourceAPI.Route.allCases where before.contains(route) && after.contains(route) {
      let (oldPlace, newPlace) = (old.api.paths[route], new.api.paths[route])
      // The usual paths change with that of the collection.
      guard oldPlace != nil || newPlace != nil, old.path(of: route) != new.path(of: route) else {
        continue
      }
      comparison.report(
        .changedPath, subject.member(route.rawValue),
        "the path of \(route.words) is now `\(new.path(of: route))`, was `\(old.path(of: route))`",
        old: oldPlace?.range ?? places.old, new: newPlace?.range ?? places.new)
    }
  }

  private static func operationNames(_ resource: Resource) -> [String] {
    (resource.api.operations ?? ResourceAPI.Operation.allCases).map(\.rawValue)
  }

  /// Returns the routes that requests can use.
  private static func routes(of resource: Resource) -> [ResourceAPI.Route] {
    let operations = operationNames(resource)
    return ResourceAPI.Route.allCases.filter {
      operations.contains($0.rawValue)
        || ($0 == .related || $0 == .relationship) && !resource.relationships.isEmpty
    }
  }
}

extension Resource {
  /// The path of the collection, with its place.
  fileprivate var collectionPath: Located<String> { api.path ?? type }
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
