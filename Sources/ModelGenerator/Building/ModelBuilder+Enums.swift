import ResourceSchema

extension ModelBuilder {
  /// An enum of the values that the schema knows.
  ///
  /// - Parameter isIdType: whether ids are of this type.
  func enumView(
    of enumeration: Enumeration, named name: String, paragraphs: [String?], isIdType: Bool,
    column: Int
  ) -> EnumView {
    let identifiers = MemberNames.cases(of: enumeration).identifiers
    let hasNumbers = enumeration.cases.contains(where: \.rawValue.isNumber)
    let rawType = hasNumbers ? "Swift.Int" : "Swift.String"
    let raw = enumeration.isOpen ? "Swift.RawRepresentable" : rawType
    let idTypes = isIdType ? ["JSONAPI.RawIdType"] : []
    let protocols =
      [raw, "Swift.CaseIterable", "Swift.Codable", "Swift.Hashable", "Swift.Sendable"] + idTypes
    return EnumView(
      documentation: DocumentationComment.lines(paragraphs, indentedBy: column),
      header: Layout.typeHeader("public enum", name, protocols).lines(indentedBy: column),
      rawType: rawType,
      isOpen: enumeration.isOpen,
      cases: zip(enumeration.cases, identifiers).enumerated().map { index, pair in
        EnumCaseView(
          pair.0, named: pair.1, isOpen: enumeration.isOpen, isFirst: index == 0,
          column: column + 2)
      },
      allCases: Layout.arrayLiteral(
        "public static let allCases: [\(name)] = ", identifiers.map { .text(".\($0.member)") }
      ).lines(indentedBy: column + 2)
    )
  }
}

extension EnumCaseView {
  fileprivate init(
    _ value: Enumeration.Case, named identifier: SwiftIdentifier, isOpen: Bool, isFirst: Bool,
    column: Int
  ) {
    documentation = DocumentationComment.lines(
      [value.description, DocumentationComment.deprecation(value.deprecated)], indentedBy: column)
    let literal = value.rawValue.literal
    let name = identifier.declared
    let isImplied = isOpen || value.rawValue == .string(identifier.name)
    declaration =
      isImplied
      ? ["case \(name)"]
      : Layout.assignment("case \(name)", .text(literal)).lines(indentedBy: column)
    reading = Layout.switchCase(literal, .text("self = .\(identifier.member)"))
      .lines(indentedBy: column + 2)
    writing = Layout.switchCase(".\(identifier.member)", .text(literal))
      .lines(indentedBy: column + 2)
    isSeparated = !isFirst && !documentation.isEmpty
  }
}

extension Enumeration.RawValue {
  fileprivate var isNumber: Bool {
    guard case .int = self else { return false }
    return true
  }

  fileprivate var literal: String {
    switch self {
    case .string(let text): SwiftLiteral.string(text)
    case .int(let number): String(number)
    }
  }
}
