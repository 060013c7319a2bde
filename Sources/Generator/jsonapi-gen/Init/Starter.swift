import Diagnostics
import OutputFolder
import ResourceSchema
import SchemaReader

/// The files that `init` creates; paths are relative to the folder of the package.
struct Starter {
  private(set) var target = "Models"
  let schemas: [GeneratedFile]
  /// The Swift types that the schemas use.
  private var types: [GeneratedFile] = []
  /// The warnings to turn off.
  private var allowed: [String] = []
  /// True for a schema of an existing API, which the user checks.
  private var isOfExistingAPI = false

  static let folder = "Schemas"
  static let makefile = "Makefile"
  static let rules = EmbeddedSchemas.makefile

  static let small = Starter(["api.yaml": EmbeddedSchemas.api])

  /// The blog, which uses every feature, with its Swift types.
  static var blog: Starter {
    var blog = Starter(["blog.yaml": EmbeddedSchemas.blog, "common.yaml": EmbeddedSchemas.common])
    blog.target = "BlogModels"
    blog.types = files(
      [
        "EmailValidator.swift": EmbeddedSchemas.emailValidator,
        "InstantTransformer.swift": EmbeddedSchemas.instantTransformer,
        "Money.swift": EmbeddedSchemas.money,
      ], in: "Sources/BlogTypes")
    return blog
  }

  private init(_ schemas: KeyValuePairs<String, String>) {
    // The first line of a schema names the JSON Schema in the same folder.
    self.schemas = Self.files(schemas, in: Self.folder) {
      $0.replacing(": $schema=../", with: ": $schema=", maxReplacements: 1)
    }
  }

  /// A schema that was inferred from payloads or imported from a description. It allows the warnings for
  /// which `make check` would fail, because the server determines the names and documents.
  init(inferred text: String) {
    self.init([
      "api.yaml": "# yaml-language-server: $schema=\(LanguageJSONSchema.fileName)\n" + text
    ])
    allowed = Self.warnings(of: text)
    isOfExistingAPI = true
  }

  /// Returns the identifiers of the warnings about a schema without imports.
  static func warnings(of text: String) -> [String] {
    let result = SchemaReader.read(
      [SourceFile(path: "api.yaml", text: text)],
      warnings: DiagnosticIdentifier.warningsOfValidation
    ) { throw SourceFile.ReadingError(path: $0, reason: .missing) }
    let warnings = result.diagnostics.filter { $0.severity == .warning }
    return Set(warnings.map(\.identifier)).sorted()
  }

  private static func files(
    _ texts: KeyValuePairs<String, String>, in folder: String,
    changing change: (String) -> String = { $0 }
  ) -> [GeneratedFile] {
    texts.map { GeneratedFile(path: "\(folder)/\($0)", text: change($1)) }
  }

  /// The files that are neither schemas nor a Makefile.
  var otherFiles: [GeneratedFile] {
    [
      GeneratedFile(
        path: "\(Self.folder)/\(LanguageJSONSchema.fileName)", text: LanguageJSONSchema.text),
      GeneratedFile(path: Configuration.fileName, text: configuration),
    ] + types
  }

  private var configuration: String {
    """
    # Configuration of jsonapi-gen: with it, `jsonapi-gen generate` needs no arguments.
    # Paths are relative to this file. Command-line arguments override it.
    schemas: [\(Self.folder)]
    output: Sources/\(target)

    # Warnings to suppress in all schemas; a schema can have an `allow` of its own.
    \(allowed.isEmpty ? "# allow: [not-camel-case]" : "allow: [\(allowed.joined(separator: ", "))]")

    # Warnings to enable that are off by default.
    # warn: [missing-description]

    # Treat warnings as errors.
    # strict: true

    """
  }

  var dependencies: String {
    """
    dependencies: [
      // A clone in a folder of this name; or the URL that you cloned it from, with `branch: "main"`.
      .package(path: "../swift-jsonapi-generator", traits: ["Generator"])
    ]
    """
  }

  var targets: String {
    let runtime = #".product(name: "JSONAPI", package: "swift-jsonapi-generator")"#
    return types.isEmpty
      ? """
      targets: [
        .target(name: "\(target)", dependencies: [\(runtime)])
      ]
      """
      : """
      targets: [
        .target(name: "BlogTypes", dependencies: [\(runtime)]),
        .target(name: "\(target)", dependencies: ["BlogTypes", \(runtime)]),
      ]
      """
  }

  /// Returns what is left to do with the schemas in a folder before their models are generated.
  func step(for folder: String) -> String {
    guard isOfExistingAPI else { return "Describe your API in \(folder), and generate its models:" }
    let guesses =
      schemas.contains { $0.text.contains("# guess") }
      ? " above all the lines with `# guess`," : ""
    return "Check the schema in \(folder),\(guesses) and generate its models:"
  }
}
