import OutputFolder
import SchemaReader
import ShippedSchemas

/// What `init` can start somebody with.
enum Starter {
  /// A small schema.
  case small
  /// The blog, which uses everything, and the Swift types that it names.
  case blog

  /// The folder in which the schemas are.
  static let schemas = "Schemas"
  static let makefile = "Makefile"

  /// The target that the models are for.
  var target: String {
    switch self {
    case .small: "Models"
    case .blog: "BlogModels"
    }
  }

  /// The schemas, by their paths in the folder of the package.
  var schemas: [GeneratedFile] {
    schemaFiles.sorted { $0.key < $1.key }.map { name, text in
      GeneratedFile(path: "\(Self.schemas)/\(name)", text: Self.naming(text))
    }
  }

  /// The files that are neither schemas nor a Makefile, by their paths in the folder of the package.
  var otherFiles: [GeneratedFile] {
    [
      GeneratedFile(
        path: "\(Self.schemas)/\(LanguageJSONSchema.fileName)", text: LanguageJSONSchema.text),
      GeneratedFile(path: Configuration.fileName, text: configuration),
    ]
      + typeFiles.sorted { $0.key < $1.key }.map { name, text in
        GeneratedFile(path: "Sources/BlogTypes/\(name)", text: text)
      }
  }

  private var schemaFiles: [String: String] {
    switch self {
    case .small: ShippedSchemas.starter
    case .blog: ShippedSchemas.blog
    }
  }

  private var typeFiles: [String: String] {
    switch self {
    case .small: [:]
    case .blog: ShippedSchemas.blogTypes
    }
  }

  /// A schema whose first line names the JSON Schema from beside it, not from a folder below.
  private static func naming(_ schema: String) -> String {
    schema.replacing(
      "$schema=../\(LanguageJSONSchema.fileName)", with: "$schema=\(LanguageJSONSchema.fileName)",
      maxReplacements: 1)
  }
}

extension Starter {
  private var configuration: String {
    """
    # What jsonapi-gen reads and where it writes; with this file, `jsonapi-gen generate` says it all.
    # Paths are seen from here. Arguments on the command line win.
    schemas: [\(Self.schemas)]
    output: Sources/\(target)

    # Warnings not to give, in any schema; a schema has an `allow` of its own.
    # allow: [not-camel-case]

    # Warnings to give that are not given otherwise.
    # warn: [missing-description]

    # Whether warnings are errors.
    # strict: true

    """
  }

  /// What a package depends on.
  var dependencies: String {
    """
    dependencies: [
      // A clone, in a folder of this name; or the URL you cloned it from.
      .package(path: "../swift-jsonapi-generator", traits: ["Generator"])
    ]
    """
  }

  /// The targets of a package that has models.
  var targets: String {
    let runtime = #".product(name: "JSONAPI", package: "swift-jsonapi-generator")"#
    switch self {
    case .small:
      return """
        targets: [
          .target(name: "\(target)", dependencies: [\(runtime)])
        ]
        """
    case .blog:
      return """
        targets: [
          .target(name: "BlogTypes", dependencies: [\(runtime)]),
          .target(name: "\(target)", dependencies: ["BlogTypes", \(runtime)]),
        ]
        """
    }
  }
}
