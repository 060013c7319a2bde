import Diagnostics
import ResourceSchema

/// Types that are one of several, which their JSON tells apart.
enum UnionRule {
  static func compare(
    _ old: ValueUnion, _ new: ValueUnion, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    let (before, after) = (cases(old, comparison.oldTypes), cases(new, comparison.newTypes))
    for shape in ValueShape.allCases {
      switch (before[shape], after[shape]) {
      case (let old?, let new?):
        TypeRule.compare(
          TypeUse(old.type), TypeUse(new.type), of: subject, at: places, in: &comparison)
      case (nil, let type?):
        comparison.report(
          old.isOpen ? .addedToOpenUnion : .toUnion, subject,
          "`\(subject.path)` may be `\(type.type.spelling)` now", old: places.old,
          new: places.new)
      case (let type?, nil):
        comparison.report(
          .fromUnion, subject, "`\(subject.path)` is never `\(type.type.spelling)` now",
          old: places.old, new: places.new)
      case (nil, nil): break
      }
    }
    if old.isOpen != new.isOpen {
      comparison.report(
        new.isOpen ? .enumOpened : .enumClosed, subject,
        "union `\(subject.path)` is \(new.isOpen ? "open" : "closed") now", old: places.old,
        new: places.new)
    }
  }

  /// Returns true if a type has the shape of one of the types of a union.
  static func hasCase(
    like type: ValueType, _ types: [String: TypeDeclaration], in union: ValueUnion,
    _ unionTypes: [String: TypeDeclaration]
  ) -> Bool {
    var shapes = ValueShapes { types[$0]?.definition }
    let cases = cases(union, unionTypes)
    return shapes.shapes(of: type)?.contains { cases[$0] != nil } ?? false
  }

  private static func cases(
    _ union: ValueUnion, _ types: [String: TypeDeclaration]
  ) -> [ValueShape: ValueUnion.Case] {
    var shapes = ValueShapes { types[$0]?.definition }
    var result: [ValueShape: ValueUnion.Case] = [:]
    for alternative in union.cases {
      for shape in shapes.shapes(of: alternative.type) ?? [] { result[shape] = alternative }
    }
    return result
  }
}
