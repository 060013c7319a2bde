/// The templates that the generator comes with.
public enum BuiltInTemplates {
  /// The text of each template by the template's name.
  public static var all: [String: String] {
    [
      "alias": text(PackageResources.alias_mustache),
      "binding": text(PackageResources.binding_mustache),
      "date-pattern": text(PackageResources.date_pattern_mustache),
      "deprecation": text(PackageResources.deprecation_mustache),
      "description": text(PackageResources.description_mustache),
      "document-types": text(PackageResources.document_types_mustache),
      "documentation": text(PackageResources.documentation_mustache),
      "documents": text(PackageResources.documents_mustache),
      "enum": text(PackageResources.enum_mustache),
      "header": text(PackageResources.header_mustache),
      "initial-value": text(PackageResources.initial_value_mustache),
      "initializer": text(PackageResources.initializer_mustache),
      "namespace": text(PackageResources.namespace_mustache),
      "property": text(PackageResources.property_mustache),
      "resource": text(PackageResources.resource_mustache),
      "resource-types": text(PackageResources.resource_types_mustache),
      "schema": text(PackageResources.schema_mustache),
      "schema-types": text(PackageResources.schema_types_mustache),
      "struct": text(PackageResources.struct_mustache),
      "type": text(PackageResources.type_mustache),
      "types": text(PackageResources.types_mustache),
      "union": text(PackageResources.union_mustache),
      "union-id": text(PackageResources.union_id_mustache),
      "value-union": text(PackageResources.value_union_mustache),
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
