import Diagnostics
import ResourceSchema

extension Comparison {
  mutating func compareDocuments() {
    let pairs = Pairing(
      schema.documents, "document", by: \.name.value, renamedIf: { $0.data == $1.data })
    for document in pairs.kept {
      let subject = Subject(
        group: "documents", path: pairs.name(document.new), pairs.noun, carriers: .responses,
        at: document.name.places)
      remember(subject)
      compareData(of: document, subject.inside("data"))
      reportUnpaired(
        Pairing(document.include, "include path", by: \.text), of: subject.name,
        added: .addedInclude, removed: .removedDocumentInclude, at: \.range
      ) { _ in subject.unseenInSwift }
      compareSurroundings(document.surroundings, of: subject)
      compareDeprecation(document.deprecated, subject)
    }
    reportUnpaired(pairs, added: .addedDocument, removed: .removedDocument, at: \.name.range) {
      Subject(group: "documents", path: $0)
    }
  }

  private mutating func compareData(of document: Both<Document>, _ subject: Subject) {
    let data = document.data
    let words = data.words
    guard words.old == words.new else {
      return compare(words, .documentOfOtherData, subject, verbs: ("now has", "had"))
    }
    compareTargets(data.types, areAny: data.isAny, of: subject, can: "have data of")
    compareNullability(data.isNullable, subject, "the data of \(subject.name)")
    compare(
      document.isSparse, .becameOptional, .becameRequired, subject,
      "the members of the data of \(subject.name)")
  }

  mutating func compareSurroundings(
    _ surroundings: Both<Document.Surroundings>, of subject: Subject
  ) {
    compareLinks(surroundings.links, of: subject)
    compareMeta(surroundings.meta, of: subject, whenRequired: .documentWithRequiredMeta)
    compare(
      surroundings.errors.map { "`\($0.name)`" }, .documentOfOtherSurroundings,
      subject.inside("errors"), "the errors of `\(subject.path)`", verbs: ("are now", "were"))
    let apiDescription = surroundings.apiDescription
    compare(
      apiDescription.words, .documentOfOtherSurroundings, subject.inside("jsonapi"),
      "the `jsonapi` object of `\(subject.path)`")
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
