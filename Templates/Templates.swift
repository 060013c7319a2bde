/// The templates that the generator comes with.
public enum BuiltInTemplates {
  /// The text of each template by the template's name.
  public static var all: [String: String] {
    [
      "alias": text(PackageResources.alias_mustache),
      "date-pattern": text(PackageResources.date_pattern_mustache),
      "description": text(PackageResources.description_mustache),
      "documents": text(PackageResources.documents_mustache),
      "enum": text(PackageResources.enum_mustache),
      "resource": text(PackageResources.resource_mustache),
      "struct": text(PackageResources.struct_mustache),
      "type": text(PackageResources.type_mustache),
      "union": text(PackageResources.union_mustache),
      "value-types": text(PackageResources.value_types_mustache),
      "value-union": text(PackageResources.value_union_mustache),
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
