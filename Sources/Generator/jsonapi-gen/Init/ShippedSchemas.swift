/// The schemas that `jsonapi-gen init` creates.
public enum ShippedSchemas {
  /// A small schema with comments, by file name.
  public static var starter: [String: String] {
    ["api.yaml": EmbeddedSchemas.api]
  }

  /// The schemas of the blog, by file name.
  public static var blog: [String: String] {
    [
      "blog.yaml": EmbeddedSchemas.blog,
      "common.yaml": EmbeddedSchemas.common,
    ]
  }

  /// The Swift types that the schemas of the blog use, by file name.
  public static var blogTypes: [String: String] {
    [
      "EmailValidator.swift": EmbeddedSchemas.emailValidator,
      "InstantTransformer.swift": EmbeddedSchemas.instantTransformer,
      "Money.swift": EmbeddedSchemas.money,
    ]
  }
}
