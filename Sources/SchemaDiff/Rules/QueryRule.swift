import Diagnostics
import ResourceSchema

/// The query parameters of a resource type: filters, sort fields, include paths and pages.
enum QueryRule {
  static func compare(
    _ oldResource: Resource, _ newResource: Resource, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    let (old, new) = (oldResource.api, newResource.api)
    var subject = subject
    subject.carriers = .requests
    compareFilters(old.filters, new.filters, of: subject, in: &comparison)
    let sorts = Pairing(old.sorts, new.sorts, by: \.name.value)
    for sort in sorts.added {
      comparison.report(
        .addedSort, subject, "sort field `\(sort.name.value)` was added", new: sort.name.range)
    }
    for sort in sorts.removed {
      comparison.report(
        .removedSort, subject, "sort field `\(sort.name.value)` was removed", old: sort.name.range)
    }
    compareIncludes(old.includes, new.includes, of: subject, at: places, in: &comparison)
    comparePages(old.page, new.page, of: subject, at: places, in: &comparison)
  }

  private static func compareFilters(
    _ old: [ResourceAPI.Filter], _ new: [ResourceAPI.Filter], of subject: Subject,
    in comparison: inout Comparison
  ) {
    let pairs = Pairing(old, new, by: \.name.value)
    for filter in pairs.added {
      comparison.report(
        .addedFilter, subject, "filter `\(filter.name.value)` was added", new: filter.name.range)
    }
    for filter in pairs.removed {
      comparison.report(
        .removedFilter, subject, "filter `\(filter.name.value)` was removed",
        old: filter.name.range)
    }
    for (old, new) in pairs.kept {
      let places = TypePlaces(old: old.name.range, new: new.name.range)
      let part = subject.member(new.name.value, at: new.name.range)
      compareOperators(old, new, of: part, in: &comparison)
      if old.parameter != new.parameter {
        func words(_ name: String?) -> String { name.map { "`\($0)`" } ?? "the usual one" }
        comparison.report(
          .changedQueryName, part,
          "the parameter of filter `\(part.path)` is \(words(new.parameter)) now, was "
            + words(old.parameter), old: places.old, new: places.new)
      }
      TypeRule.compare(
        TypeUse(old.subject.type), TypeUse(new.subject.type),
        of: subject.member("filter[\(new.name.value)]", at: new.name.range), at: places,
        in: &comparison)
    }
  }

  private static func compareOperators(
    _ old: ResourceAPI.Filter, _ new: ResourceAPI.Filter, of part: Subject,
    in comparison: inout Comparison
  ) {
    let pairs = Pairing(old.operators, new.operators, by: \.value)
    for name in pairs.added {
      comparison.report(
        .addedOperator, part, "operator `\(name.value)` of filter `\(part.path)` was added",
        new: name.range)
    }
    for name in pairs.removed {
      comparison.report(
        .removedOperator, part, "operator `\(name.value)` of filter `\(part.path)` was removed",
        old: name.range)
    }
  }

  private static func compareIncludes(
    _ old: ResourceAPI.Includes?, _ new: ResourceAPI.Includes?, of subject: Subject,
    at places: TypePlaces, in comparison: inout Comparison
  ) {
    switch (old, new) {
    case (let old, let new) where old == new: break
    case (.paths(let old), .paths(let new)):
      let pairs = Pairing(old, new, by: \.text)
      for path in pairs.added {
        comparison.report(
          .addedInclude, subject, "include path `\(path.text)` was added",
          new: path.range ?? places.new)
      }
      for path in pairs.removed {
        comparison.report(
          .removedInclude, subject, "include path `\(path.text)` was removed",
          old: path.range ?? places.old)
      }
    case (let old, let new):
      let isMore = new.reach > old.reach
      comparison.report(
        isMore ? .addedInclude : .removedInclude, subject,
        "include paths are \(new.words) now, were \(old.words)", old: places.old, new: places.new)
    }
  }

  private static func comparePages(
    _ old: ResourceAPI.Page?, _ new: ResourceAPI.Page?, of subject: Subject,
    at places: TypePlaces, in comparison: inout Comparison
  ) {
    guard let old, let new, old.style == new.style else {
      if old != nil || new != nil {
        comparison.report(
          .changedPageStyle, subject,
          "the style of pages is \(words(new)) now, was \(words(old))", old: places.old,
          new: places.new)
      }
      return
    }
    let (before, after) = (old.max ?? .max, new.max ?? .max)
    if before != after {
      comparison.report(
        after < before ? .loweredPageMax : .raisedPageMax, subject,
        "pages have at most \(number(new.max)) now, had \(number(old.max))", old: places.old,
        new: places.new)
    }
    for parameter in new.style.parameters {
      let (before, after) = (old.names[parameter]?.value, new.names[parameter]?.value)
      guard before != after else { continue }
      func words(_ name: String?) -> String { name.map { "`\($0)`" } ?? "the usual one" }
      comparison.report(
        .changedQueryName, subject,
        "the parameter of the page's \(parameter.rawValue) is \(words(after)) now, was "
          + words(before), old: places.old, new: new.names[parameter]?.range ?? places.new)
    }
  }

  private static func words(_ page: ResourceAPI.Page?) -> String {
    page.map { "`\($0.style.rawValue)`" } ?? "not set"
  }

  private static func number(_ max: Int?) -> String {
    max.map { counted($0, "resource") } ?? "any number of resources"
  }
}

extension IncludePath {
  /// The path as a query has it: `comments.author`.
  var text: String { relationships.map(\.value).joined(separator: ".") }

  /// The place of the path.
  var range: SourceRange? {
    guard var range = relationships.first?.range, let last = relationships.last else { return nil }
    range.end = last.range.end
    return range
  }
}

extension ResourceAPI.Filter.Subject {
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
    case nil: "not limited"
    case .depth(let depth): "limited to the depth \(depth)"
    case .paths(let paths): paths.isEmpty ? "none" : "limited to \(counted(paths.count, "path"))"
    }
  }
}
