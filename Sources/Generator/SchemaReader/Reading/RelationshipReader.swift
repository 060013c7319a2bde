import Diagnostics
import ResourceSchema
import YAMLSource

final class RelationshipReader: MappingReader {
  func relationships(_ node: YAMLNode, into members: inout MembersDraft) {
    let example = "relationships: { author: people }"
    guard let fields = namedFields(node, "relationships", example: example) else {
      members.hidesMembers = true
      return
    }
    members.relationships.reserveCapacity(fields.count)
    for var field in fields {
      let (relationship, hidesTargets) = reading(field.name) {
        if let isMany = Self.foreignWords[field.name.value] {
          ForeignRelationship(self).reportNamedByWord(field, isMany)
          return unread(field)
        }
        if MappingDefinition.relationshipDefaults.key(field.name.value) != nil,
          ForeignRelationship(self).isKeyOfEach(field)
        {
          return unread(field)
        }
        NameReader(self).checkMemberName(field.name, of: .relationship)
        field.value = withColon(field.value, of: .relationship)
        return field.value.mapping == nil
          ? shortRelationship(field) : longRelationship(field)
      }
      if hidesTargets { members.hidingTargets.append(field.name.range) }
      members.relationships.append(relationship)
    }
  }

  private typealias Reading = (relationship: RelationshipDraft, hidesTargets: Bool)

  private func unread(_ field: Field) -> Reading {
    (RelationshipDraft(Relationship(name: field.name, cardinality: .one, targets: [])), true)
  }

  private func shortRelationship(_ field: Field) -> Reading {
    guard let form = TargetReader(self).target(field.value, "the relationship") else {
      return unread(field)
    }
    refer(form.types)
    let relationship = Relationship(
      name: field.name, cardinality: form.isMany ? .many : .one, targets: form.types,
      leadsToAny: form.isAny, isOptional: field.isMarkedOptional, isNullable: form.isNullable)
    return (RelationshipDraft(relationship), false)
  }

  private func longRelationship(_ field: Field) -> Reading {
    guard
      let fields = fields(
        field.value, of: .relationship,
        unless: { ForeignRelationship(self).isForeign($0, of: field.name) })
    else { return unread(field) }
    let ends = ends(fields, of: field)
    var relationship = Relationship(
      name: field.name, cardinality: ends.cardinality, targets: ends.form?.types ?? [],
      leadsToAny: ends.form?.isAny ?? false,
      isOptional: isOptional(field, fields),
      isNullable: emptiness(fields, ends))
    relationship.swiftName = NameReader(self).swiftName(fields["swift"])
    relationship.queryName = text(fields["query"])?.value
    (relationship.description, relationship.deprecated) = texts(fields, of: field)
    relationship.idMeta = MetaReader(self).declaration(fields["idMeta"])
    relationship.inverse = text(fields["inverse"])
    relationship.access = AccessReader(self).access(fields)
    relationship.creation = AccessReader(self).creation(fields)
    relationship.since = text(fields["since"])?.value
    let linkage = word(fields["linkage"], Relationship.Linkage.self)
    relationship.linkage = linkage ?? (ends.cardinality == nil ? .never : .always)
    let isWhole = !ends.isHidden && !fields.mayLackKeys
    if isWhole { checkLinkage(relationship, fields) }
    refer(relationship.targets)
    var draft = RelationshipDraft(relationship)
    if let field = fields["links"] { draft.links = LinksReader(self).links(field) }
    if let field = fields["meta"] { draft.meta = MetaReader(self).meta(field) }
    draft.statesLinkage = linkage != nil || ends.cardinality == nil
    draft.mayBeEmpty = isWhole && fields["links"] == nil && fields["meta"] == nil
    return (draft, ends.isHidden)
  }

  private func ends(_ fields: Fields, of relationship: Field) -> Ends {
    if let one = fields["one"], let many = fields["many"] {
      reportConflict(
        .conflictingCardinality, of: many, with: one,
        suggestion: "keep `one` if it leads to one resource, `many` if it leads to any number")
      return Ends(isHidden: true)
    }
    if let one = fields["one"] { return ends(.one, at: one) }
    if let many = fields["many"] {
      let ends = ends(.many, at: many)
      if let form = ends.form { TargetReader(self).reportNullableMany(form) }
      return ends
    }
    return Ends(isHidden: fields.mayLackKeys)
  }

  /// Reads the target of `one` or `many`, which is written without brackets.
  private func ends(_ cardinality: Relationship.Cardinality, at field: Field) -> Ends {
    guard let form = TargetReader(self).target(field.value, "`\(field.name.value)`") else {
      return Ends(cardinality: cardinality, isHidden: true)
    }
    guard !form.isMany else {
      report(
        .malformedTarget, "`\(field.name.value)` names a resource type, without brackets",
        at: field.value.range,
        suggestion: .edit(
          (cardinality == .one ? [(field.name.range, "many")] : [])
            + [(field.value.range, form.union)],
          .write("many: \(form.union)"), title: "Write `many: \(form.union)`"))
      return Ends(cardinality: cardinality, isHidden: true)
    }
    return Ends(cardinality: cardinality, form: form)
  }

  private func emptiness(_ fields: Fields, _ ends: Ends) -> Bool {
    let field = fields["nullable"]
    guard ends.cardinality == .many else {
      let isMarked = ends.cardinality == .one && ends.form?.isNullable ?? false
      return state(field, isMarked: isMarked, of: "target", meaning: "null")
    }
    if let field, boolean(field) == true {
      report(
        .nullableToMany, "a list of resources can be empty, but is never null",
        at: field.name.range,
        suggestion: "leave `nullable` out, or write `optional: true` if the whole relationship may"
          + " be absent")
    }
    return false
  }

  private func checkLinkage(_ relationship: Relationship, _ fields: Fields) {
    if relationship.cardinality == nil {
      let target = known.resources.first ?? "people"
      for key in ["linkage", "inverse", "nullable"] {
        guard let field = fields[key] else { continue }
        if key == "linkage", relationship.linkage == .never { continue }
        if key == "nullable", !relationship.isNullable { continue }
        report(
          .targetlessRelationship,
          "`\(key)` needs a target, and the relationship has neither `one` nor `many`",
          at: field.name.range,
          suggestion: "add `one: \(target)` or `many: \(target)`")
      }
    }
    guard relationship.linkage == .never else { return }
    if let idMeta = fields["idMeta"] {
      report(
        .identifierMetaWithoutLinkage,
        "a relationship without linkage has no identifiers that could have meta",
        at: idMeta.name.range, suggestion: "the meta of the relationship itself is called `meta`")
    }
  }
}

private struct Ends {
  var cardinality: Relationship.Cardinality?
  var form: TargetForm?
  /// True if an error kept the targets from being read.
  var isHidden = false
}

extension RelationshipReader {
  /// The words that other languages write in place of the key of a relationship; the value is true
  /// for to-many.
  static let foreignWords: [String: Bool] = [
    "has_many": true, "hasMany": true, "has_one": false, "hasOne": false, "belongs_to": false,
    "belongsTo": false, "toMany": true, "to_many": true, "to-many": true, "toOne": false,
    "to_one": false, "to-one": false, "many_to_many": true, "manyToMany": true,
    "has_and_belongs_to_many": true, "one_to_many": true, "oneToMany": true, "many_to_one": false,
    "manyToOne": false, "one_to_one": false, "oneToOne": false, "ManyToOne": false,
    "OneToMany": true, "ManyToMany": true, "ForeignKey": false,
  ]
}
