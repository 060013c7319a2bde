import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads `client`, the settings that clients use for all resource types.
final class ClientReader: MappingReader {
  func client(_ field: Field) -> ClientDefinition {
    var client = ClientDefinition()
    guard let fields = fields(field, of: .client) else { return client }
    client.filters = fields["filters"].flatMap { filters($0) }
    client.lists = word(fields["lists"], ClientDefinition.Lists.self) ?? .comma
    client.atomic = text(fields["atomic"], as: .invalidPath)
    if let path = client.atomic, ["true", "false"].contains(path.value) {
      report(
        .unknownWord, "`atomic` is the path of the endpoint for atomic operations", at: path.range,
        suggestion: .write("atomic: operations", or: "remove it"))
    }
    return client
  }

  private func filters(_ field: Field) -> ClientDefinition.Filters? {
    guard field.value.mapping == nil else { return customFilters(field) }
    switch field.value.scalar.flatMap({ FilterWord(rawValue: $0.text) }) {
    case .functions: return .functions
    case .json: return .json
    case nil:
      return text(
        field, as: .invalidFilterPattern,
        advice: { _ in
          Suggestions.nearest(
            to: field.value.scalar?.text ?? "", among: FilterWord.allCases.map(\.rawValue)
          ).map { .didYouMean($0, at: field.value.range) } ?? Self.pattern(meantBy: field)
        }
      ).map { .pattern($0) }
    }
  }

  /// Returns advice on `filter[name][operator]` and `q[{field}]`.
  private static func pattern(meantBy field: Field) -> Advice? {
    var places = ["[{name}]", "[{operator}]"][...]
    let right = field.value.scalar?.text.replacing(#/\[\{?\w*\}?\]/#) { _ in places.popFirst() ?? ""
    }
    return places.count < 2 ? right.map { .write("filters: '\($0)'") } : nil
  }

  private func customFilters(_ field: Field) -> ClientDefinition.Filters? {
    guard field.value.mapping?["swift"] != nil else {
      return report(
        .missingKey, "`filters` does not name a Swift type", at: field.name.range,
        suggestion:
          "the filters of a resource type belong below it; here is how all filters are sent, such as"
          + " `filters: \(MappingDefinition.customFilters.example)`")
    }
    guard let fields = fields(field, of: .customFilters) else { return nil }
    let module = fields["import"].flatMap { NameReader(self).swiftTypeName($0) }
    return fields["swift"].flatMap { NameReader(self).swiftTypeName($0) }
      .map { .custom(swiftType: $0, module: module) }
  }
}
