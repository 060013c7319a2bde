import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the settings that clients use for all resource types.
  mutating func compareClients() {
    let client = schema.client
    let subject = Subject(group: "client", at: schema.name.places)
    remember(subject)
    compare(
      client.formOfFilters, .changedQueryName, "filters", subject.unseenInSwift,
      at: client.map { $0.filters?.range }, verbs: ("now have the form", "had")
    ) { $0 }
    compare(
      client.atomic, .changedPath, "the path of atomic operations", subject.inside("atomic"),
      at: client.atomic.places
    ) { quoted($0?.value, otherwise: "absent") }
  }
}

extension ClientDefinition {
  fileprivate var formOfFilters: String {
    let form =
      switch filters {
      case nil: "`filter[{name}][{operator}]`"
      case .pattern(let pattern): "`\(pattern.value)`"
      case .functions: "`functions`"
      case .json: "`json`"
      case .custom(let type, _): "of `\(type.value)`"
      }
    return lists == .comma ? form : form + " with repeated parameters"
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
