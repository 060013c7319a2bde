import Diagnostics
import ResourceSchema

/// The operations on a resource type: which there are, where, and what they answer.
enum EndpointRule {
  static func compare(
    _ old: ResourceAPI, _ new: ResourceAPI, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    // Requests may lead to it whatever the bodies that they can have.
    let everywhere = Carriers.all
    let before = old.operations ?? ResourceAPI.Operation.allCases
    let after = new.operations ?? ResourceAPI.Operation.allCases
    for operation in after where !before.contains(operation) {
      comparison.report(
        .addedOperation, subject, "operation `\(operation.rawValue)` was added", new: places.new,
        carriers: everywhere)
    }
    for operation in before where !after.contains(operation) {
      comparison.report(
        .removedOperation, subject, "operation `\(operation.rawValue)` was removed",
        old: places.old, carriers: everywhere)
    }
    let oldPath = old.path?.value ?? subject.group
    let newPath = new.path?.value ?? subject.group
    if oldPath != newPath {
      comparison.report(
        .changedPath, subject, "the path is `\(newPath)` now, was `\(oldPath)`", old: places.old,
        new: places.new, carriers: everywhere)
    }
    for route in ResourceAPI.Route.allCases where old.paths[route] != new.paths[route] {
      func words(_ path: Located<String>?) -> String {
        path.map { "`\($0.value)`" } ?? "the usual one"
      }
      comparison.report(
        .changedPath, subject,
        "the path of `\(route.rawValue)` is \(words(new.paths[route])) now, was "
          + words(old.paths[route]),
        old: places.old, new: places.new, carriers: everywhere)
    }
    for (name, old, new) in [
      ("list", old.answers.list, new.answers.list), ("get", old.answers.get, new.answers.get),
    ] where old != new {
      func words(_ name: String?) -> String { name.map { "`\($0)`" } ?? "the default document" }
      comparison.report(
        .documentOfOtherSurroundings, subject,
        "`\(name)` is answered with \(words(new?.value)) now, was with \(words(old?.value))",
        old: old?.range ?? places.old, new: new?.range ?? places.new)
    }
  }
}
