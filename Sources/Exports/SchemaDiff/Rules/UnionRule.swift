import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares unions, whose types are distinguished by their JSON.
  mutating func compareUnions(_ union: Both<ValueUnion>, of subject: Subject) {
    let (old, new) = (union.old, union.new)
    guard old.tag == new.tag else {
      let distinction = new.tag.map { "its member `\($0.value)`" } ?? "the shape of its JSON"
      return report(
        .changedTag, subject, "`\(subject.path)` is now distinguished by \(distinction)")
    }
    let (before, after) = (old.casesByKey(types.old), new.casesByKey(types.new))
    let keys =
      old.tag == nil
      ? ValueShape.allCases.map(\.rawValue)
      : old.cases.map(\.name.value) + new.cases.map(\.name.value).filter { before[$0] == nil }
    var pairs = Pairing(
      Both(old: old.tag == nil ? [] : old.cases, new: new.cases), by: \.name.value)
    pairs.findRenamed { $0.type == $1.type }
    for key in keys {
      switch (before[key], after[key]) {
      case (let old?, let new?):
        compareTypes(Both(old: TypeUse(old.type), new: TypeUse(new.type)), of: subject)
      case (nil, let added?):
        report(
          old.isOpen ? .addedCaseToOpenUnion : .addedCaseToClosedUnion, subject,
          "`\(subject.path)` may now be `\(new.name(of: added))`",
          note: pairs.note(on: added))
      case (let removed?, nil):
        report(
          .removedCase, subject, "`\(subject.path)` can no longer be `\(old.name(of: removed))`",
          note: pairs.note(on: removed))
      case (nil, nil): break
      }
    }
    compare(union.isOpen, .openness, "union `\(subject.path)`", subject)
  }
}

extension ValueUnion {
  fileprivate func name(of type: Case) -> String {
    tag == nil ? type.type.spelling : type.name.value
  }

  /// Returns true if a type has the shape of one of the types of the union.
  ///
  /// - Parameters:
  ///   - types: The types of the schema that has the type.
  ///   - unionTypes: The types of the schema that has the union.
  func hasCase(
    like type: ValueType, _ types: [String: TypeDeclaration],
    in unionTypes: [String: TypeDeclaration]
  ) -> Bool {
    var shapes = ValueShapes { types[$0]?.definition }
    let cases = casesByKey(unionTypes)
    return tag == nil && shapes.shapes(of: type)?.contains { cases[$0.rawValue] != nil } ?? false
  }

  /// Returns the cases by the shape or the tag of their values.
  fileprivate func casesByKey(_ types: [String: TypeDeclaration]) -> [String: Case] {
    if tag != nil { return Dictionary(cases.map { ($0.name.value, $0) }) { first, _ in first } }
    var shapes = ValueShapes { types[$0]?.definition }
    var result: [String: Case] = [:]
    for alternative in cases {
      for shape in shapes.shapes(of: alternative.type) ?? [] {
        result[shape.rawValue] = alternative
      }
    }
    return result
  }
}
