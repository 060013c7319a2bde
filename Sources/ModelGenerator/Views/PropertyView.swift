/// A stored property of a generated struct.
struct PropertyView: TemplateRecord {
  /// The documentation comment.
  var documentation: [String]
  /// The declaration, attributes included.
  var declaration: [String]
  /// The stored property behind a deprecated one.
  var storage: StorageView?
  /// Whether an empty line stands before the property.
  var isSeparated: Bool

  static var fields: [TemplateField<PropertyView>] {
    [
      .texts("documentation", \.documentation),
      .texts("declaration", \.declaration),
      .record("storage", \.storage),
      .flag("isSeparated", \.isSeparated),
    ]
  }
}

/// The stored property behind a deprecated one, which generated code can use without a warning.
struct StorageView: TemplateRecord {
  var name: String
  /// The declaration of the stored property.
  var declaration: [String]

  static var fields: [TemplateField<StorageView>] {
    [
      .text("storageName", \.name),
      .texts("storageDeclaration", \.declaration),
    ]
  }
}
