/// A generated struct: attributes, relationships, links, meta or an object.
struct StructView: TemplateRecord {
  static let template: String? = "struct"

  var documentation: [String]
  /// The first lines, up to the opening brace.
  var header: [String]
  var properties: [PropertyView]
  /// The first lines of the memberwise initialiser, up to the opening brace.
  var initializer: [String]
  /// The statements of the memberwise initialiser.
  var assignments: [String]
  /// The cases of `CodingKeys`; empty where the names on the wire are the names in Swift.
  var codingKeys: [String]
  /// The written-out coding of an object that the compiler's own would not code as the schema says.
  var coding: CodingView?
  var nestedTypes: [NestedTypeView]

  static var fields: [TemplateField<StructView>] {
    [
      .texts("documentation", \.documentation),
      .texts("header", \.header),
      .records("properties", \.properties),
      .texts("initializer", \.initializer),
      .texts("assignments", \.assignments),
      .flag("isEmpty", \.properties.isEmpty),
      .flag("hasCodingKeys", { !$0.codingKeys.isEmpty }),
      .texts("codingKeys", \.codingKeys),
      .record("coding", \.coding),
      .rendered(all: "nestedTypes", \.nestedTypes),
    ]
  }
}

/// The statements of `init(from:)` and `encode(to:)`.
struct CodingView: TemplateRecord {
  var decoding: [String]
  var encoding: [String]

  static var fields: [TemplateField<CodingView>] {
    [
      .texts("decoding", \.decoding),
      .texts("encoding", \.encoding),
    ]
  }
}

/// A type of any kind, at the top of a file or inside another type.
struct NestedTypeView: TemplateRecord {
  static let template: String? = "type"

  var structure: StructView?
  var enumeration: EnumView?
  var valueUnion: ValueUnionView?
  var pattern: DatePatternView?
  var alias: AliasView?

  static var fields: [TemplateField<NestedTypeView>] {
    [
      .rendered("structure", \.structure),
      .rendered("enumeration", \.enumeration),
      .rendered("valueUnion", \.valueUnion),
      .rendered("pattern", \.pattern),
      .rendered("alias", \.alias),
    ]
  }
}

/// A typealias.
struct AliasView: TemplateRecord {
  static let template: String? = "alias"

  var documentation: [String]
  var declaration: [String]

  static var fields: [TemplateField<AliasView>] {
    [
      .texts("documentation", \.documentation),
      .texts("declaration", \.declaration),
    ]
  }
}

/// A type that carries the pattern of a date.
struct DatePatternView: TemplateRecord {
  static let template: String? = "date-pattern"

  var name: String
  /// The pattern as a string literal.
  var pattern: String

  static var fields: [TemplateField<DatePatternView>] {
    [
      .text("patternName", \.name),
      .text("pattern", \.pattern),
    ]
  }
}
