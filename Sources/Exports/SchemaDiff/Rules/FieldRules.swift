import Diagnostics
import ResourceSchema

/// The properties that attributes, members of objects, relationships, links and meta share.
protocol Field {
  var name: Located<String> { get }
  var isOptional: Bool { get }
  var isNullable: Bool { get }
  var access: Member.Access { get }
  var creation: Member.Creation? { get }
  var queryName: String? { get }
  var deprecated: String? { get }
}

extension Member: Field {}

extension Relationship: Field {}

extension LinkMember: Field {
  var access: Member.Access { .readOnly }
  var creation: Member.Creation? { nil }
  var queryName: String? { nil }
}

extension Field {
  /// Returns the documents that can contain it, among those that can contain its owner.
  fileprivate func carriers(in outer: Carriers) -> Carriers { outer.admitting(access, creation) }

  /// Returns true if create requests need not contain it, and `nil` if they cannot.
  fileprivate func isOptionalInCreation(in outer: Carriers) -> Bool? {
    carriers(in: outer).contains(.creations)
      ? Member.Creation.isOptional(creation, otherwise: isOptional) : nil
  }
}

enum FieldKind: String {
  case attribute, member, relationship, link
  case meta = "meta member"

  fileprivate var removal: (required: ChangeRow, optional: ChangeRow) {
    switch self {
    case .attribute, .member: (.removedRequiredAttribute, .removedOptionalAttribute)
    case .relationship: (.removedRequiredRelationship, .removedOptionalRelationship)
    case .link: (.removedRequiredLink, .removedOptionalLink)
    case .meta: (.removedRequiredMeta, .removedOptionalMeta)
    }
  }

  /// The addition of a field that is required or optional, or that create requests must contain:
  /// they contain neither links nor meta.
  fileprivate var addition: (required: ChangeRow, optional: ChangeRow, sent: ChangeRow) {
    switch self {
    case .attribute, .member:
      (.addedRequiredAttribute, .addedOptionalAttribute, .addedRequiredAttributeOfRequests)
    case .relationship:
      (
        .addedRequiredRelationship, .addedOptionalRelationship,
        .addedRequiredRelationshipOfRequests
      )
    case .link: (.addedRequiredLink, .addedOptionalLink, .addedRequiredLink)
    case .meta: (.addedRequiredMeta, .addedOptionalMeta, .addedRequiredMeta)
    }
  }
}

extension Comparison {
  private mutating func reportUnpaired(
    _ pairs: Pairing<some Field>, of owner: Subject, as kind: FieldKind
  ) {
    func subject(of field: some Field) -> Subject {
      owner.member(field.name.value, kind.rawValue, carriers: field.carriers(in: owner.carriers))
    }

    for field in pairs.added {
      let part = subject(of: field)
      let isSent = field.isOptionalInCreation(in: owner.carriers) == false
      let rows = kind.addition
      report(
        isSent ? rows.sent : field.isOptional ? rows.optional : rows.required, part,
        "\(field.isOptional ? "optional" : "required") \(part.name) was added"
          + (isSent ? ", which create requests must contain" : ""),
        at: .added(field.name.range), note: pairs.note(on: field))
    }
    for field in pairs.removed {
      let part = subject(of: field)
      report(
        field.isOptional ? kind.removal.optional : kind.removal.required, part,
        "\(part.name) was removed", at: .removed(field.name.range), note: pairs.note(on: field))
    }
  }

  /// - Returns: The field as the subject of changes of its type.
  private mutating func compareProperties(
    of field: Both<some Field>, of owner: Subject, as kind: FieldKind
  ) -> Subject {
    let carriers = field.map { $0.carriers(in: owner.carriers) }
    let part = owner.member(
      field.new.name.value, kind.rawValue, carriers: carriers.old.intersection(carriers.new),
      at: field.name.places)
    remember(part)
    comparePresence(field, part, in: owner.carriers)
    compareAccess(field, part, in: owner.carriers)
    let query = field.map { $0.queryName ?? $0.name.value }
    if query.old != query.new {
      report(
        .changedQueryName, part.unseenInSwift,
        "\(part.name) is `\(query.new)` in queries, was `\(query.old)`", carriers: .all)
    }
    compareDeprecation(field.deprecated, part)
    return part
  }

