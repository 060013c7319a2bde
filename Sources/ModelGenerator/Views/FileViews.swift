/// A `ResourceObjectDescription`.
struct DescriptionView: TemplateRecord {
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
      .record("attributes", \.attributes),
      .record("relationships", \.relationships),
      .records("nestedTypes", \.nestedTypes),
    ]
  }
}

/// The file of a resource type.
struct ResourceFileView: TemplateRecord {
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
      .record("description", \.description),
      .record("newDescription", \.newDescription),
      .records("aliases", \.aliases),
      .records("types", \.types),
      .records("unions", \.unions),
    ]
  }
}

/// The file of the value types.
struct ValueTypesFileView: TemplateRecord {
  var notice: String
  var imports: [String]
  var types: [NestedTypeView]

  static var fields: [TemplateField<ValueTypesFileView>] {
    [
      .text("notice", \.notice),
      .texts("imports", \.imports),
      .records("types", \.types),
    ]
  }
}

/// The file of the documents.
struct DocumentsFileView: TemplateRecord {
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
      .record("alias", \.alias),
      .records("types", \.types),
      .records("unions", \.unions),
    ]
  }
}
