import Diagnostics
import ResourceSchema

extension AssembledSchema {
  mutating func add(_ draft: ResourceDraft, in scope: FileScope) {
    let type = draft.resource.type
    if let first = resources[type.value] {
      reportDuplicate(type, "resource type", first: schema.resources[first].type)
      return
    }
    var resource = draft.resource
    resource.idType = draft.id ?? scope.defaults.id?.value ?? .primitive(.string)
    resource.links = draft.links ?? scope.defaults.general.links?.value
    resource.meta = draft.meta ?? scope.defaults.general.meta?.value
    resource.document = scope.surroundings(isMany: false)
    resource.collectionDocument = scope.surroundings(isMany: true)
    var hidesMembers = draft.members.hidesMembers
    var parts: [MembersDraft] = []
    var mixins: [String] = []
    for name in draft.mixins {
      if let mixin = scope.mixins[name.value] {
        parts.append(mixin.members)
        mixins.append(name.value)
      } else {
        hidesMembers = true
        reportUnknownMixin(name, in: scope)
      }
    }
    parts.append(draft.members)
    if parts.contains(where: \.hidesMembers) { hidesMembers = true }
    addMembers(of: parts, from: mixins, to: &resource, in: scope)
    if hidesMembers { hidingMembers.insert(type.value) }
    resources[type.value] = schema.resources.count
    schema.resources.append(resource)
  }

  /// Adds the members of mixins, then the resource's own members, and reports names that are
  /// already used.
  ///
  /// - Parameter mixins: the names of the mixins that all parts but the last come from.
  private mutating func addMembers(
    of parts: [MembersDraft], from mixins: [String], to resource: inout Resource,
    in scope: FileScope
  ) {
    for part in parts { hidingTargets.formUnion(part.hidingTargets) }
    if parts.count == 1, !parts[0].repeatsName {
      resource.attributes = parts[0].attributes
      resource.relationships = parts[0].relationships.map { relationship($0, in: scope) }
      return
    }
    var places: [String: MemberPlace] = [:]
    for (index, part) in parts.enumerated() {
      let mixin = index < mixins.count ? mixins[index] : nil
      for attribute in part.attributes
      where isNew(
        MemberPlace(
          what: "attribute", name: attribute.name, mixin: mixin,
          isRenamed: attribute.swiftName != nil), &places)
      {
        resource.attributes.append(attribute)
      }
      for draft in part.relationships
      where isNew(
        MemberPlace(
          what: "relationship", name: draft.relationship.name, mixin: mixin,
          isRenamed: draft.relationship.swiftName != nil), &places)
      {
        resource.relationships.append(relationship(draft, in: scope))
      }
    }
  }

  private mutating func relationship(
    _ draft: RelationshipDraft, in scope: FileScope
  ) -> Relationship {
    var relationship = draft.relationship
    relationship.links = draft.links ?? scope.defaults.relationships.links?.value
    relationship.meta = draft.meta ?? scope.defaults.relationships.meta?.value
    if !draft.statesLinkage, let linkage = scope.defaults.linkage?.value {
      relationship.linkage = linkage
    }
    if relationship.linkage == .never { checkContent(of: relationship, draft, in: scope) }
    return relationship
  }

  /// Reports what a relationship without linkage lacks; once for a relationship from a mixin.
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
          ? "add `one: \(someResource)`, `many: \(someResource)` or `links: [related]`, for example"
          : "add what the server sends, such as `links: [related]`")
    }
  }

  private var someResource: String { schema.resources.first?.type.value ?? "people" }

  private struct MemberPlace {
    let what: String
    let name: Located<String>
    let mixin: String?
    let isRenamed: Bool
  }

  private mutating func isNew(
    _ member: MemberPlace, _ places: inout [String: MemberPlace]
  ) -> Bool {
    let name = member.name
    guard let first = places[name.value] else {
      places[name.value] = member
      return true
    }
    let isSameKind = first.what == member.what
    // JSON:API forbids an attribute and a relationship with the same name, but some servers have
    // them.
    guard isSameKind || !first.isRenamed && !member.isRenamed else { return true }
    let message =
      switch (first.mixin, member.mixin) {
      case (let one?, let other?) where isSameKind:
        "the mixins `\(one)` and `\(other)` both have \(article(member.what)) `\(name.value)`"
      case (let mixin?, nil) where isSameKind:
        "the mixin `\(mixin)` already has \(article(member.what)) `\(name.value)`"
      default:
        isSameKind
          ? "the resource has two \(member.what)s called `\(name.value)`"
          : "`\(name.value)` is an attribute and a relationship"
      }
    diagnostics.report(
      .duplicateName, message, at: name.range,
      labels: [.init("the \(isSameKind ? "first" : first.what) is here", at: first.name.range)],
      note: isSameKind
        ? nil : "attributes and relationships of a resource share one set of names",
      suggestion: advice(on: member, first))
    return false
  }

  private func advice(on member: MemberPlace, _ first: MemberPlace) -> Advice {
    let name = "`\(member.name.value)`"
    if first.what != member.what {
      return "remove the one that the server does not send; if one of them has another name in"
        + " JSON, write that name"
    }
    switch (first.mixin, member.mixin) {
    case (let one?, let other?) where one != other:
      return "remove \(name) from one of these mixins, or one of them from `with`"
    case (let mixin?, nil):
      return "declare it in one place: in `\(mixin)`, or in each resource that has its own"
    default: return "keep one of them"
    }
  }

  private func article(_ what: String) -> String {
    what == "attribute" ? "an \(what)" : "a \(what)"
  }

  private mutating func reportUnknownMixin(_ name: Located<String>, in scope: FileScope) {
    guard !scope.hidesNames else { return unresolvedNames.append(name) }
    let isEarly = diagnostics.errorCount < 50
    if isEarly, let (mixin, path) = scope.mixin(elsewhere: name.value) {
      diagnostics.report(
        .unknownMixin, "unknown mixin `\(name.value)`", at: name.range,
        labels: [.init("this file has it", at: mixin.name.range)],
        note: "a file can use its own mixins and those of files it imports by name",
        suggestion: "add `\(path)` to the `imports` of this file")
      return
    }
    let known = scope.mixinNames.prefix(5).map { "`\($0)`" }
    let declare = "declare it, `mixins: { \(name.value): { attributes: { … } } }`"
    let near = diagnostics.suggestion(for: name, among: scope.mixinNames)
    let other = Advice(
      known.isEmpty ? declare : "name \(known.joined(separator: " or ")), or \(declare)")
    diagnostics.report(
      .unknownMixin, "unknown mixin `\(name.value)`", at: name.range,
      note: near == nil
        ? "a file can use its own mixins and those of files it imports by name" : nil,
      suggestion: near ?? (isEarly ? other : nil))
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
        labels: [.init("the type is here", at: type.name.range)],
        suggestion: "call the document `\(name.value)Document`")
    }
    var document = draft.document
    let defaults = scope.surroundings(isMany: document.data.isMany)
    document.links = draft.links ?? defaults.links
    document.meta = draft.meta ?? defaults.meta
    document.apiDescription = draft.apiDescription ?? defaults.apiDescription
    document.errors = draft.errors ?? defaults.errors
    if draft.hidesData { hidingData.insert(name.range) }
    schema.documents.append(document)
  }
}
