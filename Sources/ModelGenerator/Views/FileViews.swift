/// A `ResourceObjectDescription`.
struct DescriptionView: TemplateRecord {
  static let template: String? = "description"

  var documentation: [String]
  /// The first lines, up to the opening brace.
  var header: [String]
  /// The declaration of `jsonType`.
  var jsonType: [String]
  /// `nil` for `NoAttributes`.
  var attributes: StructView?
  /// `nil` for `NoRelationships`.
  var relationships: StructView?
  var nestedTypes: [NestedTypeView]

  static var fields: [TemplateField<DescriptionView>] {
    [
      .texts("documentation", \.documentation),
      .texts("header", \.header),
      .texts("jsonType", \.jsonType),
      .rendered("attributes", \.attributes),
      .rendered("relationships", \.relationships),
      .rendered(all: "nestedTypes", \.nestedTypes),
    ]
  }
}

/// The file of a resource type.
struct ResourceFileView: TemplateRecord {
  static let template: String? = "resource"

  /// The comment in the first line.
  var notice: String
  var imports: [String]
  var description: DescriptionView
  /// The description of a new resource object, where it differs.
  var newDescription: DescriptionView?
  var aliases: [AliasView]
  /// Links and meta.
  var types: [NestedTypeView]
  var unions: [UnionView]

  static var fields: [TemplateField<ResourceFileView>] {
    [
      .text("notice", \.notice),
      .texts("imports", \.imports),
      .rendered("description", \.description),
      .rendered(all: "newDescription", { [$0.newDescription].compactMap(\.self) }),
      .rendered(all: "aliases", \.aliases),
      .rendered(all: "types", \.types),
      .rendered(all: "unions", \.unions),
    ]
  }
}

/// The file of the value types.
struct ValueTypesFileView: TemplateRecord {
  static let template: String? = "value-types"

  var notice: String
  var imports: [String]
  var types: [NestedTypeView]

  static var fields: [TemplateField<ValueTypesFileView>] {
    [
      .text("notice", \.notice),
      .texts("imports", \.imports),
      .rendered(all: "types", \.types),
    ]
  }
}

/// The file of the documents.
struct DocumentsFileView: TemplateRecord {
  static let template: String? = "documents"

  var notice: String
  var imports: [String]
  var documents: [DocumentView]

  static var fields: [TemplateField<DocumentsFileView>] {
    [
      .text("notice", \.notice),
      .texts("imports", \.imports),
      .records("documents", \.documents),
    ]
  }
}

/// A document with the types that are its own.
struct DocumentView: TemplateRecord {
  var alias: AliasView
  /// Links and meta.
  var types: [NestedTypeView]
  /// What may be included, and polymorphic primary data.
  var unions: [UnionView]

  static var fields: [TemplateField<DocumentView>] {
    [
      .rendered("alias", \.alias),
      .rendered(all: "types", \.types),
      .rendered(all: "unions", \.unions),
    ]
  }
}
