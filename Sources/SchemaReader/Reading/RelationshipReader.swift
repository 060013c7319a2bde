import ResourceSchema
import YAMLSource

/// Reads `relationships`.
struct RelationshipReader: FormReader {
  let context: ReadingContext

  func relationships(_ node: YAMLNode, into members: inout MembersDraft) {
    let example = "relationships: { author: people }"
    guard let fields = namedFields(node, "relationships", example: example) else {
      members.hidesMembers = true
      return
    }
    members.relationships.reserveCapacity(fields.count)
    for var field in fields {
      let (relationship, hidesTargets) = reading(field.name) {
        if let isMany = Confusions.relationshipWords[field.name.value] {
          return relationshipWord(field, isMany)
        }
        NameReader(self).checkMemberName(field.name, of: .relationship)
        field.value = MissedColonRepair(self).withColons(field.value, as: .relationship)
        return field.value.mapping == nil
          ? shortRelationship(field) : longRelationship(field)
      }
      if hidesTargets { members.hidingTargets.append(field.name.range) }
      members.relationships.append(relationship)
    }
  }

  /// A relationship, and whether a mistake may have kept its targets from being read.
  private typealias Reading = (relationship: Relationship, hidesTargets: Bool)

  private func unread(_ field: Field) -> Reading {
    (Relationship(name: field.name, cardinality: .one, targets: []), true)
  }

  /// A relationship that is called by a word of another language.
  private func relationshipWord(_ field: Field, _ isMany: Bool) -> Reading {
    let right = relationships(namedBy: field.value, isMany)
    report(
      .misplacedKey, "the key of a relationship is its name, not `\(field.name.value)`",
      at: field.name.range, suggestion: "write `\(right)`")
    return unread(field)
  }

  /// Relationships of which a word or a list has the names: `author: people, tags: [tags]`.
  func relationships(namedBy node: YAMLNode, _ isMany: Bool) -> String {
    var names =
      node.mapping?.entries.map(\.key) ?? node.sequence?.compactMap { $0.scalar?.text } ?? []
    if let text = node.scalar?.text { names = ListedWords.split(text) }
    return names.map { name in
      let name = name.drop { $0 == ":" }
      let target = known.resource(meantBy: String(name)) ?? String(name)
      let key = isMany || name != target ? String(name) : KnownNames.singular(of: target)
      return "\(key): \(isMany ? "[\(target)]" : target)"
    }.joined(separator: ", ")
  }

  private func shortRelationship(_ field: Field) -> Reading {
    if field.value.isEmpty {
      report(
        .malformedTarget, "`\(field.name.value)` does not say which resources it leads to",
        at: field.name.range, suggestion: "write `\(field.name.value): people`")
      return unread(field)
    }
    if let text = field.value.scalar?.text.split(separator: ":").last.map(String.init),
      let isMany = Confusions.relationshipWords[text], known.resource(meantBy: text) == nil
    {
      let name = field.name.value
      let target = known.resource(meantBy: name) ?? known.resources.first ?? name
      let right = isMany ? "[\(target)]" : target
      report(
        .malformedTarget, "a relationship names the resource type it leads to",
        at: field.value.range,
        suggestion: .write(right, at: field.value.range, "write `\(name): \(right)`"))
      return unread(field)
    }
    guard let form = TargetReader(self).target(field.value, "the relationship") else {
      return unread(field)
    }
    refer(form.types)
    let relationship = Relationship(
      name: field.name, cardinality: form.isMany ? .many : .one, targets: form.types,
      isOptional: field.isMarkedOptional, isNullable: form.isNullable)
    return (relationship, false)
  }

  private func longRelationship(_ field: Field) -> Reading {
    let example = "{ one: people, links: [related] }"
    if isForeignRelationship(field) { return unread(field) }
    guard let fields = fields(field.value, of: .relationship, example: example) else {
      return unread(field)
    }
    allow(fields, in: field)
    let ends = ends(fields, of: field)
    var relationship = Relationship(
      name: field.name, cardinality: ends.cardinality, targets: ends.form?.types ?? [],
      isOptional: TypeReader(self).optional(fields["optional"], markedAt: field),
      isNullable: emptiness(fields, ends))
    relationship.swiftName = NameReader(self).swiftName(fields["swift"])
    relationship.queryName = plainText(fields["query"])
    relationship.description = freeText(fields["description"])
    relationship.deprecated = deprecation(fields, of: field.name)
    relationship.links = LinksReader(self).declaration(fields["links"])
    relationship.meta = MetaReader(self).declaration(fields["meta"])
    relationship.idMeta = MetaReader(self).declaration(fields["idMeta"])
    relationship.inverse = fields["inverse"].flatMap { text($0, "`inverse`") }
    relationship.access = AccessReader(self).access(fields)
    relationship.creation = AccessReader(self).creation(fields)
    relationship.since = plainText(fields["since"])
    let linkage = word(fields["linkage"], Relationship.Linkage.self)
    relationship.linkage = linkage ?? (ends.cardinality == nil ? .never : .always)
    if !ends.isHidden && !fields.mayLackKeys { checkLinkage(relationship, fields, of: field) }
    refer(relationship.targets)
    return (relationship, ends.isHidden)
  }

