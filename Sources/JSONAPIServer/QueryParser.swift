import JSONAPI
import JSONAPIQuery

extension Query where Description: ServerResource {
  /// Creates a query from the query string of a request.
  ///
  /// ```swift
  /// let query = try Query<ArticleDescription>(parsing: request.uri.query, limits: .init(depth: 3))
  /// ```
  ///
  /// The query has the sparse fieldsets of the request too. Throws ``Problems``, all at once, if the
  /// request asks for what the schema does not have: each names its parameter, and the status is 400.
  ///
  /// - Parameter otherParameters: The names of parameters that the schema does not know, and that are
  ///   kept.
  public init(
    parsing queryString: String?, limits: QueryLimits = QueryLimits(),
    otherParameters: Set<String> = []
  ) throws {
    var parser = QueryParser<Description>(limits: limits, otherParameters: otherParameters)
    parser.read(queryString ?? "")
    try Problems.check(parser.problems)
    self = parser.query
  }
}

/// Reads a query string, parameter by parameter.
struct QueryParser<Description: ServerResource> {
  let limits: QueryLimits
  let otherParameters: Set<String>
  private(set) var query = Query<Description>()
  private(set) var problems: [Problem] = []

  private let filters = FilterParser<Description>()
  private let pages = PageParser<Description.Paging>()
  private var tables: [String: FieldTable] = [:]

  init(limits: QueryLimits, otherParameters: Set<String>) {
    self.limits = limits
    self.otherParameters = otherParameters
  }

  mutating func read(_ text: String) {
    let queryString = QueryString(text.hasPrefix("?") ? String(text.dropFirst()) : text)
    for part in queryString.malformed {
      problems.append(.parameter(part, "The parameter is not percent-encoded UTF-8."))
    }
    let parameters = queryString.parameters
    guard parameters.count <= limits.parameters else {
      problems.append(
        Problem(
          status: .badRequest, title: "Too many query parameters",
          detail: "There are \(parameters.count), at most \(limits.parameters) are read."))
      return
    }
    var seen: Set<String> = []
    var filterParameters: [QueryParameter] = []
    var pageParameters: [QueryParameter] = []
    for parameter in parameters {
      let name = parameter.name
      if filters.isFilter(name) {
        if filterParameters.isEmpty { query.clauses.order.append(.filters) }
        filterParameters.append(parameter)
        continue
      }
      let isNew = seen.insert(name).inserted
      if otherParameters.contains(name) {
        query.clauses.order.append(.parameter(parameter))
      } else if !isNew {
        problems.append(.parameter(name, "The parameter occurs more than once."))
      } else if name == "include" {
        readIncludes(parameter.value)
      } else if name == "sort" {
        readSorts(parameter.value)
      } else if pages.parameterNames.contains(name) {
        if pageParameters.isEmpty { query.clauses.order.append(.page) }
        pageParameters.append(parameter)
      } else if name.hasPrefix("fields["), name.hasSuffix("]") {
        readFields(ofType: String(name.dropFirst("fields[".count).dropLast()), parameter)
      } else {
        problems.append(.parameter(name, unknownParameter(name)))
      }
    }
    query.clauses.filters = filters.filters(in: filterParameters, problems: &problems)
    query.clauses.page = pages.page(
      in: pageParameters, maximum: limits.pageSize, problems: &problems)
  }

  private func unknownParameter(_ name: String) -> String {
    var known = ["include", "fields[\(Description.jsonType)]"]
    if !Array(Description.Sorts.allCases).isEmpty { known.append("sort") }
    known += pages.parameterNames + filters.parameterNames
    return "There is no parameter “\(name)”; there are \(known.listed)."
  }

  // MARK: Orders

