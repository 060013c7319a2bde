import Diagnostics
import ResourceSchema
import YAMLSource

/// Reads the API of a resource: paths, operations, pages, filters, sorts, includes.
final class ResourceAPIReader: MappingReader {
  func api(_ fields: Fields) -> ResourceAPI {
    var api = ResourceAPI()
    (api.path, api.paths) = ResourcePathReader(self).paths(fields["path"])
    api.clientIds = word(fields["clientIds"], ResourceAPI.ClientIds.self) ?? .forbidden
    api.operations = operations(fields["operations"])
    api.page = PageReader(self).page(fields["page"])
    api.filters = filters(fields["filters"])
    api.sorts = sorts(fields["sorts"])
    api.includes = includes(fields["includes"])
    api.answers = answers(fields["answers"])
    return api
  }

  private func sorts(_ field: Field?) -> [ResourceAPI.Sort] {
    guard let field else { return [] }
    guard let elements = field.value.sequence, elements.contains(where: { $0.mapping != nil })
    else {
      let names = names(
        field, of: "an attribute",
        example: "sorts: [\((known.attributes + ["id"]).prefix(2).joined(separator: ", "))]",
        spelling: { [known] word in
          let word = String(word.drop { $0 == "-" || $0 == "+" })
          if word.contains(".") { return [word] }
          return [Suggestions.nearest(to: word, among: known.attributes) ?? word]
        })
      return names?.map { ResourceAPI.Sort(name: $0) } ?? []
    }
    let sorts = elements.compactMap { element in
      element.mapping == nil
        ? text(element, "a sort").map { ResourceAPI.Sort(name: $0) } : declaredSort(element)
    }
    return unique(sorts, by: \.name)
  }

  /// Reads a sort that is not a field.
  private func declaredSort(_ node: YAMLNode) -> ResourceAPI.Sort? {
    if let entry = node.mapping?.entries.first, node.mapping?.entries.count == 1,
      ["asc", "desc", "ascending", "descending"].contains(entry.value.scalar?.text)
    {
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

  private func answers(_ field: Field?) -> ResourceAPI.Answers {
    guard let field, let fields = fields(field, of: .answers) else { return ResourceAPI.Answers() }
    return ResourceAPI.Answers(
      list: fields["list"].flatMap { answer($0) }, get: fields["get"].flatMap { answer($0) })
  }

  private func answer(_ field: Field) -> Located<String>? {
    let key = field.name.value
    guard field.value.scalar == nil, let word = field.value.words.first,
      let resource = known.resource(meantBy: word)
    else { return text(field) }
    let document = known.document(of: resource)
    return report(
      .expectedText, "`\(key)` names a document, and not its data", at: field.value.range,
      suggestion: document.map {
        .write($0, at: field.value.range, of: key)
      }
        ?? "declare a document, `documents: { \(KeyTemplate.typeName(word))List: { data: [\(resource)]"
        + " } }`, and write `\(key): \(KeyTemplate.typeName(word))List`")
  }

  /// Reads the operations of clients. An empty list means that clients cannot request the type on
  /// its own.
  private func operations(_ field: Field?) -> [ResourceAPI.Operation]? {
    guard let field else { return nil }
    let names = names(field, of: "an operation", example: "operations: [list, get]") { word in
      // In a list, `read` can be combined with `list`.
      WordSynonyms.operations(word == "read" && field.value.sequence == nil ? "reading" : word)
        ?? self.words(meantBy: word, of: field)
    }
    guard let names else { return nil }
    return names.compactMap { name in
      let get: Advice? =
        name.value.lowercased() == "get"
        ? .write(
          "list, get", at: name.range,
          "`\(name.value)` is `list` for a collection and `get` for one resource: write `list, get`"
        )
        : nil
      return word(name, of: "operations", ResourceAPI.Operation.self, orAdvise: get)
    }
  }

  private func filters(_ field: Field?) -> [ResourceAPI.Filter] {
    guard let field else { return [] }
    let example = "filters: { published: Bool, author: people }"
    return (namedFields(field.value, "filters", example: example) ?? []).compactMap { filter($0) }
  }

  private func filter(_ field: Field) -> ResourceAPI.Filter? {
    refuseMark(of: field, "a filter", note: "clients need not use a filter")
    if field.name.value.isEmpty {
      report(
        .emptyValue, "the filter has no name", at: field.name.range,
        suggestion: "write its name before the `:`")
    }
    if let words = wordsWithoutType(field.value) {
      ListedFields(self).report(filter: field, words)
      return nil
    }
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
      suggestion: "add `type: \(ListedFields(self).value(for: field.name.value, in: "filters"))`",
      as: .missingType)
    return type.flatMap { subject($0.value, of: field) }.map {
      var filter = ResourceAPI.Filter(name: field.name, subject: $0, operators: operators ?? [])
      filter.parameter = parameter
      return filter
    }
  }

  /// Returns the operators, or the word that only states that a filter exists, where the type of
  /// its values belongs; `nil` for a type.
  private func wordsWithoutType(_ node: YAMLNode) -> [String]? {
    guard node.mapping == nil else { return nil }
    let words = node.sequence?.compactMap { $0.scalar?.text } ?? [node.scalar?.text ?? ""]
    let isFlag = words.count == 1 && ["true", "", "~", "null"].contains(words[0])
    return isFlag || !words.isEmpty && words.allSatisfy(Self.operators.contains) ? words : nil
  }

  /// Operators of filters that APIs use.
  static let operators: Set<String> = [
    "eq", "ne", "neq", "gt", "lt", "gte", "lte", "ge", "le", "in", "nin", "like", "ilike",
    "contains", "exact", "iexact", "icontains", "range", "matches", "equals", "startswith",
    "between", "not",
  ]

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
    let range = field.value.range
    let advice: Advice
    if let entries = field.value.mapping?.entries, entries.count == 1,
      let number = entries[0].value.scalar?.text, Int(number) != nil
    {
      advice = .write(
        number, at: range,
        .write("includes: \(number)") + ", the number of relationships that a path may have")
    } else if let text = field.value.scalar?.text {
      guard text.contains(where: { !$0.isNumber && $0 != "-" }) else {
        return integer(field).map { .depth($0) }
      }
      let words = ListedWords.split(text)
      let paths = words.compactMap { known.path($0, of: known.resources) }
      advice =
        paths.count < words.count
        ? "name relationships, `includes: \(known.includeExample(of: known.resources))`, or the"
          + " number of them that a path may have: `includes: 2`"
        : .write(ListedWords.list(paths), at: range, of: "includes")
    } else {
      let example = "includes: [author, comments.author]"
      return names(field, of: "a path", example: example).map { names in
        .paths(names.compactMap { DocumentReader(self).includePath($0) })
      }
    }
    return report(
      .expectedList, "`includes` must be a list of paths, or an integer from 0 to 100", at: range,
      suggestion: advice)
  }
}
