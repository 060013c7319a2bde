import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the query parameters of a resource type: filters, sort fields, include paths and pages.
  mutating func compareQueries(of resource: Both<Resource>, _ subject: Subject) {
    var subject = subject
    subject.carriers = .requests
    compareFilters(resource.api.filters, subject.inside("filters"))
    var sorts = Pairing(resource.api.sorts, by: \.name.value)
    sorts.findRenamed()
    reportUnpaired(
      "sort field", in: sorts, added: .addedSort, removed: .removedSort, at: \.name.range
    ) { subject.inside("sorts").member($0) }
    for sort in sorts.kept {
      remember(subject.inside("sorts").member(sort.new.name.value, at: sort.name.places))
    }
    compareIncludes(resource.api.includes, subject.inside("includes"))
    comparePages(resource.api.page, subject.inside("page"))
  }

  // MARK: - Filters

  private mutating func compareFilters(_ filters: Both<[ResourceAPI.Filter]>, _ subject: Subject) {
    var pairs = Pairing(filters, by: \.name.value)
    pairs.findRenamed(where: { $0.subject == $1.subject })
    reportUnpaired(
      "filter", in: pairs, added: .addedFilter, removed: .removedFilter, at: \.name.range
    ) { subject.member($0) }
    for filter in pairs.kept {
      let part = subject.member(filter.new.name.value, at: filter.name.places)
      remember(part)
      let name = "filter `\(part.path)`"
      reportUnpaired(
        "operator", of: name, in: Pairing(filter.operators, by: \.value), added: .addedOperator,
        removed: .removedOperator, at: \.range
      ) { part.member($0) }
      compareParameters(filter.parameter, of: name, part)
      compareSubjects(filter.subject, name, part)
    }
  }

  private mutating func compareParameters(
    _ parameter: Both<String?>, of name: String, _ subject: Subject, at places: Places? = nil
  ) {
    compare(
      parameter, .changedQueryName, "the parameter of \(name)", subject.unseenInSwift, at: places
    ) { quoted($0, otherwise: "the usual one") }
  }

  private mutating func compareSubjects(
    _ values: Both<ResourceAPI.Filter.Subject>, _ name: String, _ part: Subject
  ) {
    guard let old = values.old.ids, let new = values.new.ids else {
      var value = part
      value.path = "filter[\(part.path)]"
      return compareTypes(values.map { TypeUse($0.type) }, of: value)
    }
    let row: ChangeRow =
      if old.type != new.type {
        .changedFilterTarget
      } else {
        new.areMany ? .addedIdsToFilter : .removedIdsFromFilter
      }
    compare(values, row, name, part, verbs: ("now takes", "took")) {
      guard let ids = $0.ids else { return "values" }
      return "\(ids.areMany ? "ids" : "an id") of `\(ids.type)`"
    }
  }

  // MARK: - Include paths

  private mutating func compareIncludes(
    _ includes: Both<ResourceAPI.Includes?>, _ subject: Subject
  ) {
    if case .paths(let old) = includes.old, case .paths(let new) = includes.new {
      reportUnpaired(
        "include path", in: Pairing(Both(old: old, new: new), by: \.text), added: .addedInclude,
        removed: .removedInclude, at: \.range
      ) { subject.member($0) }
    } else {
      compare(
        includes, includes.new.reach > includes.old.reach ? .addedInclude : .removedInclude,
        "include paths", subject, verbs: ("are now", "were"), words: \.words)
    }
  }

  // MARK: - Pages

  private mutating func comparePages(_ page: Both<ResourceAPI.Page?>, _ subject: Subject) {
    let style = page.map { $0?.style }
    compare(style, .changedPageStyle, "the style of pages", subject) {
      quoted($0?.rawValue, otherwise: "unset")
    }
    guard let old = page.old, let new = page.new, old.style == new.style else { return }
    let page = Both(old: old, new: new)
    let isLower = new.max ?? .max < old.max ?? .max
    compare(
      page.max, isLower ? .loweredPageMax : .raisedPageMax, "pages", subject,
      verbs: ("now have at most", "had")
    ) { $0.map { counted($0, "resource") } ?? "any number of resources" }
    compare(page.followsLinks, .pageLinks, "links", subject, carriers: .all)
    for parameter in new.style.parameters {
      let name = page.map { $0.names[parameter] }
      compareParameters(
        name.map { $0?.value }, of: "the page's \(parameter.rawValue)", subject,
        at: name.places)
    }
  }
}

extension IncludePath {
  /// The place of the path.
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