  private mutating func readSorts(_ text: String) {
    query.clauses.order.append(.sorts)
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let isDescending = part.hasPrefix("-")
      let name = String(isDescending ? part.dropFirst() : part)
      guard let field = Description.Sorts(rawValue: name) else {
        let known = Description.Sorts.allCases.map(\.rawValue)
        problems.append(
          .parameter(
            "sort",
            known.isEmpty
              ? "Resources of type “\(Description.jsonType)” cannot be sorted."
              : "Resources cannot be sorted by “\(name)”, only by \(known.listed)."))
        continue
      }
      if !query.clauses.sorts.contains(where: { $0.field == field }) {
        query.clauses.sorts.append(SortOrder(field, isDescending: isDescending))
      }
    }
  }

  // MARK: Includes

  private mutating func readIncludes(_ text: String) {
    query.clauses.order.append(.includes)
    let paths = text.split(separator: ",").map(String.init)
    guard paths.count <= limits.includes else {
      problems.append(
        .parameter(
          "include",
          "There are \(paths.count) include paths, at most \(limits.includes) are read."))
      return
    }
    for path in paths where !query.clauses.includes.contains(path) {
      if let problem = problem(ofInclude: path) {
        problems.append(.parameter("include", problem))
      } else {
        query.clauses.includes.append(path)
      }
    }
  }

  private mutating func problem(ofInclude path: String) -> String? {
    let steps = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var maximum = limits.depth
    switch Description.includes {
    case .any: break
    case .depth(let depth): maximum = min(depth, maximum)
    case .paths(let paths):
      guard paths.contains(path) else {
        return paths.isEmpty
          ? "Nothing can be included."
          : "“\(path)” cannot be included, only \(paths.listed)."
      }
      return nil
    }
    guard maximum > 0 else { return "Nothing can be included." }
    guard steps.count <= maximum else {
      return "“\(path)” has \(steps.count) relationships, at most \(maximum) are included."
    }
    var owners = [table(of: Description.self)]
    for step in steps {
      var next: [String: FieldTable] = [:]
      for owner in owners {
        guard let field = owner.relationship(query: step) else { continue }
        for target in field.targets { next[target.jsonType] = table(of: target) }
      }
      guard !next.isEmpty else {
        return "“\(step)” is not a relationship of \(owners.map(\.type).listed), which has "
          + "\(owners.flatMap(\.relationshipNames).listed)."
      }
      owners = Array(next.values)
    }
    return nil
  }

  private mutating func table(of type: any ServerResource.Type) -> FieldTable {
    if let table = tables[type.jsonType] { return table }
    let table = FieldTable(type)
    tables[type.jsonType] = table
    return table
  }

  // MARK: Fields

  private mutating func readFields(ofType type: String, _ parameter: QueryParameter) {
    guard let description = description(of: type) else {
      problems.append(
        .parameter(
          parameter.name,
          "No resource of type “\(type)” can be in the answer for \(Description.jsonType)."))
      return
    }
    let table = table(of: description)
    var names: [String] = []
    for part in parameter.value.split(separator: ",") {
      let name = String(part)
      if table[query: name] is any ReadableFieldName {
        if !names.contains(name) { names.append(name) }
      } else {
        problems.append(
          .parameter(
            parameter.name,
            "“\(name)” is not a field of \(type), which has "
              + "\(table.readable.map(\._path.queryName).listed)."))
      }
    }
    query.clauses.order.append(.fields(type: type))
    query.clauses.fields[type] = names
  }

  /// Returns the description of a type that relationships lead to, over any number of steps.
  private mutating func description(of type: String) -> (any ServerResource.Type)? {
    var reached: [any ServerResource.Type] = [Description.self]
    var names: Set = [Description.jsonType]
    var index = 0
    while index < reached.count {
      let current = reached[index]
      if current.jsonType == type { return current }
      for field in table(of: current).readable {
        guard let field = field as? any RelationshipFieldName else { continue }
        for target in field.targets where names.insert(target.jsonType).inserted {
          reached.append(target)
        }
      }
      index += 1
    }
    return nil
  }
}
