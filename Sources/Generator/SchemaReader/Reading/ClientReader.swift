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
    client.atomic = fields["atomic"].flatMap { atomic($0) }
    return client
  }

  private func atomic(_ field: Field) -> Located<String>? {
    guard let path = text(field), ["true", "false", "yes", "no"].contains(path.value)
    else { return ResourcePathReader(self).path(field, .path()) }
    return report(
      .unknownWord, "`atomic` is the path of the endpoint for atomic operations", at: path.range,
      suggestion: ["false", "no"].contains(path.value)
        ? "remove it" : .write("operations", at: path.range, .write("atomic: operations")))
  }

  private func filters(_ field: Field) -> ClientDefinition.Filters? {
    guard field.value.mapping == nil else { return customFilters(field) }
    guard let text = text(field) else { return nil }
    switch FilterWord(rawValue: text.value) {
    case .functions: return .functions
    case .json: return .json
    case nil: return isPattern(text) ? .pattern(text) : nil
    }
  }

  private func customFilters(_ field: Field) -> ClientDefinition.Filters? {
    if let filters = field.value.mapping, areFilters(filters) {
      let names = Set(filters.entries.map(\.key))
      let owner = known.resources.prefix(100).first {
        !names.isDisjoint(with: known.attributes(of: $0))
      }
      return report(
        .misplacedKey,
        "`filters` of `client` says how filters are written, and these belong to a resource type",
        at: field.name.range,
        suggestion: "move `filters:`, with what is below it, to the resource type"
          + (owner.map { ", such as `\($0)`" } ?? " that has them"))
    }
    guard let fields = fields(field, of: .customFilters) else { return nil }
    let module = fields["import"].flatMap { NameReader(self).swiftTypeName($0) }
    let type = required(
      "swift", in: fields, "`filters` does not name a Swift type", at: field.name.range,
      suggestion: "write `filters: \(MappingDefinition.customFilters.example)`, a word or a pattern"
    )
    return type.flatMap { NameReader(self).swiftTypeName($0) }
      .map { .custom(swiftType: $0, module: module) }
  }

  /// True for names with types, as the filters of a resource type have.
  private func areFilters(_ mapping: YAMLNode.Mapping) -> Bool {
    mapping["swift"] == nil
      && mapping.entries.contains { entry in
        let types = (entry.value.mapping?["type"] ?? entry.value).words
        return !types.isEmpty
          && types.allSatisfy { known.namesType($0) || known.hasResource($0) }
      }
  }

  /// Returns true if a text is the pattern of a parameter; reports what it lacks otherwise.
  private func isPattern(_ text: Located<String>) -> Bool {
    let hasOperator = text.value.lowercased().contains("op")
    let example = "filter[{name}]\(hasOperator ? "[{operator}]" : "")"
    func report(_ message: String, note: String? = nil) -> Bool {
      self.report(
        .invalidFilterPattern, message, at: text.range, note: note,
        suggestion: context.draft.diagnostics.suggestion(
          for: text, among: FilterWord.allCases.map(\.rawValue))
          ?? "write a pattern such as `'\(example)'`, or functions or json")
      return false
    }
    let placeholder = #/\{([^}]*)\}/#
    if text.value.replacing(placeholder, with: "").contains(where: { "{}".contains($0) }) {
      return report("unmatched brace in the pattern `\(text.value)`")
    }
    let found = text.value.matches(of: placeholder).map(\.output.1)
    if let other = found.first(where: { $0 != "name" && $0 != "operator" }) {
      let right = text.value.replacing("{\(other)}", with: "{name}")
      if !found.contains("name"), found.allSatisfy({ $0 == other || $0 == "operator" }) {
        return self.report(
          .invalidFilterPattern, "a pattern has `{name}` and `{operator}`, not `{\(other)}`",
          at: text.range, suggestion: .write("'\(right)'", at: text.range)) ?? false
      }
      return report("a pattern has `{name}` and `{operator}`, not `{\(other)}`")
    }
    guard found.count(where: { $0 == "name" }) == 1 else {
      return report(
        found.isEmpty
          ? "`\(text.value)` is not a form of filters"
          : "the pattern has `{name}` \(found.contains("name") ? "twice" : "nowhere")",
        note: "`{name}` is the name of a filter, and a pattern contains it once")
    }
    guard found.count <= 2 else { return report("the pattern has `{operator}` twice") }
    return true
  }
}