  /// - Parameter outer: The documents that can contain the owner of the field.
  private mutating func comparePresence(
    _ field: Both<some Field>, _ part: Subject, in outer: Carriers
  ) {
    let isOptional = field.isOptional
    let creation = field.map { $0.isOptionalInCreation(in: outer) }
    let isFreed = creation.old == false && creation.new == true
    let isForced = creation.old == true && creation.new == false
    if !isOptional.old, isOptional.new {
      report(isFreed ? .becameOptionalInRequests : .becameOptional, on: part)
    } else if isOptional.old, !isOptional.new {
      report(isForced ? .becameRequiredInRequests : .becameRequired, on: part)
    }
    if isForced, !isOptional.old || isOptional.new { report(.createRequired, on: part) }
    if isFreed, isOptional.old || !isOptional.new { report(.createOptional, on: part) }
    compareNullability(field.isNullable, wasOptional: isOptional.old, part)
  }

  private mutating func compareAccess(
    _ field: Both<some Field>, _ part: Subject, in outer: Carriers
  ) {
    let before = outer.admitting(field.old.access, nil)
    let requests = field.map { Carriers.requests.admitting($0.access, nil) }
    if requests.old.isStrictSubset(of: requests.new) {
      report(.becameWritable, on: part)
    } else if requests.new.isEmpty, !requests.old.isEmpty {
      report(.becameReadOnly, on: part, carriers: before)
    } else if requests.new != requests.old {
      // Only updates are refused.
      let carriers = before.contains(.updates) ? before : .responses
      report(.becameCreateOnly, on: part, carriers: carriers)
    }
    if field.old.access != .writeOnly, field.new.access == .writeOnly {
      report(
        field.old.isOptional ? .optionalBecameWriteOnly : .requiredBecameWriteOnly, on: part,
        carriers: before)
    } else if field.old.access == .writeOnly, field.new.access != .writeOnly {
      report(field.new.isOptional ? .optionalBecameReadable : .requiredBecameReadable, on: part)
    }
    guard before.intersection(outer.admitting(field.new.access, nil)).contains(.creations) else {
      return
    }
    if field.old.creation != .forbidden, field.new.creation == .forbidden {
      report(.createForbidden, on: part, carriers: before)
    } else if field.old.creation == .forbidden, field.new.creation != .forbidden {
      report(.becameWritable, part, "\(part.name) can now be set on creation")
    }
  }
}

extension Comparison {
  mutating func compareMembers(
    _ members: Both<[Member]>, of subject: Subject, as kind: FieldKind
  ) {
    let pairs = Pairing(
      members, by: \.name.value,
      renamedIf: { $0.type == $1.type && $0.isNullable == $1.isNullable },
      likeness: ", with the same type")
    for member in pairs.kept {
      let part = compareProperties(of: member, of: subject, as: kind)
      let type = Both(
        old: ResolvedType(member.old, in: types.old), new: ResolvedType(member.new, in: types.new))
      compareTypes(
        type, wasOptional: member.old.isOptional, of: part,
        membersAs: kind == .meta ? .meta : .member)
    }
    reportUnpaired(pairs, of: subject, as: kind)
  }

  mutating func compareRelationships(_ relationships: Both<[Relationship]>, of subject: Subject) {
    let pairs = Pairing(
      relationships, by: \.name.value,
      renamedIf: { $0.cardinality == $1.cardinality && $0.targets == $1.targets },
      likeness: ", with the same type")
    for relationship in pairs.kept {
      let part = compareProperties(of: relationship, of: subject, as: .relationship)
      if let old = relationship.old.cardinality, let new = relationship.new.cardinality {
        compare(
          Both(old: old, new: new).map { $0 == .one ? "to-one" : "to-many" }, .changedArity, part)
        compareTargets(
          relationship.targets, areAny: relationship.leadsToAny, of: part, can: "lead to")
      }
      compareLinkage(of: relationship, part)
      compareLinks(relationship.links, of: part)
      compareMeta(relationship.meta, of: part)
      compareMeta(relationship.idMeta, of: part, name: "idMeta")
    }
    reportUnpaired(pairs, of: subject, as: .relationship)
  }

  private mutating func compareLinkage(of relationship: Both<Relationship>, _ part: Subject) {
    // Without a known target there is no linkage.
    let linkage = relationship.map { $0.cardinality == nil ? .never : $0.linkage }
    // The cases are in the order in which there is less and less data.
    let rank = linkage.map { Relationship.Linkage.allCases.firstIndex(of: $0) ?? 0 }
    compare(
      linkage.map { "`\($0.rawValue)`" },
      rank.new < rank.old
        ? .moreLinkage : relationship.old.isOptional ? .lessOptionalLinkage : .lessLinkage,
      part.named("linkage of"))
  }

