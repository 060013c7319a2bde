import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the documents that the schemas declare.
  mutating func compareDocuments() {
    var pairs = Pairing(schema.documents, by: \.name.value)
    pairs.findRenamed { $0.data == $1.data }
    for document in pairs.kept { compare(document) }
    reportUnpaired(
      "document", in: pairs, added: .addedDocument, removed: .removedDocument, at: \.name.range
    ) { Subject(group: "documents", path: $0) }
  }

  private mutating func compare(_ document: Both<Document>) {
    let path = document.new.name.value
    let name = "document `\(path)`"
    let subject = Subject(
      group: "documents", path: path, carriers: .responses, at: document.name.places)
    remember(subject)
    compareData(of: document, name, subject.inside("data"))
    reportUnpaired(
      "include path", of: name, in: Pairing(document.include, by: \.text), added: .addedInclude,
      removed: .removedDocumentInclude, at: \.range
    ) { _ in subject.unseenInSwift }
    compareSurroundings(document.surroundings, of: subject)
    compareDeprecation(document.deprecated, name, subject)
  }

  private mutating func compareData(
    of document: Both<Document>, _ name: String, _ subject: Subject
  ) {
    let data = document.data
    guard data.old.words == data.new.words else {
      return report(
        .documentOfOtherData, subject, "\(name) now has \(data.new.words), had \(data.old.words)")
    }
    compareTargets(data.types, areAny: data.isAny, of: subject, name, can: "have data of")
    compare(data.isNullable, .nullability(), "the data of \(name)", subject)
    compare(document.isSparse, .absence, "the members of the data of \(name)", subject)
  }

  /// Compares the members of a document beside `data`.
  mutating func compareSurroundings(
    _ surroundings: Both<Document.Surroundings>, of subject: Subject
  ) {
    compareLinks(surroundings.links, of: subject)
    compareMeta(surroundings.meta, of: subject, whenRequired: .documentWithRequiredMeta)
    compare(
      surroundings.errors.name, .documentOfOtherSurroundings, "the errors of `\(subject.path)`",
      subject.inside("errors"), verbs: ("are now", "were")
    ) { "`\($0)`" }
    let apiDescription = surroundings.apiDescription
    compare(
      apiDescription.words, .documentOfOtherSurroundings,
      "the `jsonapi` object of `\(subject.path)`", subject.inside("jsonapi")
    ) { $0 }
    if case .meta(let old) = apiDescription.old, case .meta(let new) = apiDescription.new {
      compareMeta(Both(old: old, new: new), of: subject.member("jsonapi"))
    }
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

  fileprivate var isAny: Bool {
    if case .any = self { true } else { false }
  }

  fileprivate var isNullable: Bool {
    switch self {
    case .one(_, let isNullable), .any(_, let isNullable): isNullable
    case .none, .many, .linkage: false
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
