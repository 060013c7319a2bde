import Diagnostics
import ResourceSchema

/// Added and removed fields, and their presence, access and names.
enum FieldRule {
  static func removed(
    _ field: Field, from subject: Subject, note: String?, in comparison: inout Comparison
  ) {
    let row: ChangeRow =
      switch (field.kind, field.isOptional) {
      case (.attribute, false), (.member, false): .removedRequiredAttribute
      case (.attribute, true), (.member, true): .removedOptionalAttribute
      case (.relationship, false): .removedRequiredRelationship
      case (.relationship, true): .removedOptionalRelationship
      case (.link, false): .removedRequiredLink
      case (.link, true): .removedOptionalLink
      case (.meta, false): .removedRequiredMeta
      case (.meta, true): .removedOptionalMeta
      }
    let part = subject.member(field.name.value, field.carriers(in: subject.carriers))
    comparison.report(
      row, part, "\(field.kind.rawValue) `\(part.path)` was removed", old: field.name.range,
      note: note)
  }

  static func added(
    _ field: Field, to subject: Subject, note: String?, in comparison: inout Comparison
  ) {
    let isSent = field.isRequiredInCreation(in: subject.carriers)
    let row: ChangeRow =
      switch (field.kind, field.isOptional) {
      case (.attribute, false), (.member, false):
        isSent ? .addedRequiredAttributeOfRequests : .addedRequiredAttribute
      case (.attribute, true), (.member, true):
        isSent ? .addedRequiredAttributeOfRequests : .addedOptionalAttribute
      case (.relationship, false):
        isSent ? .addedRequiredRelationshipOfRequests : .addedRequiredRelationship
      case (.relationship, true):
        isSent ? .addedRequiredRelationshipOfRequests : .addedOptionalRelationship
      case (.link, false): .addedRequiredLink
      case (.link, true): .addedOptionalLink
      case (.meta, false): .addedRequiredMeta
      case (.meta, true): .addedOptionalMeta
      }
    let part = subject.member(field.name.value, field.carriers(in: subject.carriers))
    let presence = field.isOptional ? "optional" : "required"
    comparison.report(
      row, part,
      "\(presence) \(field.kind.rawValue) `\(part.path)` was added"
        + (isSent ? ", which create requests must contain" : ""), new: field.name.range,
      note: note)
  }

  /// Compares the properties of a field in both schemas, except for its type.
  ///
  /// - Returns: The field as the subject of changes of its type.
  static func compare(
    _ old: Field, _ new: Field, of subject: Subject, in comparison: inout Comparison
  ) -> Subject {
    let both = old.carriers(in: subject.carriers).intersection(new.carriers(in: subject.carriers))
    let part = subject.member(new.name.value, both, at: new.name.range)
    let change = FieldChange(old: old, new: new, outer: subject.carriers, subject: part)
    change.comparePresence(in: &comparison)
    change.compareAccess(in: &comparison)
    change.compareNames(in: &comparison)
    return part
  }
}

/// A field of both schemas.
private struct FieldChange {
  let old: Field
  let new: Field
  /// The documents that can contain the owner of the field.
  let outer: Carriers
  let subject: Subject

  private var name: String { "\(new.kind.rawValue) `\(subject.path)`" }

  private func report(
    _ row: ChangeRow, _ message: String, carriers: Carriers? = nil,
    in comparison: inout Comparison
  ) {
    comparison.report(
      row, subject, "\(name) \(message)", old: old.name.range, new: new.name.range,
      carriers: carriers)
  }

  func comparePresence(in comparison: inout Comparison) {
    let becameRequiredInCreation =
      old.isOptionalInCreation(in: outer) && new.isRequiredInCreation(in: outer)
    let becameOptionalInCreation =
      old.isRequiredInCreation(in: outer) && new.isOptionalInCreation(in: outer)
    switch (old.isOptional, new.isOptional) {
    case (false, true):
      let isInRequests = becameOptionalInCreation
      report(
        isInRequests ? .becameOptionalInRequests : .becameOptional, "may now be absent",
        in: &comparison)
      if becameRequiredInCreation { reportRequiredInCreation(in: &comparison) }
    case (true, false):
      let isInRequests = becameRequiredInCreation
      report(
        isInRequests ? .becameRequiredInRequests : .becameRequired,
        "must now be present" + (isInRequests ? ", in create requests too" : ""), in: &comparison)
      if becameOptionalInCreation { reportOptionalInCreation(in: &comparison) }
    default:
      if becameRequiredInCreation { reportRequiredInCreation(in: &comparison) }
      if becameOptionalInCreation { reportOptionalInCreation(in: &comparison) }
    }
    switch (old.isNullable, new.isNullable) {
    case (false, true):
      report(
        old.isOptional ? .optionalBecameNullable : .requiredBecameNullable, "may now be null",
        in: &comparison)
    case (true, false): report(.becameNonNull, "can no longer be null", in: &comparison)
    default: break
    }
  }

  private func reportRequiredInCreation(in comparison: inout Comparison) {
    report(.createRequired, "is now required in create requests", in: &comparison)
  }

  private func reportOptionalInCreation(in comparison: inout Comparison) {
    report(.createOptional, "may now be absent from create requests", in: &comparison)
  }

  func compareAccess(in comparison: inout Comparison) {
    let before = outer.admitting(old.access, nil)
    switch (old.access, new.access) {
    case (let old, let new) where old == new: break
    case (_, .readOnly):
      report(.becameReadOnly, "is now read-only", carriers: before, in: &comparison)
    case (.readWrite, .createOnly), (.writeOnly, .createOnly):
      // Only updates are refused.
      let carriers: Carriers = before.contains(.updates) ? before : .responses
      report(
        .becameCreateOnly, "can now only be set on creation", carriers: carriers, in: &comparison)
    case (.readOnly, _), (.createOnly, .readWrite), (.createOnly, .writeOnly):
      report(.becameWritable, "can now be set by clients", in: &comparison)
    default: break
    }
    if old.access != .writeOnly, new.access == .writeOnly {
      report(
        old.isOptional ? .optionalBecameWriteOnly : .requiredBecameWriteOnly,
        "is now absent from responses", carriers: before, in: &comparison)
    } else if old.access == .writeOnly, new.access != .writeOnly {
      report(
        new.isOptional ? .optionalBecameReadable : .requiredBecameReadable,
        "is now in responses", in: &comparison)
    }
    guard before.intersection(outer.admitting(new.access, nil)).contains(.creations) else { return }
    if old.creation != .forbidden, new.creation == .forbidden {
      report(
        .createForbidden, "must now be absent from create requests", carriers: before,
        in: &comparison)
    } else if old.creation == .forbidden, new.creation != .forbidden {
      report(.becameWritable, "can now be set on creation", in: &comparison)
    }
  }

  func compareNames(in comparison: inout Comparison) {
    let oldQuery = old.queryName ?? old.name.value
    let newQuery = new.queryName ?? new.name.value
    if oldQuery != newQuery {
      comparison.report(
        .changedQueryName, subject.unseenInSwift,
        "\(name) is `\(newQuery)` in queries, was `\(oldQuery)`", old: old.name.range,
        new: new.name.range, carriers: .all)
    }
    DeprecationRule.compare(
      name, old.isDeprecated, new.isDeprecated, subject, old.name.range, new.name.range,
      in: &comparison)
  }
}
