/// A generated enum with a case for each of the types that a value has one of.
struct ValueUnionView: TemplateRecord {
  static let template: String? = "value-union"

  /// Which shapes a value can have beside those of the cases.
  enum Rest {
    /// Others are kept in a case of their own.
    case kept
    /// Others are an error.
    case refused
    /// There are no others.
    case nothing
  }

  var documentation: [String]
  /// The first lines, up to the opening brace.
  var header: [String]
  var cases: [ValueUnionCaseView]
  var rest: Rest
  /// `switch try JSONAPI.JSONShape(of: decoder, expecting: .string, .array) {`
  var shape: [String]
  /// `default: throw JSONAPI.JSONShape.mismatch(in: decoder, expected: .string, .array)`
  var refusal: [String]
  var nestedTypes: [NestedTypeView]

  static var fields: [TemplateField<ValueUnionView>] {
    [
      .texts("documentation", \.documentation),
      .texts("header", \.header),
      .records("cases", \.cases),
      .flag("isOpen", { $0.rest == .kept }),
      .flag("isClosed", { $0.rest == .refused }),
      .texts("shape", \.shape),
      .texts("refusal", \.refusal),
      .rendered(all: "nestedTypes", \.nestedTypes),
    ]
  }
}

/// A case of an enum with a case for each of several types.
struct ValueUnionCaseView: TemplateRecord {
  /// `case string(Swift.String)`
  var declaration: [String]
  /// `case .string: self = .string(try JSONAPI.Attribute<Swift.String>(from: decoder).value)`
  var reading: [String]
  /// `case .string(let value): try JSONAPI.Attribute(value: value).encode(to: encoder)`
  var writing: [String]
  /// What the value is in JSON, for a comment: `a string`.
  var noun: String
  /// The first lines of the property that gives the value, up to the opening brace.
  var accessor: [String]
  /// `guard case .string(let value) = self else { return nil }`
  var unwrapping: [String]

  static var fields: [TemplateField<ValueUnionCaseView>] {
    [
      .texts("declaration", \.declaration),
      .texts("reading", \.reading),
      .texts("writing", \.writing),
      .text("noun", \.noun),
      .texts("accessor", \.accessor),
      .texts("unwrapping", \.unwrapping),
    ]
  }
}
