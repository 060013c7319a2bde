import Diagnostics
import ResourceSchema

/// A field of both schemas.
private struct FieldChange<Element: Field> {
  let field: Both<Element>
  let kind: FieldKind
  /// The documents that can contain the owner of the field.
  let outer: Carriers
  let subject: Subject

  var name: String { "\(kind.rawValue) `\(subject.path)`" }
}

extension Comparison {
  /// Reports the fields that only one schema has.
  mutating func reportUnpaired(
    _ pairs: Pairing<some Field>, of owner: Subject, as kind: FieldKind
  ) {
    for field in pairs.added {
      let isSent = field.isOptionalInCreation(in: owner.carriers) == false
      let rows = kind.rows.added
      let part = owner.member(field.name.value, field.carriers(in: owner.carriers))
      report(
        isSent ? rows.requiredInRequests : field.isOptional ? rows.optional : rows.required, part,
        "\(field.isOptional ? "optional" : "required") \(kind.rawValue) `\(part.path)` "
          + "was added" + (isSent ? ", which create requests must contain" : ""),
        at: .added(field.name.range), note: pairs.note(on: field))
    }
    for field in pairs.removed {
      let rows = kind.rows.removed
      let part = owner.member(field.name.value, field.carriers(in: owner.carriers))
      report(
        field.isOptional ? rows.optional : rows.required, part,
        "\(kind.rawValue) `\(part.path)` was removed",
        at: .removed(field.name.range), note: pairs.note(on: field))
    }
  }

  /// Compares the properties of a field in both schemas, except for its type.
  ///
  /// - Returns: The field as the subject of changes of its type.
  mutating func compareFields(
    _ field: Both<some Field>, of owner: Subject, as kind: FieldKind
  ) -> Subject {
    let carriers = field.map { $0.carriers(in: owner.carriers) }
    let part = owner.member(
      field.new.name.value, carriers.old.intersection(carriers.new), at: field.name.places)
    remember(part)
    let change = FieldChange(field: field, kind: kind, outer: owner.carriers, subject: part)
    comparePresence(change)
    compareAccess(change)
    compareNames(change)
    return part
  }

  private mutating func report(
    _ row: ChangeRow, _ change: FieldChange<some Field>, _ words: String, carriers: Carriers? = nil
  ) {
    report(row, change.subject, "\(change.name) \(words)", carriers: carriers)
  }

  private mutating func comparePresence(_ change: FieldChange<some Field>) {
    let field = change.field
    let isOptionalInCreation = field.map { $0.isOptionalInCreation(in: change.outer) }
    let becameOptionalInCreation =
      isOptionalInCreation.old == false && isOptionalInCreation.new == true
    let becameRequiredInCreation =
      isOptionalInCreation.old == true && isOptionalInCreation.new == false
    let becameOptional = !field.old.isOptional && field.new.isOptional
    let becameRequired = field.old.isOptional && !field.new.isOptional
    if becameOptional {
      report(
        becameOptionalInCreation ? .becameOptionalInRequests : .becameOptional, change,
        "may now be absent")
    }
    if becameRequired {
      report(
        becameRequiredInCreation ? .becameRequiredInRequests : .becameRequired, change,
        "must now be present" + (becameRequiredInCreation ? ", in create requests too" : ""))
    }
    if becameRequiredInCreation, !becameRequired {
      report(.createRequired, change, "is now required in create requests")
    }
    if becameOptionalInCreation, !becameOptional {
      report(.createOptional, change, "may now be absent from create requests")
    }
    compare(
      field.isNullable, .nullability(wasOptional: field.old.isOptional), change.name,
      change.subject)
  }

  private mutating func compareAccess(_ change: FieldChange<some Field>) {
    let (old, new) = (change.field.old, change.field.new)
    let before = change.outer.admitting(old.access, nil)
    let after = change.outer.admitting(new.access, nil)
    switch (old.access, new.access) {
    case (let old, let new) where old == new: break
    case (_, .readOnly): report(.becameReadOnly, change, "is now read-only", carriers: before)
    case (.readWrite, .createOnly), (.writeOnly, .createOnly):
      // Only updates are refused.
      report(
        .becameCreateOnly, change, "can now only be set on creation",
        carriers: before.contains(.updates) ? before : .responses)
    case (.readOnly, _), (.createOnly, .readWrite), (.createOnly, .writeOnly):
      report(.becameWritable, change, "can now be set by clients")
    default: break
    }
    if old.access != .writeOnly, new.access == .writeOnly {
      report(
        old.isOptional ? .optionalBecameWriteOnly : .requiredBecameWriteOnly, change,
        "is now absent from responses", carriers: before)
    } else if old.access == .writeOnly, new.access != .writeOnly {
      report(
        new.isOptional ? .optionalBecameReadable : .requiredBecameReadable, change,
        "is now in responses")
    }
    guard before.intersection(after).contains(.creations) else { return }
    if old.creation != .forbidden, new.creation == .forbidden {
      report(
        .createForbidden, change, "must now be absent from create requests", carriers: before)
    } else if old.creation == .forbidden, new.creation != .forbidden {
      report(.becameWritable, change, "can now be set on creation")
    }
  }

  private mutating func compareNames(_ change: FieldChange<some Field>) {
    let query = change.field.map { $0.queryName ?? $0.name.value }
    if query.old != query.new {
      report(
        .changedQueryName, change.subject.unseenInSwift,
        "\(change.name) is `\(query.new)` in queries, was `\(query.old)`", carriers: .all)
    }
    compareDeprecation(change.field.deprecated, change.name, change.subject)
  }
}
