import Diagnostics
import ResourceSchema

/// The places of something in both schemas.
struct TypePlaces {
  var old: SourceRange
  var new: SourceRange
}

/// The types of values, after names are resolved.
enum TypeRule {
  /// The kind of the members of objects that a type contains.
  enum Part {
    case member, meta

    var field: Field.Kind {
      switch self {
      case .member: .member
      case .meta: .meta
      }
    }
  }

  static func compare(
    _ old: TypeUse, _ new: TypeUse, of subject: Subject, as part: Part = .member,
    at places: TypePlaces, in comparison: inout Comparison
  ) {
    let before = ResolvedType(old, in: comparison.oldTypes)
    let after = ResolvedType(new, in: comparison.newTypes)
    let change = TypeChange(
      old: before, new: after, oldUse: old, newUse: new, subject: subject, part: part,
      places: places)
    change.compareNullability(in: &comparison)
    change.compareContent(in: &comparison)
  }
}

/// An old and a new type in the same place.
private struct TypeChange {
  let old: ResolvedType
  let new: ResolvedType
  let oldUse: TypeUse
  let newUse: TypeUse
  let subject: Subject
  let part: TypeRule.Part
  let places: TypePlaces

  private func report(_ row: ChangeRow, _ message: String, in comparison: inout Comparison) {
    comparison.report(
      row, subject, "`\(subject.path)` \(message)", old: places.old, new: places.new)
  }

  private func reportType(_ row: ChangeRow, in comparison: inout Comparison) {
    report(
      row, "is now `\(newUse.type.spelling)`, was `\(oldUse.type.spelling)`", in: &comparison)
  }

  /// Compares the nullability of elements, and of types in `types`.
  func compareNullability(in comparison: inout Comparison) {
    switch (old.isNullable, new.isNullable) {
    case (false, true):
      let row: ChangeRow = oldUse.isOptional ? .optionalBecameNullable : .requiredBecameNullable
      report(row, "may now be null", in: &comparison)
    case (true, false): report(.becameNonNull, "can no longer be null", in: &comparison)
    default: break
    }
  }

  func compareContent(in comparison: inout Comparison) {
    switch (old.content, new.content) {
    case (.array(let old), .array(let new)):
      var element = subject
      element.path += "[*]"
      compareElements(old, new, of: element, in: &comparison)
    case (.map(let old), .map(let new)):
      compareElements(old, new, of: subject.member("*"), in: &comparison)
    case (.enumeration(let old), .enumeration(let new)) where old.base == new.base:
      guard !isEnqueued(in: &comparison) else { return }
      EnumRule.compare(old, new, of: subject, at: places, in: &comparison)
    case (.object(let old), .object(let new)):
      guard !isEnqueued(in: &comparison) else { return }
      MembersRule.compare(
        old.members, new.members, of: subject, as: part.field, in: &comparison)
    case (.union(let old), .union(let new)):
      guard !isEnqueued(in: &comparison) else { return }
      UnionRule.compare(old, new, of: subject, at: places, in: &comparison)
    case (.links, .links): _ = isEnqueued(in: &comparison)
    case (.custom, .custom): break
    case (_, .union(let union)):
      reportType(
        UnionRule.hasCase(like: oldUse.type, comparison.oldTypes, in: union, comparison.newTypes)
          ? .toUnion : .otherType, in: &comparison)
    case (.union(let union), _):
      reportType(
        UnionRule.hasCase(like: newUse.type, comparison.newTypes, in: union, comparison.oldTypes)
          ? .fromUnion : .otherType, in: &comparison)
    default: compareValues(in: &comparison)
    }
  }

  private func compareElements(
    _ old: ValueType, _ new: ValueType, of element: Subject, in comparison: inout Comparison
  ) {
    TypeRule.compare(
      TypeUse(old), TypeUse(new), of: element, as: part, at: places, in: &comparison)
  }

  /// Returns true if both are types in `types`, which are compared once, regardless of the number
  /// of uses.
  private func isEnqueued(in comparison: inout Comparison) -> Bool {
    guard let old = old.declaration, let new = new.declaration else { return false }
    let pair = Comparison.TypePair(old: old.name.value, new: new.name.value)
    _ = comparison.enqueue(pair)
    return true
  }

  private func compareValues(in comparison: inout Comparison) {
    if let row = ValueRule.row(from: old.content, to: new.content) {
      switch row {
      case .changedFormat: report(row, "now has a different format", in: &comparison)
      default: reportType(row, in: &comparison)
      }
    } else if old.format != new.format {
      report(
        .changedFormat, "now has the format \(words(new.format)), had \(words(old.format))",
        in: &comparison)
    }
    if old.pattern != new.pattern {
      comparison.report(
        .changedPattern, subject.unseenInSwift,
        "`\(subject.path)` now has the pattern \(words(new.pattern)), had \(words(old.pattern))",
        old: places.old, new: places.new)
    }
  }

  private func words(_ text: String?) -> String { text.map { "`\($0)`" } ?? "none" }
}
