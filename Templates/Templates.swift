/// A built-in template.
public struct BuiltInTemplate: Sendable {
  public let name: String
  /// A short description of the Swift that it writes.
  public let summary: String
  public let text: String

  private init(_ name: String, _ summary: String, _ bytes: [UInt8]) {
    self.name = name
    self.summary = summary
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// All built-in templates, sorted by name.
  public static var all: [BuiltInTemplate] {
    [
      BuiltInTemplate("alias", "a typealias with its comment", PackageResources.alias_mustache),
      BuiltInTemplate(
        "binding", "`var` or `let`, with the access that a property wrapper needs",
        PackageResources.binding_mustache),
      BuiltInTemplate(
        "date-pattern", "a date pattern",
        PackageResources.date_pattern_mustache),
      BuiltInTemplate(
        "deprecation", "a deprecation attribute",
        PackageResources.deprecation_mustache),
      BuiltInTemplate(
        "description", "a resource object description with its attributes and relationships",
        PackageResources.description_mustache),
      BuiltInTemplate(
        "document-types", "the documents and their types",
        PackageResources.document_types_mustache),
      BuiltInTemplate(
        "documentation", "a documentation comment",
        PackageResources.documentation_mustache),
      BuiltInTemplate(
        "documents", "the file of the documents",
        PackageResources.documents_mustache),
      BuiltInTemplate("enum", "an enum of strings or numbers", PackageResources.enum_mustache),
      BuiltInTemplate("header", "the first lines of a file", PackageResources.header_mustache),
      BuiltInTemplate(
        "initial-value", "the value of a property in an initializer",
        PackageResources.initial_value_mustache),
      BuiltInTemplate("initializer", "an initializer", PackageResources.initializer_mustache),
      BuiltInTemplate(
        "namespace", "the file of the namespace",
        PackageResources.namespace_mustache),
      BuiltInTemplate(
        "property", "a property, with its private storage if there is any",
        PackageResources.property_mustache),
      BuiltInTemplate(
        "resource", "the file of a resource type",
        PackageResources.resource_mustache),
      BuiltInTemplate(
        "resource-types", "the types of a resource type",
        PackageResources.resource_types_mustache),
      BuiltInTemplate(
        "schema", "the file that contains everything, if there is only one",
        PackageResources.schema_mustache),
      BuiltInTemplate(
        "schema-types", "all types, if there is only one file",
        PackageResources.schema_types_mustache),
      BuiltInTemplate(
        "struct", "a struct: attributes, relationships, links, meta or an object",
        PackageResources.struct_mustache),
      BuiltInTemplate("type", "a type of any kind", PackageResources.type_mustache),
      BuiltInTemplate("types", "the file of the value types", PackageResources.types_mustache),
      BuiltInTemplate(
        "union", "an enum of resource objects of several types",
        PackageResources.union_mustache),
      BuiltInTemplate(
        "union-id", "the ids of the targets of a polymorphic relationship",
        PackageResources.union_id_mustache),
      BuiltInTemplate(
        "value-union", "an enum of values of several types",
        PackageResources.value_union_mustache),
    ]
  }
}
