import Diagnostics
import ResourceSchema

/// The settings that clients use for all resource types.
enum ClientRule {
  static func compare(in comparison: inout Comparison) {
    let (old, new) = (comparison.old.client, comparison.new.client)
    let places = TypePlaces(old: comparison.old.name.range, new: comparison.new.name.range)
    let subject = Subject(group: "client", enclosingRange: places.new)
    if words(old) != words(new) {
      comparison.report(
        .changedQueryName, subject.unseenInSwift,
        "filters now have the form \(words(new)), had \(words(old))",
        old: old.filters?.range ?? places.old, new: new.filters?.range ?? places.new)
    }
    if old.atomic != new.atomic {
      func words(_ path: Located<String>?) -> String { path.map { "`\($0.value)`" } ?? "absent" }
      comparison.report(
        .changedPath, subject.inside("atomic"),
        "the path of atomic operations is now \(words(new.atomic)), was \(words(old.atomic))",
        old: old.atomic?.range ?? places.old, new: new.atomic?.range ?? places.new)
    }
  }

  private static func words(_ client: ClientDefinition) -> String {
    let form =
      switch client.filters {
      case nil: "`filter[{name}][{operator}]`"
      case .pattern(let pattern): "`\(pattern.value)`"
      case .functions: "`functions`"
      case .json: "`json`"
      case .custom(let type, _): "of `\(type.value)`"
      }
    return client.lists == .comma ? form : form + " with repeated parameters"
  }
}

extension ClientDefinition.Filters {
  fileprivate var range: SourceRange? {
    switch self {
    case .pattern(let pattern): pattern.range
    case .custom(let type, _): type.range
    case .functions, .json: nil
    }
  }
}
