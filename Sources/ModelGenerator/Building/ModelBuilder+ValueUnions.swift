import ResourceSchema

extension ModelBuilder {
  /// An enum with a case for each of the types that a value has one of; it is itself the scope of
  /// those that are written in it.
  mutating func valueUnionView(
    of union: ValueUnion, named name: String, paragraphs: [String?], column: Int,
    in scope: inout TypeScope
  ) -> ValueUnionView {
    let identifiers = MemberNames.cases(of: union).identifiers
    var finder = ValueShapes { [declarations] in declarations[$0]?.definition }
    let shapes = union.cases.map { (finder.shapes(of: $0.type) ?? []).inOrder }
    let all = shapes.flatMap(\.self)
    let expected = all.map { Layout.text(".\($0.rawValue)") }
    let cases = zip(zip(union.cases, identifiers), shapes).map { pair, shapes in
      let coding = coding(
        of: pair.0.type,
        InlineContext(name: pair.1.capitalized), in: &scope)
      use(coding.attribute)
      use(coding.value)
      return ValueUnionCaseView(coding, named: pair.1, shapes: shapes, column: column)
    }
    return ValueUnionView(
      documentation: DocumentationComment.lines(paragraphs, indentedBy: column),
      header: Layout.typeHeader(
        "public enum", name, ["Swift.Codable", "Swift.Equatable", "Swift.Sendable"]
      ).lines(indentedBy: column),
      cases: cases,
      rest: Set(all).count == ValueShape.allCases.count
        ? .nothing : union.isOpen ? .kept : .refused,
      shape: Layout.listed(
        "switch try JSONAPI.JSONShape(", [.text("of: decoder")] + expected.labelled("expecting"),
        ") {"
      ).lines(indentedBy: column + 4),
      refusal: Layout.switchDefault(
        .listed(
          "throw JSONAPI.JSONShape.mismatch(",
          [.text("in: decoder")] + expected.labelled("expected"), ")")
      ).lines(indentedBy: column + 4),
      nestedTypes: scope.nested)
  }
}

extension ValueUnionCaseView {
  fileprivate init(
    _ coding: ValueCoding, named name: SwiftIdentifier, shapes: [ValueShape], column: Int
  ) {
    declaration = Layout.listed("case \(name.declared)(", [coding.value.layout], ")")
      .lines(indentedBy: column + 2)
    let attribute = coding.attribute.layout
    reading = Layout.switchCase(
      shapes.map { ".\($0.rawValue)" }.joined(separator: ", "),
      .listed(
        "self = .\(name.member)(", [.text("try ") + attribute + .text("(from: decoder).value")],
        ")")
    ).lines(indentedBy: column + 4)
    let wrapper = coding.format == nil ? "JSONAPI.Attribute" : nil
    let argument = coding.canFail ? "transformedValue" : "value"
    writing = Layout.switchCase(
      ".\(name.member)(let value)",
      .text("try ") + (wrapper.map(Layout.text) ?? attribute)
        + .text("(\(argument): value).encode(to: encoder)")
    ).lines(indentedBy: column + 4)
    noun = shapes.map(\.noun).joined(separator: " or ")
    accessor = Layout.computedProperty("public var", name.declared, .optional(coding.value))
      .lines(indentedBy: column + 2)
    unwrapping = Layout.group(
      .sequence([
        .text("guard case .\(name.member)(let value) = self"), .line, "else { return nil }",
      ])
    ).lines(indentedBy: column + 4)
  }
}

extension Set<ValueShape> {
  /// The shapes in an order that depends on nothing else.
  fileprivate var inOrder: [ValueShape] { ValueShape.allCases.filter(contains) }
}

extension ValueShape {
  fileprivate var noun: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension [Layout] {
  /// Arguments of which the first has a label.
  fileprivate func labelled(_ label: String) -> [Layout] {
    enumerated().map { $0.offset == 0 ? .text("\(label): ") + $0.element : $0.element }
  }
}
