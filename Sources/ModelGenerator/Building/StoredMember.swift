import ResourceSchema

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

  /// The property that holds the value: behind a deprecated one stands another, which generated
  /// code can use without a warning.
  var storage: SwiftIdentifier {
    deprecated == nil ? identifier : identifier.storage
  }
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
      PropertyView(member, isFirst: index == 0, column: column + 2)
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
  fileprivate init(_ member: StoredMember, isFirst: Bool, column: Int) {
    documentation = DocumentationComment.lines(member.paragraphs, indentedBy: column)
    isSeparated = !isFirst && (!documentation.isEmpty || member.deprecated != nil)
    let name = member.identifier.declared
    guard let deprecated = member.deprecated else {
      declaration = Layout.property("public var", name, member.type).lines(indentedBy: column)
      return
    }
    declaration =
      Layout.deprecationLines(deprecated, indentedBy: column)
      + Layout.computedProperty("public var", name, member.type).lines(indentedBy: column)
    storage = StorageView(
      name: member.storage.declared,
      declaration: Layout.property("private var", member.storage.declared, member.type)
        .lines(indentedBy: column))
  }
}
