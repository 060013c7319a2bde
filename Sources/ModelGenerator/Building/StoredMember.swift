/// A stored property of a generated struct, with its part in the initialiser.
struct StoredMember {
  var identifier: SwiftIdentifier
  var wireName: String
  /// The paragraphs of the documentation.
  var paragraphs: [String?]
  /// What to use instead, where the schema calls the member deprecated.
  var deprecated: String?
  var type: SwiftType
  /// The type of the initialiser's parameter.
  var parameterType: SwiftType
  var isNilByDefault: Bool
  /// Makes the property's value of the parameter's.
  var initialValue: Layout
  /// Whether making the value can throw.
  var canThrow = false
  /// The statements that read and write the member where the coding is written out.
  var coding: (decoding: Layout, encoding: Layout)?

  /// What a second property holds, where it is not the value itself.
  var kept: KeptForm?

  /// The property that holds the value. Where that is not the one that users see, it is another
  /// behind it: a deprecated one, so that generated code uses it without a warning, and one that
  /// keeps what was read.
  var storage: SwiftIdentifier { isComputed ? identifier.storage : identifier }

  /// Whether the property that users see reads another one.
  var isComputed: Bool { deprecated != nil || kept != nil }
}

/// A value together with what was read, so that it is written back to the letter.
struct KeptForm {
  /// The attribute that holds both.
  var wrapped: SwiftType
  /// The type of the property: the attribute, or an optional of it.
  var type: SwiftType
  /// The value, as an expression of the property.
  var value: (_ property: String) -> String
  /// What the property holds, as an expression of a value.
  var holder: (_ value: String) -> Layout
}

/// How a struct is coded.
enum StructCoding {
  /// The compiler makes it.
  case synthesized
  /// Each member's statements are written out.
  case writtenOut
}

extension StructView {
  /// Builds a struct of its members.
  ///
  /// - Parameter column: the columns before the struct's own lines.
  init(
    named name: String,
    protocols: [String],
    paragraphs: [String?],
    members: [StoredMember],
    coding: StructCoding = .synthesized,
    nestedTypes: [NestedTypeView] = [],
    column: Int
  ) {
    documentation = DocumentationComment.lines(paragraphs, indentedBy: column)
    header = Layout.typeHeader("public struct", name, protocols).lines(indentedBy: column)
    properties = members.enumerated().map { index, member in
      PropertyView(member, after: index > 0 ? members[index - 1] : nil, column: column + 2)
    }
    let canThrow = members.contains(where: \.canThrow)
    let parameters = members.map { member in
      Layout.parameter(
        member.identifier.label, member.parameterType, isNilByDefault: member.isNilByDefault)
    }
    initializer = Layout.listed("public init(", parameters, canThrow ? ") throws {" : ") {")
      .lines(indentedBy: column + 2)
    assignments = members.flatMap { member in
      Layout.assignment("self.\(member.storage.member)", member.initialValue)
        .lines(indentedBy: column + 4)
    }
    let isWrittenOut = coding == .writtenOut
    let needsKeys = isWrittenOut || members.contains { $0.storage.name != $0.wireName }
    codingKeys = needsKeys ? members.flatMap { $0.codingKey(column: column + 4) } : []
    self.coding = isWrittenOut ? CodingView(members, column: column + 4) : nil
    self.nestedTypes = nestedTypes
  }
}

extension StoredMember {
  /// `case createdAt = "created-at"`
  fileprivate func codingKey(column: Int) -> [String] {
    guard storage.name != wireName else { return ["case \(storage.declared)"] }
    return Layout.assignment(
      "case \(storage.declared)", .text(SwiftLiteral.string(wireName))
    ).lines(indentedBy: column)
  }
}

extension CodingView {
  fileprivate init(_ members: [StoredMember], column: Int) {
    decoding = members.flatMap { $0.coding?.decoding.lines(indentedBy: column) ?? [] }
    encoding = members.flatMap { $0.coding?.encoding.lines(indentedBy: column) ?? [] }
  }
}

extension PropertyView {
  fileprivate init(_ member: StoredMember, after previous: StoredMember?, column: Int) {
    documentation = DocumentationComment.lines(member.paragraphs, indentedBy: column)
    let isShort = documentation.isEmpty && !member.isComputed && previous?.isComputed != true
    isSeparated = previous != nil && !isShort
    let name = member.identifier.declared
    guard member.isComputed else {
      declaration = Layout.property("public var", name, member.type).lines(indentedBy: column)
      return
    }
    let availability = member.deprecated.map {
      Layout.deprecationLines($0, indentedBy: column)
    }
    declaration =
      (availability ?? [])
      + Layout.computedProperty("public var", name, member.type).lines(indentedBy: column)
    storage = StorageView(member, column: column)
  }
}

extension StorageView {
  fileprivate init(_ member: StoredMember, column: Int) {
    let name = member.storage.declared
    getter = Layout.block("get", .text(member.kept?.value(name) ?? name))
      .lines(indentedBy: column + 2)
    let written = member.kept?.holder("newValue") ?? "newValue"
    setter = Layout.block("set", .assignment(name, written)).lines(indentedBy: column + 2)
    declaration = Layout.property("private var", name, member.kept?.type ?? member.type)
      .lines(indentedBy: column)
  }
}
