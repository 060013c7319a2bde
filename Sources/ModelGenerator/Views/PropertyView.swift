/// A stored property of a generated struct.
struct PropertyView: TemplateRecord {
  /// The documentation comment.
  var documentation: [String]
  /// The declaration, attributes included.
  var declaration: [String]
  /// The stored property behind one that is computed.
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

/// The stored property behind one that is computed.
struct StorageView: TemplateRecord {
  /// `get { movedInStorage.value }`
  var getter: [String]
  /// `set { movedInStorage = JSONAPI.TransformedAttribute(value: newValue) }`
  var setter: [String]
  /// The declaration of the stored property.
  var declaration: [String]

  static var fields: [TemplateField<StorageView>] {
    [
      .texts("getter", \.getter),
      .texts("setter", \.setter),
      .texts("storageDeclaration", \.declaration),
    ]
  }
}