  /// Compares the targets of a relationship, or the types of a document's primary data.
  ///
  /// - Parameter verb: The verb in the message, such as `lead to`.
  mutating func compareTargets(
    _ targets: Both<[Located<String>]>, areAny: Both<Bool>, of subject: Subject, can verb: String
  ) {
    switch (areAny.old, areAny.new) {
    case (true, true): break
    case (false, true):
      report(.addedSecondTarget, subject, "\(subject.name) can now \(verb) any resource type")
    case (true, false):
      let types = targets.new.map { "`\($0.value)`" }.joined(separator: " or ")
      report(.removedTarget, subject, "\(subject.name) can now only \(verb) \(types)")
    case (false, false):
      let pairs = Pairing(targets, by: \.value)
      for target in pairs.added {
        report(
          targets.old.count > 1 ? .addedTargetToUnion : .addedSecondTarget, subject,
          "\(subject.name) can now \(verb) `\(target.value)`",
          at: Places(old: subject.places.old, new: target.range))
      }
      for target in pairs.removed {
        report(
          .removedTarget, subject, "\(subject.name) can no longer \(verb) `\(target.value)`",
          at: .removed(target.range))
      }
    }
  }

  mutating func compareLinks(_ links: Both<LinksDeclaration?>, of owner: Subject) {
    let subject = owner.inside("links").limited(to: .responses)
    if case .named(let old) = links.old?.content, case .named(let new) = links.new?.content,
      links.old?.isOptional == links.new?.isOptional
    {
      return enqueue(Both(old: old.value, new: new.value))
    }
    compareLinks(
      Both(
        old: Self.links(links.old, in: schema.old), new: Self.links(links.new, in: schema.new)),
      of: subject)
  }

  mutating func compareLinks(_ links: Both<[LinkMember]>, of subject: Subject) {
    let pairs = Pairing(links, by: \.name.value, renamedIf: { _, _ in true })
    for link in pairs.kept {
      compareMeta(link.meta, of: compareProperties(of: link, of: subject, as: .link))
    }
    reportUnpaired(pairs, of: subject, as: .link)
  }

  /// Returns the links of a declaration, which are all optional if it is.
  private static func links(_ declaration: LinksDeclaration?, in schema: Schema) -> [LinkMember] {
    guard let declaration else { return [] }
    return schema.members(of: declaration).map { link in
      var link = link
      link.isOptional = link.isOptional || declaration.isOptional
      return link
    }
  }

  /// - Parameter row: The change if required meta was added.
  mutating func compareMeta(
    _ meta: Both<MetaDeclaration?>, of owner: Subject, name: String = "meta",
    whenRequired row: ChangeRow = .addedRequiredMeta
  ) {
    var part = owner.member(name).limited(to: .responses)
    let range = owner.places.new
    switch (meta.old, meta.new) {
    case (nil, nil): break
    case (nil, let new?):
      let isRequired = Self.isRequired(new, types.new)
      report(
        isRequired ? row : .addedOptionalMeta, part,
        "\(isRequired ? "required" : "optional") \(part.name) was added",
        at: .added(new.range ?? range))
    case (let old?, nil):
      report(
        Self.isRequired(old, types.old) ? .removedRequiredMeta : .removedOptionalMeta, part,
        "\(part.name) was removed",
        at: Places(old: old.range, new: old.range == nil ? range : nil))
    case (let old?, let new?):
      part.places = Places(old: old.range ?? range, new: new.range ?? range)
      let meta = Both(old: old, new: new)
      compare(meta.isOptional, .becameOptional, .becameRequired, part)
      compareTypes(
        resolved(meta.type), wasOptional: old.isOptional, of: part, membersAs: .meta)
    }
  }

  private static func isRequired(
    _ meta: MetaDeclaration, _ types: [String: TypeDeclaration]
  ) -> Bool {
    guard !meta.isOptional else { return false }
    switch ResolvedType(meta.type, in: types).content {
    case .object(let object): return object.members.contains { !$0.isOptional }
    case .primitive, .map: return false
    default: return true
    }
  }
}

extension MetaDeclaration {
  /// The place of the declaration, if there is one in a file.
  fileprivate var range: SourceRange? {
    if case .object(let object) = type { object.members.first?.name.range } else { placeOfName }
  }
}
