/// The templates that the generator comes with.
public enum BuiltInTemplates {
  /// The template of a file that describes one resource type.
  public static var resource: String {
    String(decoding: PackageResources.resource_mustache, as: UTF8.self)
  }
}
