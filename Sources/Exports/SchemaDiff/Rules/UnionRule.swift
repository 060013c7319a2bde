import Diagnostics
import ResourceSchema

/// Unions, whose types are distinguished by their JSON.
enum UnionRule {
  static func compare(
    _ old: ValueUnion, _ new: ValueUnion, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    guard old.tag == new.tag else {
      comparison.report(
        .changedTag, subject, "`\(subject.path)` is now distinguished by \(tag(of: new))",
        old: places.old, new: places.new)
      return
    }
    let (before, after) = (cases(old, comparison.oldTypes), cases(new, comparison.newTypes))
    let keys =
      old.tag == nil
      ? ValueShape.allCases.map(\.rawValue)
      : old.cases.map(\.name.value) + new.cases.map(\.name.value).filter { before[$0] == nil }
    let tagged = Pairing(old.tag == nil ? [] : old.cases, new.cases, by: \.name.value)
    let renamed = RenamedElements(
      tagged.removed, tagged.added, by: \.name.value, where: { $0.type == $1.type },
      surelyWhere: { _, _ in true })
    for key in keys {
      switch (before[key], after[key]) {
      case (let old?, let new?):
        TypeRule.compare(
          TypeUse(old.type), TypeUse(new.type), of: subject, at: places, in: &comparison)
      case (nil, let type?):
        comparison.report(
          old.isOpen ? .addedCaseToOpenUnion : .addedCaseToClosedUnion, subject,
          "`\(subject.path)` may now be `\(name(of: type, in: new))`", old: places.old,
          new: places.new, note: renamed.note(onAdded: type.name.value))
      case (let type?, nil):
        comparison.report(
          .removedCase, subject, "`\(subject.path)` can no longer be `\(name(of: type, in: old))`",
          old: places.old, new: places.new, note: renamed.note(onRemoved: type.name.value))
      case (nil, nil): break
      }
    }
    if old.isOpen != new.isOpen {
      comparison.report(
        new.isOpen ? .enumOpened : .enumClosed, subject,
        "union `\(subject.path)` is now \(new.isOpen ? "open" : "closed")", old: places.old,
        new: places.new)
    }
  }

  private static func name(of type: ValueUnion.Case, in union: ValueUnion) -> String {
    union.tag == nil ? type.type.spelling : type.name.value
  }

  private static func tag(of union: ValueUnion) -> String {
    union.tag.map { "its member `\($0.value)`" } ?? "the shape of its JSON"
  }

  /// Returns true if a type has the shape of one of the types of a union.
  static func hasCase(
    like type: ValueType, _ types: [String: TypeDeclaration], in union: ValueUnion,
    _ unionTypes: [String: TypeDeclaration]
  ) -> Bool {
    var shapes = ValueShapes { types[$0]?.definition }
    let cases = cases(union, unionTypes)
    return union.tag == nil
      && shapes.shapes(of: type)?.contains { cases[$0.rawValue] != nil } ?? false
  }

  /// Returns the cases by the shape or the tag of their values.
  private static func cases(
    _ union: ValueUnion, _ types: [String: TypeDeclaration]
  ) -> [String: ValueUnion.Case] {
    if union.tag != nil {
      return Dictionary(union.cases.map { ($0.name.value, $0) }) { first, _ in first }
    }
    var shapes = ValueShapes { types[$0]?.definition }
    var result: [String: ValueUnion.Case] = [:]
    for alternative in union.cases {
      for shape in shapes.shapes(of: alternative.type) ?? [] {
        result[shape.rawValue] = alternative
      }
    }
    return result
  }
}
