import Diagnostics
import ResourceSchema

/// Resources and documents with what mixins and defaults give them.
extension AssembledSchema {
  mutating func add(_ draft: ResourceDraft, in scope: FileScope) {
    let type = draft.resource.type
    if let first = resources[type.value] {
      reportDuplicate(type, "resource type", first: schema.resources[first].type)
      return
    }
    var resource = draft.resource
    resource.idType = draft.id ?? scope.defaults.id?.value ?? .string
    resource.links = draft.links.resolved(default: scope.defaults.links?.value)
    resource.meta = draft.meta.resolved(default: scope.defaults.meta?.value)
    resource.document = scope.surroundings(isMany: false)
    resource.collectionDocument = scope.surroundings(isMany: true)
    var hidesMembers = draft.members.hidesMembers
    var parts: [MembersDraft] = []
    for name in draft.mixins {
      if let mixin = scope.mixins[name.value] {
        parts.append(mixin.members)
      } else {
        hidesMembers = true
        reportUnknownMixin(name, in: scope)
      }
    }
    parts.append(draft.members)
    if parts.contains(where: \.hidesMembers) { hidesMembers = true }
    addMembers(of: parts, to: &resource, in: scope)
    if hidesMembers { hidingMembers.insert(type.value) }
    resources[type.value] = schema.resources.count
    schema.resources.append(resource)
  }

  /// Members of mixins, then a resource's own; a name is taken once.
  private mutating func addMembers(
    of parts: [MembersDraft], to resource: inout Resource, in scope: FileScope
  ) {
    for part in parts { hidingTargets.formUnion(part.hidingTargets) }
    if parts.count == 1, !parts[0].repeatsName {
      resource.attributes = parts[0].attributes
      resource.relationships = parts[0].relationships.map { relationship($0, in: scope) }
      return
    }
    var places: [String: (what: String, range: SourceRange)] = [:]
    for part in parts {
      for attribute in part.attributes
      where isNew(attribute.name, "attribute", &places) { resource.attributes.append(attribute) }
      for draft in part.relationships
      where isNew(draft.relationship.name, "relationship", &places) {
        resource.relationships.append(relationship(draft, in: scope))
      }
    }
  }

  /// A relationship with the defaults.
  private mutating func relationship(
    _ draft: RelationshipDraft, in scope: FileScope
  ) -> Relationship {
    var relationship = draft.relationship
    relationship.links = draft.links.resolved(default: scope.defaults.relationshipLinks?.value)
    relationship.meta = draft.meta.resolved(default: scope.defaults.relationshipMeta?.value)
    if !draft.statesLinkage, let linkage = scope.defaults.linkage?.value {
      relationship.linkage = linkage
    }
    if relationship.linkage == .never { checkContent(of: relationship, draft, in: scope) }
    return relationship
  }

  /// Reports what a relationship without linkage lacks, once for each mixin.
  private mutating func checkContent(
    of relationship: Relationship, _ draft: RelationshipDraft, in scope: FileScope
  ) {
    let name = relationship.name
    guard !diagnostics.elements.contains(where: { $0.range == name.range }) else { return }
    if !draft.statesLinkage, relationship.idMeta != nil {
      diagnostics.report(
        .identifierMetaWithoutLinkage,
        "a relationship without linkage has no identifiers that could have meta", at: name.range,
        labels: scope.defaults.linkage.map { [.init("the default is here", at: $0.range)] } ?? [],
        suggestion: "state the linkage, `linkage: always`")
    }
    if draft.mayBeEmpty, relationship.links == nil, relationship.meta == nil {
      diagnostics.report(
        .emptyRelationship, "`\(name.value)` has neither linkage nor links nor meta",
        at: name.range,
        note: "a relationship object has at least one of `data`, `links` and `meta`",
        suggestion: relationship.cardinality == nil
          ? "add `one: people`, `many: people` or `links: [related]`" : "add `links: [related]`")
    }
  }

  private mutating func isNew(
    _ name: Located<String>, _ what: String,
    _ places: inout [String: (what: String, range: SourceRange)]
  ) -> Bool {
    guard let first = places[name.value] else {
      places[name.value] = (what, name.range)
      return true
    }
    if first.what == what {
      diagnostics.report(
        .duplicateName, "the resource has two \(what)s called `\(name.value)`", at: name.range,
        labels: [.init("the first is here", at: first.range)])
    } else {
      diagnostics.report(
        .duplicateName, "`\(name.value)` is an attribute and a relationship", at: name.range,
        labels: [.init("the \(first.what) is here", at: first.range)],
        note: "attributes and relationships of a resource share one set of names")
    }
    return false
  }

  private mutating func reportUnknownMixin(_ name: Located<String>, in scope: FileScope) {
    guard !scope.hidesNames else { return unresolvedNames.append(name) }
    let suggestion = diagnostics.suggestion(for: name, among: scope.mixinNames)
    diagnostics.report(
      .unknownMixin, "unknown mixin `\(name.value)`", at: name.range,
      note: suggestion == nil
        ? "a file sees its own mixins and those of files it imports by name" : nil,
      suggestion: suggestion)
  }

  mutating func add(_ draft: DocumentDraft, in scope: FileScope) {
    let name = draft.document.name
    if let first = documents[name.value] {
      reportDuplicate(name, "document", first: first)
      return
    }
    documents[name.value] = name
    if let type = types[name.value] {
      diagnostics.report(
        .duplicateName, "`\(name.value)` is the name of a type and of a document", at: name.range,
        labels: [.init("the type is here", at: type.name.range)])
    }
    var document = draft.document
    let defaults = scope.surroundings(isMany: document.data.isMany)
    document.links = draft.links.resolved(default: defaults.links)
    document.meta = draft.meta.resolved(default: defaults.meta)
    document.apiDescription = draft.apiDescription ?? defaults.apiDescription
    document.errors = draft.errors ?? defaults.errors
    if draft.hidesData { hidingData.insert(name.range) }
    schema.documents.append(document)
  }
}
