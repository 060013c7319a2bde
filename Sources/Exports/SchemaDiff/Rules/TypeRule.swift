import Diagnostics
import ResourceSchema

/// An old and a new type in the same place.
private struct TypeChange {
  let use: Both<TypeUse>
  let type: Both<ResolvedType>
  let subject: Subject
  /// The kind of the members of objects in the types.
  let members: FieldKind
}

extension Comparison {
  /// Compares the types of values, after names are resolved.
  mutating func compareTypes(
    _ use: Both<TypeUse>, of subject: Subject, membersAs members: FieldKind = .member
  ) {
    let type = resolved(use)
    // The nullability of elements, and of types in `types`.
    compare(
      type.isNullable, .nullability(wasOptional: use.old.isOptional), "`\(subject.path)`", subject)
    compareContents(TypeChange(use: use, type: type, subject: subject, members: members))
  }

  /// Returns both types with their names resolved.
  func resolved(_ use: Both<TypeUse>) -> Both<ResolvedType> {
    Both(old: ResolvedType(use.old, in: types.old), new: ResolvedType(use.new, in: types.new))
  }

  private mutating func compareContents(_ change: TypeChange) {
    let subject = change.subject
    switch (change.type.old.content, change.type.new.content) {
    case (.array(let old), .array(let new)):
      compareElements(Both(old: old, new: new), named: "[*]", of: change)
    case (.map(let old), .map(let new)):
      compareElements(Both(old: old, new: new), named: ".*", of: change)
    case (.enumeration(let old), .enumeration(let new)) where old.base != new.base:
      compareValues(change)
    case (.enumeration, .enumeration), (.object, .object), (.union, .union):
      // Types in `types` are compared once, regardless of the number of uses.
      if let old = change.type.old.declaration, let new = change.type.new.declaration {
        enqueue(Both(old: old.name.value, new: new.name.value))
      } else {
        compareParts(of: change.type.content, subject, membersAs: change.members)
      }
    case (.named, .named): break
    case (_, .union(let union)):
      let isCase = union.hasCase(like: change.use.old.type, types.old, in: types.new)
      reportType(isCase ? .toUnion : .otherType, change)
    case (.union(let union), _):
      let isCase = union.hasCase(like: change.use.new.type, types.new, in: types.old)
      reportType(isCase ? .fromUnion : .otherType, change)
    default: compareValues(change)
    }
  }

  private mutating func compareElements(
    _ types: Both<ValueType>, named suffix: String, of change: TypeChange
  ) {
    var element = change.subject
    element.path += suffix
    compareTypes(types.map { TypeUse($0) }, of: element, membersAs: change.members)
  }

  /// Compares the values, members or cases of two types of the same kind.
  mutating func compareParts(
    of content: Both<ValueType>, _ subject: Subject,
    membersAs members: FieldKind = .member
  ) {
    switch (content.old, content.new) {
    case (.enumeration(let old), .enumeration(let new)):
      compareEnums(Both(old: old, new: new), of: subject)
    case (.object(let old), .object(let new)):
      compareMembers(Both(old: old.members, new: new.members), of: subject, as: members)
    case (.union(let old), .union(let new)):
      compareUnions(Both(old: old, new: new), of: subject)
    default: break
    }
  }

  private mutating func compareValues(_ change: TypeChange) {
    let type = change.type
    let name = "`\(change.subject.path)`"
    switch ValueRule.row(from: type.old.content, to: type.new.content) {
    case .changedFormat?:
      report(.changedFormat, change.subject, "\(name) now has a different format")
    case let row?: reportType(row, change)
    case nil:
      compare(
        type.format, .changedFormat, name, change.subject, verbs: ("now has", "had")
      ) { $0.map { "the format `\($0)`" } ?? "no format" }
    }
    compare(
      type.pattern, .changedPattern, name, change.subject.unseenInSwift,
      verbs: ("now has", "had")
    ) { $0.map { "the pattern `\($0)`" } ?? "no pattern" }
  }

  private mutating func reportType(_ row: ChangeRow, _ change: TypeChange) {
    let spelling = change.use.type.spelling
    report(
      row, change.subject,
      "`\(change.subject.path)` is now `\(spelling.new)`, was `\(spelling.old)`")
  }
}
