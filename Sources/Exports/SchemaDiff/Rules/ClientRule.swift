import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the settings that clients use for all resource types.
  mutating func compareClients() {
    let client = schema.client
    let subject = Subject(group: "client", at: schema.name.places)
    compare(
      client.formOfFilters, .changedQueryName, subject.unseenInSwift,
      at: subject.places.replaced(by: client.map { $0.filters?.range })
    ) { "filters now have the form \($0.new), had \($0.old)" }
    compare(
      client.atomic, .changedPath, subject.inside("atomic"),
      at: subject.places.replaced(by: client.atomic.places)
    ) { path in
      let words = path.map { quoted($0?.value, otherwise: "absent") }
      return "the path of atomic operations is now \(words.new), was \(words.old)"
    }
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
