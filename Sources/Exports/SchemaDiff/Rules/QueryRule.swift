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
    compareFilters(old.filters, new.filters, of: subject.inside("filters"), in: &comparison)
    let sorts = Pairing(old.sorts, new.sorts, by: \.name.value)
    let renamed = RenamedElements(
      sorts.removed, sorts.added, by: \.name.value, where: { _, _ in true })
    for sort in sorts.added {
      comparison.report(
        .addedSort, subject.inside("sorts").member(sort.name.value),
        "sort field `\(sort.name.value)` was added", new: sort.name.range,
        note: renamed.note(onAdded: sort.name.value))
    }
    for sort in sorts.removed {
      comparison.report(
        .removedSort, subject.inside("sorts").member(sort.name.value),
        "sort field `\(sort.name.value)` was removed", old: sort.name.range,
        note: renamed.note(onRemoved: sort.name.value))
    }
    compareIncludes(
      old.includes, new.includes, of: subject.inside("includes"), at: places, in: &comparison)
    comparePages(old.page, new.page, of: subject.inside("page"), at: places, in: &comparison)
  }

  private static func compareFilters(
    _ old: [ResourceAPI.Filter], _ new: [ResourceAPI.Filter], of subject: Subject,
    in comparison: inout Comparison
  ) {
    let pairs = Pairing(old, new, by: \.name.value)
    let renamed = RenamedElements(
      pairs.removed, pairs.added, by: \.name.value, where: { $0.subject == $1.subject })
    for filter in pairs.added {
      comparison.report(
        .addedFilter, subject.member(filter.name.value),
        "filter `\(filter.name.value)` was added", new: filter.name.range,
        note: renamed.note(onAdded: filter.name.value))
    }
    for filter in pairs.removed {
      comparison.report(
        .removedFilter, subject.member(filter.name.value),
        "filter `\(filter.name.value)` was removed", old: filter.name.range,
        note: renamed.note(onRemoved: filter.name.value))
    }
    for (old, new) in pairs.kept {
      let places = TypePlaces(old: old.name.range, new: new.name.range)
      let part = subject.member(new.name.value, at: new.name.range)
      compareOperators(old, new, of: part, in: &comparison)
      if old.parameter != new.parameter {
        func words(_ name: String?) -> String { name.map { "`\($0)`" } ?? "the usual one" }
        comparison.report(
          .changedQueryName, part.unseenInSwift,
          "the parameter of filter `\(part.path)` is now \(words(new.parameter)), was "
            + words(old.parameter), old: places.old, new: places.new)
      }
      compareSubjects(old.subject, new.subject, of: part, at: places, in: &comparison)
    }
  }

  private static func compareSubjects(
    _ old: ResourceAPI.Filter.Subject, _ new: ResourceAPI.Filter.Subject, of part: Subject,
    at places: TypePlaces, in comparison: inout Comparison
  ) {
    let row: ChangeRow
    switch (old, new) {
    case (.resource, _) where old == new, (.resources, _) where old == new: return
    case (.resource(let old), .resources(let new)) where old == new: row = .addedIdsToFilter
    case (.resources(let old), .resource(let new)) where old == new: row = .removedIdsFromFilter
    case (.resource, .resource), (.resources, .resources), (.resource, .resources),
      (.resources, .resource):
      row = .changedFilterTarget
    default:
      var value = part
      value.path = "filter[\(part.path)]"
      return TypeRule.compare(
        TypeUse(old.type), TypeUse(new.type), of: value, at: places, in: &comparison)
    }
    comparison.report(
      row, part, "filter `\(part.path)` now takes \(new.words), took \(old.words)",
      old: places.old, new: places.new)
  }

  private static func compareOperators(
    _ old: ResourceAPI.Filter, _ new: ResourceAPI.Filter, of part: Subject,
    in comparison: inout Comparison
  ) {
    let pairs = Pairing(old.operators, new.operators, by: \.value)
    for name in pairs.added {
      comparison.report(
        .addedOperator, part.member(name.value),
        "operator `\(name.value)` of filter `\(part.path)` was added",
        new: name.range)
    }
    for name in pairs.removed {
      comparison.report(
        .removedOperator, part.member(name.value),
        "operator `\(name.value)` of filter `\(part.path)` was removed",
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
          .addedInclude, subject.member(path.text), "include path `\(path.text)` was added",
          new: path.range ?? places.new)
      }
      for path in pairs.removed {
        comparison.report(
          .removedInclude, subject.member(path.text), "include path `\(path.text)` was removed",
          old: path.range ?? places.old)
      }
    case (let old, let new):
      let isMore = new.reach > old.reach
      comparison.report(
        isMore ? .addedInclude : .removedInclude, subject,
        "include paths are now \(new.words), were \(old.words)", old: places.old, new: places.new)
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
          "the style of pages is now \(words(new)), was \(words(old))", old: places.old,
          new: places.new)
      }
      return
    }
    let (before, after) = (old.max ?? .max, new.max ?? .max)
    if before != after {
      comparison.report(
        after < before ? .loweredPageMax : .raisedPageMax, subject,
        "pages now have at most \(number(new.max)), had \(number(old.max))", old: places.old,
        new: places.new)
    }
    if old.followsLinks != new.followsLinks {
      comparison.report(
        new.followsLinks ? .pageLinksAdded : .pageLinksRemoved, subject,
        "links \(new.followsLinks ? "" : "no longer ")lead from page to page",
        old: places.old, new: places.new, carriers: .all)
    }
    for parameter in new.style.parameters {
      let (before, after) = (old.names[parameter]?.value, new.names[parameter]?.value)
      guard before != after else { continue }
      func words(_ name: String?) -> String { name.map { "`\($0)`" } ?? "the usual one" }
      comparison.report(
        .changedQueryName, subject.unseenInSwift,
        "the parameter of the page's \(parameter.rawValue) is now \(words(after)), was "
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
  /// The path in the notation of queries: `comments.author`.
  var text: String { relationships.map(\.value).joined(separator: ".") }

  /// The place of the path.
  var range: SourceRange? {
    guard var range = relationships.first?.range, let last = relationships.last else { return nil }
    range.end = last.range.end
    return range
  }
}

extension ResourceAPI.Filter.Subject {
  /// A description of the accepted ids.
  fileprivate var words: String {
    switch self {
    case .value: "values"
    case .resource(let type): "an id of `\(type)`"
    case .resources(let type): "ids of `\(type)`"
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
    case nil: "not limited"
    case .depth(let depth): "limited to the depth \(depth)"
    case .paths(let paths): paths.isEmpty ? "none" : "limited to \(counted(paths.count, "path"))"
    }
  }
}
