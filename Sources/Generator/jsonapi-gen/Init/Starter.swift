import OutputFolder
import SchemaReader

/// The files that `init` creates.
enum Starter: Equatable {
  /// A small schema.
  case small
  /// The blog, which uses every feature, with its Swift types.
  case blog

  /// A schema that was inferred from payloads or imported from a description.
  /// - allowed: The warnings to turn off, because the server determines the names and documents.
  case inferred(String, allowed: [String])

  /// The folder of the schemas.
  static let schemas = "Schemas"
  static let makefile = "Makefile"
  /// The rules of the Makefile.
  static let rules = """
    .PHONY: generate check

    generate: # generate the models, and the JSON Schema for editors
    \tswift run jsonapi-gen generate
    \tswift run jsonapi-gen json-schema --output \(schemas)/\(LanguageJSONSchema.fileName)

    check: # for CI: fail if a schema has diagnostics, or the models are out of date
    \tswift run jsonapi-gen validate --strict
    \tswift run jsonapi-gen generate --check

    """

  /// The target for the models.
  var target: String {
    switch self {
    case .small, .inferred: "Models"
    case .blog: "BlogModels"
    }
  }

  /// The schemas; paths are relative to the folder of the package.
  var schemas: [GeneratedFile] {
    schemaFiles.map { name, text in
      GeneratedFile(path: "\(Self.schemas)/\(name)", text: Self.naming(text))
    }
  }

  /// The files that are neither schemas nor a Makefile; paths are relative to the folder of the
  /// package.
  var otherFiles: [GeneratedFile] {
    [
      GeneratedFile(
        path: "\(Self.schemas)/\(LanguageJSONSchema.fileName)", text: LanguageJSONSchema.text),
      GeneratedFile(path: Configuration.fileName, text: configuration),
    ]
      + typeFiles.map { name, text in
        GeneratedFile(path: "Sources/BlogTypes/\(name)", text: text)
      }
  }

  private var schemaFiles: KeyValuePairs<String, String> {
    switch self {
    case .small: ["api.yaml": EmbeddedSchemas.api]
    case .inferred(let text, _):
      ["api.yaml": "# yaml-language-server: $schema=\(LanguageJSONSchema.fileName)\n" + text]
    case .blog: ["blog.yaml": EmbeddedSchemas.blog, "common.yaml": EmbeddedSchemas.common]
    }
  }

  /// The Swift types that the schemas use.
  private var typeFiles: KeyValuePairs<String, String> {
    switch self {
    case .small, .inferred: [:]
    case .blog:
      [
        "EmailValidator.swift": EmbeddedSchemas.emailValidator,
        "InstantTransformer.swift": EmbeddedSchemas.instantTransformer,
        "Money.swift": EmbeddedSchemas.money,
      ]
    }
  }

  /// Returns a schema whose first line names the JSON Schema in the same folder.
  private static func naming(_ schema: String) -> String {
    schema.replacing(
      "$schema=../\(LanguageJSONSchema.fileName)", with: "$schema=\(LanguageJSONSchema.fileName)",
      maxReplacements: 1)
  }
}

extension Starter {
  /// The line of the configuration that turns warnings off.
  private var allowance: String {
    guard case .inferred(_, let allowed) = self, !allowed.isEmpty else {
      return "# allow: [not-camel-case]"
    }
    return "allow: [\(allowed.joined(separator: ", "))]"
  }

  private var configuration: String {
    """
    # Configuration of jsonapi-gen: with it, `jsonapi-gen generate` needs no arguments.
    # Paths are relative to this file. Command-line arguments override it.
    schemas: [\(Self.schemas)]
    output: Sources/\(target)

    # Warnings to suppress in all schemas; a schema can have an `allow` of its own.
    \(allowance)

    # Warnings to enable that are off by default.
    # warn: [missing-description]

    # Treat warnings as errors.
    # strict: true

    """
  }

  /// The dependencies of a package with models.
  var dependencies: String {
    """
    dependencies: [
      // A clone in a folder of this name; or the URL that you cloned it from, with `branch: "main"`.
      .package(path: "../swift-jsonapi-generator", traits: ["Generator"])
    ]
    """
  }

  /// The targets of a package with models.
  var targets: String {
    let runtime = #".product(name: "JSONAPI", package: "swift-jsonapi-generator")"#
    switch self {
    case .small, .inferred:
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
