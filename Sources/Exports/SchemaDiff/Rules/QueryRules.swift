import Diagnostics
import ResourceSchema

extension Comparison {
  mutating func compareQueries(of resource: Both<Resource>, _ subject: Subject) {
    let subject = subject.with { $0.carriers = .requests }
    compareFilters(resource.api.filters, subject.inside("filters"))
    let sorts = Pairing(
      resource.api.sorts, "sort field", by: \.name.value, renamedIf: { _, _ in true })
    reportUnpaired(sorts, added: .addedSort, removed: .removedSort, at: \.name.range) {
      subject.inside("sorts").member($0)
    }
    for sort in sorts.kept {
      remember(subject.inside("sorts").member(sort.new.name.value, at: sort.name.places))
    }
    compareIncludes(resource.api.includes, subject.inside("includes"))
    comparePages(resource.api.page, subject.inside("page"))
  }

  private mutating func compareFilters(_ filters: Both<[ResourceAPI.Filter]>, _ subject: Subject) {
    let pairs = Pairing(
      filters, "filter", by: \.name.value, renamedIf: { $0.subject == $1.subject })
    reportUnpaired(pairs, added: .addedFilter, removed: .removedFilter, at: \.name.range) {
      subject.member($0)
    }
    for filter in pairs.kept {
      let part = subject.member(pairs.name(filter.new), pairs.noun, at: filter.name.places)
      remember(part)
      reportUnpaired(
        Pairing(filter.operators, "operator", by: \.value), of: part.name, added: .addedOperator,
        removed: .removedOperator, at: \.range
      ) { part.member($0) }
      compareParameters(filter.parameter, of: part.name, part)
      compareSubjects(filter.subject, part)
    }
  }

  private mutating func compareParameters(
    _ parameter: Both<String?>, of name: String, _ subject: Subject, at places: Places? = nil
  ) {
    compare(
      parameter.map { quoted($0, otherwise: "the usual one") }, .changedQueryName,
      subject.unseenInSwift, "the parameter of \(name)", at: places)
  }

  private mutating func compareSubjects(
    _ values: Both<ResourceAPI.Filter.Subject>, _ part: Subject
  ) {
    guard let old = values.old.ids, let new = values.new.ids else {
      return compareTypes(
        resolved(values.type), of: part.with { $0.path = "filter[\(part.path)]" })
    }
    compare(
      Both(old: old, new: new).map { "\($0.areMany ? "ids" : "an id") of `\($0.type)`" },
      old.type != new.type
        ? .changedFilterTarget : new.areMany ? .addedIdsToFilter : .removedIdsFromFilter,
      part, verbs: ("now takes", "took"))
  }

  private mutating func compareIncludes(
    _ includes: Both<ResourceAPI.Includes?>, _ subject: Subject
  ) {
    if case .paths(let old) = includes.old, case .paths(let new) = includes.new {
      reportUnpaired(
        Pairing(Both(old: old, new: new), "include path", by: \.text), added: .addedInclude,
        removed: .removedInclude, at: \.range
      ) { subject.member($0) }
    } else {
      compare(
        includes.map(\.words),
        includes.new.reach > includes.old.reach ? .addedInclude : .removedInclude, subject,
        "include paths", verbs: ("are now", "were"))
    }
  }

  private mutating func comparePages(_ page: Both<ResourceAPI.Page?>, _ subject: Subject) {
    compare(
      page.map { quoted($0?.style.rawValue, otherwise: "unset") }, .changedPageStyle, subject,
      "the style of pages")
    guard let old = page.old, let new = page.new, old.style == new.style else { return }
    let page = Both(old: old, new: new)
    compare(
      page.max.map { $0.map { counted($0, "resource") } ?? "any number of resources" },
      new.max ?? .max < old.max ?? .max ? .loweredPageMax : .raisedPageMax, subject, "pages",
      verbs: ("now have at most", "had"))
    compare(
      page.followsLinks, .pageLinksAdded, .pageLinksRemoved, subject.with { $0.carriers = .all },
      "links")
    for parameter in new.style.parameters {
      let name = page.map { $0.names[parameter] }
      compareParameters(
        name.map { $0?.value }, of: "the page's \(parameter.rawValue)", subject, at: name.places)
    }
  }

  /// Compares the settings that clients use for all resource types.
  mutating func compareClients() {
    let client = schema.client
    let subject = Subject(group: "client", at: schema.name.places)
    remember(subject)
    compare(
      client.formOfFilters, .changedQueryName, subject.unseenInSwift, "filters",
      at: client.map { $0.filters?.range }, verbs: ("now have the form", "had"))
    compare(
      client.atomic.map { quoted($0?.value, otherwise: "absent") }, .changedPath,
      subject.inside("atomic"), "the path of atomic operations", at: client.atomic.places)
  }
}

extension IncludePath {
  var range: SourceRange? {
    guard var range = relationships.first?.range, let last = relationships.last else { return nil }
    range.end = last.range.end
    return range
  }
}

extension ResourceAPI.Filter.Subject {
  /// The resource type of the accepted ids, and their number.
  fileprivate var ids: (type: String, areMany: Bool)? {
    switch self {
    case .value: nil
    case .resource(let type): (type, false)
    case .resources(let type): (type, true)
    }
  }

  /// The type of the values; ids of resources are texts.
  fileprivate var type: ValueType {
    switch self {
    case .value(let type): type
    case .resource: .primitive(.string)
    case .resources: .array(.primitive(.string))
    }
  }
}

extension ResourceAPI.Includes? {
  /// A number that is larger where more paths are possible.
  fileprivate var reach: Int {
    switch self {
    case nil: .max
    case .depth(let depth): depth
    case .paths(let paths): paths.map(\.relationships.count).max() ?? 0
    }
  }

  fileprivate var words: String {
    switch self {
    case nil: "unlimited"
    case .depth(let depth): "limited to a depth of \(depth)"
    case .paths(let paths): paths.isEmpty ? "none" : "limited to \(counted(paths.count, "path"))"
    }
  }
}

extension ClientDefinition {
  fileprivate var formOfFilters: String {
    let form =
      switch filters {
      case nil, .pattern: quoted(pattern)
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