  /// Whether a relationship has no key that leads to a target, but the name of a resource type in
  /// words of another language; it is reported then.
  private func isForeignRelationship(_ field: Field) -> Bool {
    guard let mapping = field.value.mapping, !LanguageForm.relationship.hasKeys(of: mapping),
      !mapping.entries.contains(where: { ["one", "many"].contains($0.key) }),
      mapping.entries.count > 1 || mapping.entries.first?.value.mapping != nil,
      !mapping.entries.contains(where: {
        mapping["links"] != nil
          && (KeyRepair(self).endAdvice($0, in: .relationship) != nil
            || KeySynonyms.key(for: $0.key, in: .relationship) != nil)
      }),
      let target = resource(in: field.value, depth: 0)
    else { return false }
    let words = mapping.entries.flatMap { [$0.key, $0.value.scalar?.text ?? ""] }
    let isMany =
      mapping.entries.contains { $0.value.sequence != nil }
      || words.contains {
        Confusions.relationshipWords[$0] ?? ["array", "items", "many", "list"].contains($0)
      }
    let right = isMany ? "[\(target)]" : target
    report(
      .malformedTarget, "a relationship names the resource type it leads to", at: field.name.range,
      suggestion: "write `\(field.name.value): \(right)`")
    return true
  }

  /// The first resource type that a value names in some way.
  private func resource(in node: YAMLNode, depth: Int) -> String? {
    guard depth < 6 else { return nil }
    switch node.content {
    case .scalar(let scalar):
      return scalar.text.split { "/#.:".contains($0) }.last.flatMap {
        known.resource(meantBy: String($0))
      }
    case .sequence(let elements):
      return elements.lazy.compactMap { resource(in: $0, depth: depth + 1) }.first
    case .mapping(let mapping):
      return mapping.entries.lazy.compactMap { resource(in: $0.value, depth: depth + 1) }.first
    }
  }
}

/// Where a relationship leads to.
private struct Ends {
  var cardinality: Relationship.Cardinality?
  var form: TargetForm?
  /// Whether a mistake kept the targets from being read.
  var isHidden = false
}

extension RelationshipReader {
  private func ends(_ fields: Fields, of relationship: Field) -> Ends {
    if let one = fields["one"], let many = fields["many"] {
      report(
        .conflictingCardinality, "a relationship leads to one resource or to many, not to both",
        at: many.name.range, labels: [.init("`one` is here", at: one.name.range)])
      return Ends(isHidden: true)
    }
    if let one = fields["one"] {
      return ends(
        .one, at: one, ifBracketed: "`one` leads to one resource",
        advice: "a to-many relationship is written")
    }
    if let many = fields["many"] {
      let ends = ends(
        .many, at: many, ifBracketed: "`many` says already that there are many", advice: "write")
      if let form = ends.form, let mark = form.questionMark {
        report(
          .nullableToMany, "a list of resources is never null: it is empty", at: mark,
          suggestion: .write(
            "", at: mark, "write `many: \(form.union)`"))
      }
      return ends
    }
    return Ends(isHidden: fields.mayLackKeys)
  }

  /// What `one` or `many` leads to: brackets have no place there.
  private func ends(
    _ cardinality: Relationship.Cardinality, at field: Field, ifBracketed problem: String,
    advice: String
  ) -> Ends {
    guard let form = TargetReader(self).target(field.value, "`\(field.name.value)`")
    else {
      return Ends(cardinality: cardinality, isHidden: true)
    }
    guard !form.isMany else {
      report(
        .malformedTarget, problem, at: field.value.range,
        suggestion: .edit(
          (field.name.value == "many" ? [] : [(field.name.range, "many")])
            + [(field.value.range, form.union)],
          "\(advice) `many: \(form.union)`",
          title: "Write `many: \(form.union)`"))
      return Ends(cardinality: cardinality, isHidden: true)
    }
    return Ends(cardinality: cardinality, form: form)
  }

  /// Whether a to-one relationship may be empty, said by a question mark or by `nullable`.
  private func emptiness(_ fields: Fields, _ ends: Ends) -> Bool {
    let isMarked = ends.cardinality == .one && ends.form?.isNullable ?? false
    guard let field = fields["nullable"], let isNullable = boolean(field) else { return isMarked }
    if isNullable && ends.cardinality == .many {
      report(
        .nullableToMany, "a list of resources is never null: it is empty", at: field.name.range,
        suggestion: "leave `nullable` out")
      return false
    }
    if isMarked && !isNullable {
      report(
        .contradictoryQuestionMark, "the target has a question mark, and `nullable` says no",
        at: field.value.range)
    }
    return isNullable
  }

  /// Whether what a relationship says of its linkage goes together.
  private func checkLinkage(
    _ relationship: Relationship, _ fields: Fields, of field: Field
  ) {
    if relationship.cardinality == nil {
      for key in ["linkage", "inverse", "nullable"] {
        guard let field = fields[key] else { continue }
        if key == "linkage", relationship.linkage == .never { continue }
        if key == "nullable", !relationship.isNullable { continue }
        report(
          .targetlessRelationship,
          "`\(key)` needs a target, and the relationship has neither `one` nor `many`",
          at: field.name.range, suggestion: "add `one: people` or `many: people`")
      }
    }
    guard relationship.linkage == .never else { return }
    if let idMeta = fields["idMeta"] {
      report(
        .identifierMetaWithoutLinkage,
        "a relationship without linkage has no identifiers that could have meta",
        at: idMeta.name.range, suggestion: "the meta of the relationship itself is called `meta`")
    }
    if fields["links"] == nil && fields["meta"] == nil {
      report(
        .emptyRelationship, "`\(field.name.value)` has neither linkage nor links nor meta",
        at: field.name.range,
        note: "a relationship object has at least one of `data`, `links` and `meta`",
        suggestion: relationship.cardinality == nil
          ? "add `one: people`, `many: people` or `links: [related]`" : "add `links: [related]`")
    }
  }
}
