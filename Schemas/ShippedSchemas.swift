/// The schemas that `jsonapi-gen init` creates.
public enum ShippedSchemas {
  /// A small schema with comments, by file name.
  public static var starter: [String: String] {
    ["api.yaml": text(PackageResources.api_yaml)]
  }

  /// The schemas of the blog, by file name.
  public static var blog: [String: String] {
    [
      "blog.yaml": text(PackageResources.blog_yaml),
      "common.yaml": text(PackageResources.common_yaml),
    ]
  }

  /// The Swift types that the schemas of the blog use, by file name.
  public static var blogTypes: [String: String] {
    [
      "EmailValidator.swift": text(PackageResources.EmailValidator_swift),
      "InstantTransformer.swift": text(PackageResources.InstantTransformer_swift),
      "Money.swift": text(PackageResources.Money_swift),
    ]
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
