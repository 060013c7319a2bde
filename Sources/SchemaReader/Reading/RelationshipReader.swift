import ResourceSchema
import YAMLSource

/// Reads `relationships`.
extension FileReader {
  mutating func relationships(_ node: YAMLNode, into members: inout MembersDraft) {
    let example = "relationships: { author: people }"
    guard let fields = namedFields(node, "relationships", example: example) else {
      members.hidesMembers = true
      return
    }
    members.relationships.reserveCapacity(fields.count)
    for var field in fields {
      let (relationship, hidesTargets) = reading(field.name) { reader in
        reader.checkMemberName(field.name, of: .relationship)
        field.value = reader.withColons(field.value, as: .relationship)
        return field.value.mapping == nil
          ? reader.shortRelationship(field) : reader.longRelationship(field)
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

  private mutating func shortRelationship(_ field: Field) -> Reading {
    if field.value.isEmpty {
      report(
        .malformedTarget, "`\(field.name.value)` does not say which resources it leads to",
        at: field.name.range, suggestion: "write `\(field.name.value): people`")
      return unread(field)
    }
    guard let form = target(field.value, "the relationship") else { return unread(field) }
    refer(form.types)
    let relationship = Relationship(
      name: field.name, cardinality: form.isMany ? .many : .one, targets: form.types,
      isOptional: field.isMarkedOptional, isNullable: form.isNullable)
    return (relationship, false)
  }

  private mutating func longRelationship(_ field: Field) -> Reading {
    let example = "{ one: people, links: [related] }"
    guard let fields = fields(field.value, of: .relationship, example: example) else {
      return unread(field)
    }
    allow(fields, in: field)
    let ends = ends(fields, of: field)
    var relationship = Relationship(
      name: field.name, cardinality: ends.cardinality, targets: ends.form?.types ?? [],
      isOptional: optional(fields["optional"], markedAt: field),
      isNullable: emptiness(fields, ends), swiftName: swiftName(fields["swift"]),
      queryName: plainText(fields["query"]), description: freeText(fields["description"]),
      deprecated: deprecation(fields, of: field.name),
      links: fields["links"].flatMap { links($0).resolved(default: nil) },
      meta: fields["meta"].flatMap { meta($0).resolved(default: nil) },
      idMeta: fields["idMeta"].flatMap { meta($0).resolved(default: nil) },
      inverse: fields["inverse"].flatMap { text($0, "`inverse`") },
      access: access(fields), creation: creation(fields), since: plainText(fields["since"]))
    let linkage = word(fields["linkage"], Relationship.Linkage.self)
    relationship.linkage = linkage ?? (ends.cardinality == nil ? .never : .always)
    if !ends.isHidden && !fields.mayLackKeys { checkLinkage(relationship, fields, of: field) }
    refer(relationship.targets)
    return (relationship, ends.isHidden)
  }

  mutating func refer(_ targets: [Located<String>]) {
    draft.references += targets.map { Reference(name: $0, role: .resource) }
  }
}

/// Where a relationship leads to.
private struct Ends {
  var cardinality: Relationship.Cardinality?
  var form: TargetForm?
  /// Whether a mistake kept the targets from being read.
  var isHidden = false
}

extension FileReader {
  private mutating func ends(_ fields: Fields, of relationship: Field) -> Ends {
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
          suggestion: .write("", at: mark, "write `many: \(joined(form.types))`"))
      }
      return ends
    }
    return Ends(isHidden: fields.mayLackKeys)
  }

  /// What `one` or `many` leads to: brackets have no place there.
  private mutating func ends(
    _ cardinality: Relationship.Cardinality, at field: Field, ifBracketed problem: String,
    advice: String
  ) -> Ends {
    guard let form = target(field.value, "`\(field.name.value)`") else {
      return Ends(cardinality: cardinality, isHidden: true)
    }
    guard !form.isMany else {
      report(
        .malformedTarget, problem, at: field.value.range,
        suggestion: .edit(
          (field.name.value == "many" ? [] : [(field.name.range, "many")])
            + [(field.value.range, joined(form.types))],
          "\(advice) `many: \(joined(form.types))`",
          title: "Write `many: \(joined(form.types))`"))
      return Ends(cardinality: cardinality, isHidden: true)
    }
    return Ends(cardinality: cardinality, form: form)
  }

  /// Whether a to-one relationship may be empty, said by a question mark or by `nullable`.
  private mutating func emptiness(_ fields: Fields, _ ends: Ends) -> Bool {
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
  private mutating func checkLinkage(
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
