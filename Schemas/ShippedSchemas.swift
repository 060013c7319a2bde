/// The schemas that the generator comes with, for somebody to start from.
public enum ShippedSchemas {
  /// A small schema with comments, and what it needs, by the names of the files.
  public static var starter: [String: String] {
    ["api.yaml": text(PackageResources.api_yaml)]
  }

  /// The schemas of the blog by the names of their files.
  public static var blog: [String: String] {
    [
      "blog.yaml": text(PackageResources.blog_yaml),
      "common.yaml": text(PackageResources.common_yaml),
    ]
  }

  /// The Swift types that the blog's schema names, by the names of their files.
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
