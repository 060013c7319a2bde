// swift-tools-version: 6.1
import PackageDescription

/// The models of each golden schema of the generator's tests, compiled as a module of their own.
let goldenModels: [Target] = [
  "Attributes", "Documents", "Hostile", "Minimal", "Names", "Relationships", "Requests", "Unions",
].map {
  .target(
    name: "Golden\($0)",
    dependencies: ["JSONAPI"],
    path: "Tests/ModelGeneratorTests/Golden/\($0.lowercased())",
    exclude: ["schema.yaml"]
  )
}

let package = Package(
  name: "swift-jsonapi-generator",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "JSONAPI", targets: ["JSONAPI", "Poly"]),
    .library(name: "JSONAPITesting", targets: ["JSONAPITesting"]),
    .executable(name: "jsonapi-gen", targets: ["jsonapi-gen"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    // The runtime that generated models stand on.
    .target(name: "JSONAPI"),
    .target(name: "Poly", dependencies: ["JSONAPI"]),
    .target(name: "JSONAPITesting", dependencies: ["JSONAPI"]),

    // The generator, stage by stage.
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "Diagnostics"),
    .target(name: "YAMLSource", dependencies: ["CLibYAML", "Diagnostics"]),
    .target(name: "ResourceSchema", dependencies: ["Diagnostics"]),
    .target(name: "SchemaReader", dependencies: ["Diagnostics", "ResourceSchema", "YAMLSource"]),
    .target(
      name: "SchemaWriter",
      dependencies: ["Diagnostics", "ResourceSchema", "SchemaReader", "YAMLSource"]),
    .target(name: "SwiftModel", dependencies: ["Diagnostics", "ResourceSchema"]),
    .target(name: "OutputFolder", dependencies: ["Diagnostics"]),
    .target(
      name: "Templates",
      path: "Templates",
      resources: [
        .embedInCode("alias.mustache"),
        .embedInCode("binding.mustache"),
        .embedInCode("date-pattern.mustache"),
        .embedInCode("deprecation.mustache"),
        .embedInCode("description.mustache"),
        .embedInCode("document-types.mustache"),
        .embedInCode("documentation.mustache"),
        .embedInCode("documents.mustache"),
        .embedInCode("enum.mustache"),
        .embedInCode("header.mustache"),
        .embedInCode("initial-value.mustache"),
        .embedInCode("initializer.mustache"),
        .embedInCode("namespace.mustache"),
        .embedInCode("property.mustache"),
        .embedInCode("resource.mustache"),
        .embedInCode("resource-types.mustache"),
        .embedInCode("schema.mustache"),
        .embedInCode("schema-types.mustache"),
        .embedInCode("struct.mustache"),
        .embedInCode("type.mustache"),
        .embedInCode("types.mustache"),
        .embedInCode("union.mustache"),
        .embedInCode("union-id.mustache"),
        .embedInCode("value-union.mustache"),
      ]
    ),
    .target(name: "Rendering", dependencies: ["Diagnostics", "SwiftModel", "Templates"]),
    .target(
      name: "ModelGenerator",
      dependencies: ["Diagnostics", "OutputFolder", "Rendering", "ResourceSchema", "SwiftModel"]),
    .target(
      name: "DiagnosticExplanations",
      dependencies: [
        "Diagnostics", "ModelGenerator", "Rendering", "ResourceSchema", "SchemaReader",
        "SwiftModel", "YAMLSource",
      ],
      exclude: ["Explanations"]
    ),
    // What somebody can start from: `Schemas/blog/BlogTypes` links to the sources of BlogTypes.
    .target(
      name: "ShippedSchemas",
      path: "Schemas",
      exclude: ["drf-example", "jsonapi-schema.schema.json", "terraform-cloud"],
      resources: [
        .embedInCode("blog/blog.yaml"),
        .embedInCode("blog/common.yaml"),
        .embedInCode("blog/BlogTypes/EmailValidator.swift"),
        .embedInCode("blog/BlogTypes/InstantTransformer.swift"),
        .embedInCode("blog/BlogTypes/Money.swift"),
        .embedInCode("starter/api.yaml"),
      ]
    ),
    .executableTarget(
      name: "jsonapi-gen",
      dependencies: [
        "DiagnosticExplanations",
        "Diagnostics",
        "ModelGenerator",
        "OutputFolder",
        "Rendering",
        "ResourceSchema",
        "SchemaReader",
        "SchemaWriter",
        "ShippedSchemas",
        "Templates",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),

    // The example: models generated from Schemas/blog, and a program that uses them.
    .target(name: "BlogTypes", dependencies: ["JSONAPI"]),
    .target(name: "BlogModels", dependencies: ["BlogTypes", "JSONAPI"]),
    .executableTarget(
      name: "blog-example",
      dependencies: ["BlogModels", "JSONAPI"],
      resources: [.embedInCode("article.json")]
    ),

    // Models of the schema that `jsonapi-gen init` writes: they compile.
    .target(name: "StarterModels", dependencies: ["JSONAPI"], path: "Tests/StarterModels"),

    // Generated models of two real APIs.
    .target(name: "DRFExampleModels", dependencies: ["JSONAPI"]),
    .target(name: "TerraformCloudModels", dependencies: ["JSONAPI"]),

    .testTarget(name: "JSONAPITests", dependencies: ["JSONAPI"]),
    .testTarget(name: "HostileInputTests", dependencies: ["JSONAPI"]),
    .testTarget(name: "JSONAPITestingTests", dependencies: ["JSONAPI", "JSONAPITesting"]),
    .testTarget(
      name: "APICompatibilityTests", dependencies: ["JSONAPI", "JSONAPITesting", "Poly"]),
    .testTarget(
      name: "JSONAPIGraphTests", dependencies: ["JSONAPI", "GoldenDocuments", "TestWorkspace"]),
    .target(name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
    .testTarget(
      name: "YAMLSourceTests",
      dependencies: ["CLibYAML", "Diagnostics", "TestSupport", "YAMLSource"]),
    .testTarget(
      name: "ResourceSchemaTests",
      dependencies: ["Diagnostics", "ModelGenerator", "ResourceSchema", "SchemaReader"]),
    .testTarget(
      name: "SchemaReaderTests",
      dependencies: [
        "Diagnostics", "JSONAPI", "ResourceSchema", "SchemaReader", "TestSupport", "YAMLSource",
      ]
    ),
    .testTarget(
      name: "DiagnosticExplanationsTests",
      dependencies: [
        "DiagnosticExplanations", "Diagnostics", "ModelGenerator", "Rendering", "ResourceSchema",
        "SchemaReader", "SwiftModel", "YAMLSource",
      ]
    ),
    .testTarget(
      name: "SwiftModelTests",
      dependencies: ["Diagnostics", "ResourceSchema", "SchemaReader", "SwiftModel"]),
    .testTarget(name: "RenderingTests", dependencies: ["Diagnostics", "Rendering"]),
    .testTarget(
      name: "JSONSchemaTests", dependencies: ["ResourceSchema", "SchemaReader", "TestWorkspace"]),
    .testTarget(
      name: "SchemaWriterTests",
      dependencies: [
        "Diagnostics", "ResourceSchema", "SchemaReader", "SchemaWriter", "TestWorkspace", "YAMLSource",
      ]
    ),
    .target(name: "TestWorkspace", path: "Tests/TestWorkspace"),
    .testTarget(name: "OutputFolderTests", dependencies: ["OutputFolder", "TestWorkspace"]),
    .testTarget(
      name: "CommandTests",
      dependencies: ["StarterModels", "TestWorkspace", "jsonapi-gen"],
      exclude: ["WrongSchemas"]
    ),
    .testTarget(
      name: "ModelGeneratorTests",
      dependencies: [
        "Diagnostics", "ModelGenerator", "OutputFolder", "ResourceSchema", "SchemaReader",
        "TestWorkspace",
      ] + goldenModels.map { .target(name: $0.name) },
      exclude: ["Golden"]
    ),
    // What a schema may hold, in every place of it: models that compile, or a diagnostic.
    .testTarget(
      name: "NameMatrixTests",
      dependencies: [
        "Diagnostics", "JSONAPI", "ModelGenerator", "OutputFolder", "ResourceSchema",
        "SchemaReader", "TestWorkspace",
      ]
    ),
    .testTarget(
      name: "RealAPITests",
      dependencies: [
        "Diagnostics", "DRFExampleModels", "JSONAPI", "ResourceSchema", "SchemaReader",
        "TerraformCloudModels", "YAMLSource",
      ]
    ),
    .testTarget(name: "BlogModelsTests", dependencies: ["BlogModels", "BlogTypes", "JSONAPI"]),
    // The manual, whose snippets are compiled and run.
    .executableTarget(name: "snippet-assembler", path: "Tests/SnippetTests/Assembler"),
    .plugin(
      name: "SnippetPlugin",
      capability: .buildTool(),
      dependencies: ["snippet-assembler"],
      path: "Tests/SnippetTests/Plugin"
    ),
    .testTarget(
      name: "SnippetTests",
      dependencies: ["JSONAPI", "JSONAPITesting"],
      exclude: ["Assembler", "Plugin"],
      plugins: ["SnippetPlugin"]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "BlogModels", "DiagnosticExplanations", "Diagnostics", "JSONAPI", "ModelGenerator",
        "OutputFolder", "Rendering", "ResourceSchema", "SchemaReader", "TestWorkspace",
      ]
    ),
  ] + goldenModels,
  swiftLanguageModes: [.v6]
)

// The fuzzer of the schema reader needs the compiler's libFuzzer and is built by `make fuzz` alone.
if Context.environment["FUZZING"] != nil {
  package.targets += [
    .target(name: "LibFuzzer", path: "Fuzzing/LibFuzzer"),
    .executableTarget(
      name: "schema-fuzzer",
      dependencies: [
        "Diagnostics", "LibFuzzer", "ModelGenerator", "OutputFolder", "ResourceSchema",
        "SchemaReader", "YAMLSource",
      ],
      path: "Fuzzing/SchemaFuzzer"
    ),
  ]
}
