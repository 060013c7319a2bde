import Diagnostics

/// The alternatives of a value differ in their JSON shape, or are objects with a tag. A decoder has
/// no other way to distinguish them.
extension SchemaRules {
  mutating func checkUnions() {
    var shapes = ValueShapes { [assembly] in assembly.types[$0]?.declaration?.definition }
    for union in assembly.unions { check(union, &shapes) }
  }

  /// The maximum number of diagnostics for one union. There are fewer shapes, so more diagnostics
  /// would not help.
  private static let maxDiagnostics = 10

  private mutating func check(_ union: ValueUnion, _ shapes: inout ValueShapes) {
    if let tag = union.tag {
      for alternative in union.cases { check(alternative, with: tag) }
      return
    }
    var first: [ValueShape: ValueUnion.Case] = [:]
    let end = diagnostics.elements.count + Self.maxDiagnostics
    for alternative in union.cases where diagnostics.elements.count < end {
      guard let shapes = shapes.shapes(of: alternative.type) else { continue }
      guard !shapes.isEmpty else {
        reportUnknownShape(alternative)
        continue
      }
      let common = ValueShape.allCases.first { shapes.contains($0) && first[$0] != nil }
      if let common, let other = first[common] { report(alternative, and: other, areBoth: common) }
      for shape in shapes where first[shape] == nil { first[shape] = alternative }
    }
  }

  private mutating func check(_ alternative: ValueUnion.Case, with tag: Located<String>) {
    switch assembly.resolved(alternative.type) {
    case .object(let object):
      guard let member = object.members.first(where: { $0.name.value == tag.value }) else { return }
      diagnostics.report(
        .conflictingTypes, "`\(tag.value)` is the tag, and also a member of the object",
        at: member.name.range, labels: [.init("the tag is here", at: tag.range)],
        suggestion: "remove the member: the case of the enum says which value it has")
    // An undeclared name is reported elsewhere.
    case .named(let name) where assembly.types[name]?.declaration == nil: return
    default:
      diagnostics.report(
        .indistinctShapes,
        "only objects can have a tag, and this type is not a declared object",
        at: alternative.name.range, labels: [.init("the tag is here", at: tag.range)],
        suggestion: "declare an object in `types` and write its name, or write `object: { … }`")
    }
  }

  private mutating func report(
    _ second: ValueUnion.Case, and first: ValueUnion.Case, areBoth shape: ValueShape
  ) {
    let (plural, hint): (String, Advice?) =
      switch shape {
      case .string:
        ("strings", "write `String` in place of the union, or `JSON` for a value of any shape")
      case .number: ("numbers", "write `Double` or `Decimal` for both")
      case .bool: ("true or false", nil)
      case .array: ("arrays", "write one array for both, `[JSON]` for elements of any shape")
      case .object:
        (
          "objects",
          "write `oneOf: { value: Type, … }` with `tag:` and the member whose value tells them apart,"
            + " or one object with the members of both"
        )
      }
    diagnostics.report(
      .indistinctShapes, "these cannot be distinguished in JSON: both are \(plural)",
      at: second.name.range, labels: [.init("the other is here", at: first.name.range)],
      suggestion: hint)
  }

  private mutating func reportUnknownShape(_ alternative: ValueUnion.Case) {
    let isJSON = alternative.type == .primitive(.json)
    diagnostics.report(
      .indistinctShapes,
      isJSON
        ? "`JSON` matches any value, so the other cases can't match"
        : "the JSON shape of your own type is unknown", at: alternative.name.range,
      suggestion: isJSON
        ? "remove it, as a union keeps other values anyway; or write `JSON` alone, or say"
          + " what it can be: `[JSON]`, `{ map: JSON }`"
        : "write the type that it has in the JSON instead, or declare it with"
          + " `transform`, whose `from` states that type, or with `object`")
  }
}
