import JSONAPI
import JSONAPIQuery

extension Query where Description: ServerResource {
  /// Creates a query from the query string of a request.
  ///
  /// ```swift
  /// let query = try Query<ArticleDescription>(parsing: request.uri.query, limits: .init(depth: 3))
  /// ```
  ///
  /// The query also has the sparse fieldsets of the request. Throws ``Problems``, all at once, if the request uses
  /// something that the schema does not have. Each problem names its parameter and has the status 400.
  ///
  /// - Parameters:
  ///   - scope: The content of the response. Only requests for a collection can sort, filter and select a page.
  ///   - otherParameters: The names of parameters that are not in the schema, but that the query keeps.
  public init(
    parsing queryString: String?, for scope: QueryScope = .collection,
    limits: QueryLimits = QueryLimits(), otherParameters: Set<String> = []
  ) throws {
    var parser = QueryParser<Description>(
      scope: scope, limits: limits, otherParameters: otherParameters)
    parser.read(queryString ?? "")
    try Problems.check(parser.problems)
    self = parser.query
  }
}

/// The content of the response to a request, which decides which parameters the request can have.
public enum QueryScope: Hashable, Sendable {
  /// Many resources: every parameter of the schema.
  case collection
  /// One resource, or the linkage of a relationship: `include` and `fields`.
  case resource
  /// No document, as after deleting a resource: no parameters.
  case nothing
}

/// Reads a query string, parameter by parameter.
struct QueryParser<Description: ServerResource> {
  let scope: QueryScope
  let limits: QueryLimits
  let otherParameters: Set<String>
  private(set) var query = Query<Description>()
  private(set) var problems: [Problem] = []

  private let filters = FilterParser<Description>()
  private let pages = PageParser<Description.Paging>()
  private var tables = FieldTables()

  init(scope: QueryScope, limits: QueryLimits, otherParameters: Set<String>) {
    self.scope = scope
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
      if let refusal = refusal(of: name) {
        problems.append(.parameter(name, refusal))
        continue
      }
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

  /// Returns the reason why a parameter has no effect on a response of this scope;
  /// `nil` if it can have one.
  private func refusal(of name: String) -> String? {
    guard scope != .collection, !otherParameters.contains(name) else { return nil }
    if scope == .nothing { return "Requests of this kind cannot have “\(name)”." }
    let isOfCollections =
      name == "sort" || pages.parameterNames.contains(name) || filters.isFilter(name)
    return isOfCollections ? "Only requests for collections can have “\(name)”." : nil
  }

  private mutating func unknownParameter(_ name: String) -> String {
    var known = canInclude ? ["include"] : []
    known.append("fields[\(Description.jsonType)]")
    if scope == .collection {
      if !Array(Description.Sorts.allCases).isEmpty { known.append("sort") }
      known += pages.parameterNames + filters.parameterNames
    }
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
    guard canInclude else {
      problems.append(.parameter("include", "Nothing can be included."))
      return
    }
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

  private var canInclude: Bool {
    mutating get {
      switch Description.includes {
      case .any, .depth(1...):
        limits.depth > 0 && !tables[Description.self].relationshipNames.isEmpty
      case .depth: false
      case .paths(let paths): !paths.isEmpty
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
      return paths.contains(path)
        ? nil : "“\(path)” cannot be included, only \(paths.listed)."
    }
    guard steps.count <= maximum else {
      return "“\(path)” has \(steps.count) relationships, at most \(maximum) are included."
    }
    var owners = [tables[Description.self]]
    for step in steps {
      let next = tables.targets(of: step, in: owners)
      guard !next.isEmpty else {
        return "“\(step)” is not a relationship of \(owners.map(\.type).listed), which has "
          + "\(owners.flatMap(\.relationshipNames).listed)."
      }
      owners = next
    }
    return nil
  }

  // MARK: Fields

  private mutating func readFields(ofType type: String, _ parameter: QueryParameter) {
    guard let description = description(of: type) else {
      problems.append(
        .parameter(
          parameter.name,
          "No resource of type “\(type)” can be in the response for \(Description.jsonType)."))
      return
    }
    let table = tables[description]
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
      for field in tables[current].readable {
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

/// The limits of a query.
public struct QueryLimits: Hashable, Sendable {
  /// The maximum number of relationships in an include path, if the schema does not limit it.
  public var depth: Int
  /// The maximum number of resources on a page, if the schema does not have a smaller one.
  public var pageSize: Int
  /// The maximum number of parameters.
  public var parameters: Int
  /// The maximum number of include paths.
  public var includes: Int

  /// Creates limits.
  public init(depth: Int = 3, pageSize: Int = 100, parameters: Int = 100, includes: Int = 20) {
    self.depth = depth
    self.pageSize = pageSize
    self.parameters = parameters
    self.includes = includes
  }
}
