/// A generated enum with a case for each resource type that can stand in one place.
struct UnionView: TemplateRecord {
  static let template: String? = "union"

  var documentation: [String]
  /// The first lines, up to the opening brace.
  var header: [String]
  /// Whether it is the end of a relationship, which has an `ID` of its own.
  var isRelationship: Bool
  var cases: [UnionCaseView]
  /// The value of `resourceTypes`.
  var resourceTypes: [String]

  static var fields: [TemplateField<UnionView>] {
    [
      .texts("documentation", \.documentation),
      .texts("header", \.header),
      .flag("isRelationship", \.isRelationship),
      .records("cases", \.cases),
      .texts("resourceTypes", \.resourceTypes),
    ]
  }
}

/// A case of a union.
struct UnionCaseView: TemplateRecord {
  /// `case person(Person)`
  var declaration: [String]
  /// `case "people": self = .person(try Person(from: decoder))`
  var decoding: [String]
  /// The name behind a dot.
  var member: String
  /// The first lines of the property that gives the resource object, up to the opening brace.
  var accessor: [String]
  /// `guard case .person(let resource) = self else { return nil }`
  var unwrapping: [String]
  /// The JSON:API type in a comment.
  var typeName: String
  /// `case person(Person.Id)`
  var idDeclaration: [String]
  /// `case "people": self = .person(try Person.Id(wireIdentity: wireIdentity))`
  var idReading: [String]

  static var fields: [TemplateField<UnionCaseView>] {
    [
      .texts("declaration", \.declaration),
      .texts("decoding", \.decoding),
      .text("member", \.member),
      .texts("accessor", \.accessor),
      .texts("unwrapping", \.unwrapping),
      .text("typeName", \.typeName),
      .texts("idDeclaration", \.idDeclaration),
      .texts("idReading", \.idReading),
    ]
  }
}
