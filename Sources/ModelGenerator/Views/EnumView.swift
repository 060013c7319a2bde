/// A generated enum of values.
struct EnumView: TemplateRecord {
  static let template: String? = "enum"

  var documentation: [String]
  /// The first lines, up to the opening brace.
  var header: [String]
  /// `Swift.String` or `Swift.Int`.
  var rawType: String
  /// Whether there is a case for values that the schema does not know.
  var isOpen: Bool
  var cases: [EnumCaseView]
  /// The declaration of `allCases`, where the compiler cannot make it.
  var allCases: [String]

  static var fields: [TemplateField<EnumView>] {
    [
      .texts("documentation", \.documentation),
      .texts("header", \.header),
      .text("rawType", \.rawType),
      .flag("isOpen", \.isOpen),
      .records("cases", \.cases),
      .texts("allCases", \.allCases),
    ]
  }
}

/// A case of an enum.
struct EnumCaseView: TemplateRecord {
  var documentation: [String]
  /// `case draft = "DRAFT"`, or `case draft` in an open enum.
  var declaration: [String]
  /// `case "DRAFT": self = .draft`
  var reading: [String]
  /// `case .draft: "DRAFT"`
  var writing: [String]
  var isSeparated: Bool

  static var fields: [TemplateField<EnumCaseView>] {
    [
      .texts("documentation", \.documentation),
      .texts("declaration", \.declaration),
      .texts("reading", \.reading),
      .texts("writing", \.writing),
      .flag("isSeparated", \.isSeparated),
    ]
  }
}
