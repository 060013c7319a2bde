import Diagnostics
import ResourceSchema

/// The documents that a schema declares, and the members of default documents beside `data`.
enum DocumentRule {
  private static let group = "documents"

  static func compare(in comparison: inout Comparison) {
    let pairs = Pairing(comparison.old.documents, comparison.new.documents, by: \.name.value)
    for (old, new) in pairs.kept { compare(old, new, in: &comparison) }
    let renamed = RenamedElements(
      pairs.removed, pairs.added, by: \.name.value, where: { $0.data == $1.data },
      surelyWhere: { $0.surroundings == $1.surroundings && $0.include == $1.include })
    for document in pairs.added {
      comparison.report(
        .addedDocument, Subject(group: group, path: document.name.value),
        "document `\(document.name.value)` was added",
        new: document.name.range, note: renamed.note(onAdded: document.name.value))
    }
    for document in pairs.removed {
      comparison.report(
        .removedDocument, Subject(group: group, path: document.name.value),
        "document `\(document.name.value)` was removed",
        old: document.name.range, note: renamed.note(onRemoved: document.name.value))
    }
  }

  private static func compare(
    _ old: Document, _ new: Document, in comparison: inout Comparison
  ) {
    let name = new.name.value
    let subject = Subject(
      group: group, path: name, carriers: .responses, enclosingRange: new.name.range)
    let places = TypePlaces(old: old.name.range, new: new.name.range)
    compareData(old, new, of: subject, at: places, in: &comparison)
    let includes = Pairing(old.include, new.include, by: \.text)
    for path in includes.added {
      comparison.report(
        .addedInclude, subject.unseenInSwift,
        "include path `\(path.text)` of document `\(name)` was added",
        new: path.range ?? places.new)
    }
    for path in includes.removed {
      comparison.report(
        .removedDocumentInclude, subject.unseenInSwift,
        "include path `\(path.text)` of document `\(name)` was removed",
        old: path.range ?? places.old)
    }
    compare(
      old.surroundings, new.surroundings, of: subject, at: places, in: &comparison)
    DeprecationRule.compare(
      "document `\(name)`", old.deprecated != nil, new.deprecated != nil, subject, places.old,
      places.new, in: &comparison)
  }

  private static func compareData(
    _ old: Document, _ new: Document, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    let name = new.name.value
    guard old.data.words == new.data.words else {
      comparison.report(
        .documentOfOtherData, subject.inside("data"),
        "document `\(name)` now has \(new.data.words), had \(old.data.words)", old: places.old,
        new: places.new)
      return
    }
    TargetRule.compare(
      old.data.targets, new.data.targets, of: subject.inside("data"), "document `\(name)`",
      can: "have data of", at: places, in: &comparison)
    if old.data.isNullable != new.data.isNullable {
      comparison.report(
        new.data.isNullable ? .requiredBecameNullable : .becameNonNull, subject.inside("data"),
        "the data of document `\(name)` \(new.data.isNullable ? "may now be" : "can no longer be") null",
        old: places.old, new: places.new)
    }
    if old.isSparse != new.isSparse {
      comparison.report(
        new.isSparse ? .becameOptional : .becameRequired, subject.inside("data"),
        "the members of the data of document `\(name)` "
          + (new.isSparse ? "may now be absent" : "must now be present"), old: places.old,
        new: places.new)
    }
  }

  /// Compares the members of a document beside `data`.
  static func compare(
    _ old: Document.Surroundings, _ new: Document.Surroundings, of subject: Subject,
    at places: TypePlaces, in comparison: inout Comparison
  ) {
    LinksRule.compare(old.links, new.links, of: subject, in: &comparison)
    MetaRule.compare(
      old.meta, new.meta, of: subject, at: places.new, whenRequired: .documentWithRequiredMeta,
      in: &comparison)
    for (name, before, after) in [
      ("errors", old.errors.words, new.errors.words),
      ("`jsonapi` object", old.apiDescription.words, new.apiDescription.words),
    ] where before != after {
      comparison.report(
        .documentOfOtherSurroundings, subject.inside(name == "errors" ? name : "jsonapi"),
        "the \(name) of `\(subject.path)` \(name == "errors" ? "are" : "is") now \(after), "
          + "\(name == "errors" ? "were" : "was") \(before)", old: places.old, new: places.new)
    }
    if case .meta(let old) = old.apiDescription, case .meta(let new) = new.apiDescription {
      MetaRule.compare(
        old, new, of: subject.member("jsonapi"), at: places.new, in: &comparison)
    }
  }
}

extension Document {
  fileprivate var surroundings: Surroundings {
    Surroundings(links: links, meta: meta, apiDescription: apiDescription, errors: errors)
  }
}

extension Document.PrimaryData {
  fileprivate var words: String {
    switch self {
    case .none: "no data"
    case .one, .any(false, _): "one resource"
    case .many, .any(true, _): "many resources"
    case .linkage(let resource, let relationship):
      "the linkage of `\(resource.value).\(relationship.value)`"
    }
  }

  fileprivate var targets: Targets {
    if case .any = self { return Targets([], isAny: true) }
    return Targets(types, isAny: false)
  }

  fileprivate var isNullable: Bool {
    switch self {
    case .one(_, let isNullable), .any(_, let isNullable): isNullable
    case .none, .many, .linkage: false
    }
  }
}

extension Document.Errors {
  fileprivate var words: String {
    switch self {
    case .basic: "`basic`"
    case .unknown: "`unknown`"
    case .named(let name): "`\(name.value)`"
    }
  }
}

extension Document.APIDescription {
  fileprivate var words: String {
    switch self {
    case .none: "not described"
    case .version: "`version`"
    case .meta: "described with meta"
    }
  }
}
