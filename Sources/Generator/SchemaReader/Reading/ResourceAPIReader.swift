import Diagnostics
import ResourceSchema
import YAMLSource

final class ResourceAPIReader: MappingReader {
  func api(_ fields: Fields) -> ResourceAPI {
    var api = ResourceAPI()
    if let field = fields["path"] { readPaths(field, into: &api) }
    api.clientIds = word(fields["clientIds"], ResourceAPI.ClientIds.self) ?? .forbidden
    api.operations = operations(fields["operations"])
    api.page = PageReader(self).page(fields["page"])
    api.filters = filters(fields["filters"])
    api.sorts = sorts(fields["sorts"])
    api.includes = includes(fields["includes"])
    api.answers = answers(fields["answers"])
    return api
  }

  /// Reads the path of a collection, or several paths, which are relative to the base URL of the client.
  private func readPaths(_ field: Field, into api: inout ResourceAPI) {
    if field.value.scalar != nil {
      api.path = text(field, as: .invalidPath)
      return
    }
    guard let fields = fields(field, of: .paths) else { return }
    api.path = text(fields["collection"], as: .invalidPath)
    for route in ResourceAPI.Route.allCases {
      api.paths[route] = text(fields[route.rawValue], as: .invalidPath)
    }
  }

  private func sorts(_ field: Field?) -> [ResourceAPI.Sort] {
    guard let field else { return [] }
    guard let elements = field.value.sequence, elements.contains(where: { $0.mapping != nil })
    else {
      let names = names(
        field, of: "an attribute",
        example: "sorts: [\((known.attributes + ["id"]).prefix(2).joined(separator: ", "))]",
        spelling: { [String($0.drop { "-+".contains($0) })] })
      return names?.map { ResourceAPI.Sort(name: $0) } ?? []
    }
    let sorts = elements.compactMap { element in
      element.mapping == nil
        ? text(element, "a sort").map { ResourceAPI.Sort(name: $0) } : declaredSort(element)
    }
    return unique(sorts, by: \.name)
  }

  private func declaredSort(_ node: YAMLNode) -> ResourceAPI.Sort? {
    if let entry = node.mapping?.entries.first, ["asc", "desc"].contains(entry.value.scalar?.text) {
      return report(
        .unknownSort, "a sort field has no direction: clients choose it", at: node.range,
        suggestion: .write(entry.key))
    }
    guard let fields = fields(node, of: .sort),
      let field = required(
        "name", in: fields, "the sort has no name", at: node.range,
        suggestion: .write(MappingDefinition.sort.example))
    else { return nil }
    return text(field, "the name of a sort").map {
      ResourceAPI.Sort(name: $0, isDeclared: true, description: freeText(fields["description"]))
    }
  }

  private func answers(_ field: Field?) -> [ResourceAPI.Operation: Located<String>] {
    guard let field, let fields = fields(field, of: .answers) else { return [:] }
    return [.list: text(fields["list"]), .get: text(fields["get"])].compactMapValues { $0 }
  }

  /// Reads the operations of clients. An empty list means that clients cannot request the type on
  /// its own.
  private func operations(_ field: Field?) -> [ResourceAPI.Operation]? {
    guard let field else { return nil }
    let names = names(field, of: "an operation", example: "operations: [list, get]") { word in
      // In a list, `read` can be combined with `list`, and `GET` is one of two operations.
      WordSynonyms.operations(
        ["read", "GET"].contains(word) && field.value.sequence == nil ? "reading" : word)
        ?? field.words(meantBy: word)
    }
    guard let names else { return nil }
    return names.compactMap { name in
      // A request with this method is one of two operations.
      let advice: Advice? =
        name.value == "GET" ? "write `list` for a collection, `get` for one resource" : nil
      return word(name, of: "operations", ResourceAPI.Operation.self, orAdvise: advice)
    }
  }

  private func filters(_ field: Field?) -> [ResourceAPI.Filter] {
    guard let field else { return [] }
    let example = "filters: { published: Bool, author: people }"
    return (namedFields(field.value, "filters", example: example) ?? []).compactMap { filter($0) }
  }

  private func filter(_ field: Field) -> ResourceAPI.Filter? {
    refuseMark(of: field, "a filter", note: "clients need not use a filter")
    checkIsNamed(field.name, "the filter")
    guard let mapping = field.value.mapping, mapping["map"] == nil else {
      return subject(field.value, of: field).map {
        ResourceAPI.Filter(name: field.name, subject: $0)
      }
    }
    guard let fields = fields(field.value, of: .filter) else { return nil }
    let operators = fields["operators"].flatMap {
      names($0, of: "an operator", example: "operators: [eq, gt, lt]")
    }
    let parameter = text(fields["parameter"])?.value
    let type = required(
      "type", in: fields, "the filter `\(field.name.value)` has no type", at: field.name.range,
      suggestion: "add `type`, the type of its value", as: .missingType,
      advice: {
        let type = $0.value(for: field.name.value, in: "filters")
        return Advice("add `type: \(type)`")
      })
    return type.flatMap { subject($0.value, of: field) }.map {
      var filter = ResourceAPI.Filter(name: field.name, subject: $0, operators: operators ?? [])
      filter.parameter = parameter
      return filter
    }
  }

  private func subject(_ node: YAMLNode, of filter: Field) -> ResourceAPI.Filter.Subject? {
    guard let form = TypeReader(self).type(node, at: .reference) else { return nil }
    switch form.type {
    case .named, .array(.named):
      // The name may be that of a resource type.
      context.draft.references += form.references.map { Reference(name: $0.name, role: .filter) }
    default:
      context.draft.references += form.references
    }
    return .value(form.element)
  }

  private func includes(_ field: Field?) -> ResourceAPI.Includes? {
    guard let field else { return nil }
    if let text = field.value.scalar?.text, !text.contains(where: { !$0.isNumber && $0 != "-" }) {
      return integer(field).map { .depth($0) }
    }
    if field.value.mapping != nil {
      let example = known.includeExample(of: known.resources)
      return report(
        .expectedList, "`includes` must be a list of paths, or an integer from 0 to 100",
        at: field.value.range,
        suggestion: "name relationships, `includes: \(example)`, or the number of them that a path"
          + " may have: `includes: 2`")
    }
    return names(field, of: "a path", example: "includes: [author, comments.author]").map { names in
      .paths(names.compactMap { DocumentReader(self).includePath($0) })
    }
  }
}
