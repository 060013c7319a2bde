// swift-tools-version: 6.1
import Foundation
import PackageDescription

let package = Package(
  name: "swift-jsonapi-generator",
  platforms: [.macOS(.v13), .iOS(.v16), .tvOS(.v16), .watchOS(.v9), .visionOS(.v1)],
  products: [
    .library(name: "JSONAPI", targets: ["JSONAPI", "Poly"]),
    .library(name: "JSONAPIUntyped", targets: ["JSONAPIUntyped"]),
    .library(name: "JSONAPIQuery", targets: ["JSONAPIQuery"]),
    .library(name: "JSONAPITesting", targets: ["JSONAPITesting"]),
    .library(name: "JSONAPIClient", targets: ["JSONAPIClient", "JSONAPIURLSession"]),
    .library(name: "JSONAPIClientTesting", targets: ["JSONAPIClientTesting"]),
    .library(name: "JSONAPIAsyncHTTPClient", targets: ["JSONAPIAsyncHTTPClient"]),
    .library(name: "JSONAPIServer", targets: ["JSONAPIServer"]),
    .executable(name: "jsonapi-gen", targets: ["jsonapi-gen"]),
  ],
  traits: [
    // None enables another: SwiftPM passes the names of several to the compiler in an order that changes from run to
    // run, and then builds everything again.
    .trait(
      name: "Generator",
      description: "Everything that the command jsonapi-gen, clients and servers need."),
    .trait(name: "Client", description: "Everything that the product JSONAPIClient needs."),
    .trait(
      name: "AsyncHTTPClient",
      description: "Everything that the product JSONAPIAsyncHTTPClient needs."),
    .trait(name: "Server", description: "Everything that the product JSONAPIServer needs."),
    .default(enabledTraits: isDependency ? [] : ["Generator"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.24.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.26.0"),
  ],
  targets: runtime + client + server + generator + examples + models + runtimeTests + clientTests
    + serverTests + generatorTests + modelTests,
  swiftLanguageModes: [.v6]
)

/// The runtime that generated models use.
var runtime: [Target] {
  [
    .target(name: "JSONAPI"),
    .target(name: "JSONAPIUntyped", dependencies: ["JSONAPI"]),
    .target(name: "JSONAPIQuery", dependencies: ["JSONAPI"]),
    .target(name: "Poly", dependencies: ["JSONAPI"]),
    .target(name: "JSONAPITesting", dependencies: ["JSONAPI"]),
  ]
}

/// The client, the transports that it can use, and helpers for tests of programs that use it.
var client: [Target] {
  [
    .target(
      name: "JSONAPIClient",
      dependencies: ["JSONAPI", "JSONAPIQuery", "JSONAPIUntyped", httpTypes]),
    .target(name: "JSONAPIURLSession", dependencies: ["JSONAPI", "JSONAPIClient", httpTypes]),
    .target(
      name: "JSONAPIAsyncHTTPClient",
      dependencies: ["JSONAPIClient", httpTypes] + asyncHTTPClient),
    .target(name: "JSONAPIClientTesting", dependencies: ["JSONAPI", "JSONAPIClient", httpTypes]),
  ]
}

/// What servers need beside the models.
var server: [Target] {
  [
    .target(
      name: "JSONAPIServer",
      dependencies: ["JSONAPI", "JSONAPIQuery", "JSONAPIUntyped", httpTypes])
  ]
}

/// The generator, stage by stage, and the command.
var generator: [Target] {
  [
    .systemLibrary(
      name: "CLibYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "Diagnostics"),
    .target(name: "YAMLSource", dependencies: [libYAML, "Diagnostics"]),
    .target(name: "JSONSource", dependencies: ["Diagnostics"]),
    // What payloads show, the files that they are in, and the schema that they suggest.
    .target(name: "Evidence", dependencies: ["JSONSource"]),
    .target(name: "PayloadFiles", dependencies: ["Diagnostics", "Evidence", "JSONSource"]),
    .target(
      name: "Inference",
      dependencies: [
        "Diagnostics", "Evidence", "ResourceSchema", "SchemaReader", "SchemaWriter", "SwiftModel",
        "YAMLSource",
      ]),
    .target(name: "ResourceSchema", dependencies: ["Diagnostics"]),
    .target(name: "SchemaReader", dependencies: ["Diagnostics", "ResourceSchema", "YAMLSource"]),
    .target(
      name: "SchemaWriter",
      dependencies: ["Diagnostics", "ResourceSchema", "SchemaReader", "YAMLSource"]),
    .target(
      name: "SchemaDiff", dependencies: ["Diagnostics", "ResourceSchema", "SwiftModel"]),
    .target(name: "SwiftModel", dependencies: ["Diagnostics", "ResourceSchema"]),
    .target(
      name: "APIReference",
      dependencies: ["ExampleDocuments", "JSONSource", "Operations", "ResourceSchema"]),
    // The requests of an API.
    .target(name: "Operations", dependencies: ["Diagnostics", "ResourceSchema"]),
    // The built-in templates, as text: `make embed` copies the folder Templates into it.
    .target(name: "Templates"),
    .target(
      name: "Rendering",
      dependencies: [
        "APIReference", "Diagnostics", "ExampleDocuments", "JSONSource", "ResourceSchema",
        "SwiftModel", "Templates",
      ]),
    .target(
      name: "ExampleDocuments", dependencies: ["Diagnostics", "JSONSource", "ResourceSchema"]),
    .target(
      name: "Export",
      dependencies: [
        "Diagnostics", "JSONSource", "OpenAPIImport", "Operations", "ResourceSchema", "SwiftModel",
      ]),
    .target(name: "OutputFolder", dependencies: ["Diagnostics"]),
    .target(
      name: "OpenAPIImport",
      dependencies: [
        "Diagnostics", "Evidence", "Inference", "JSONSource", "ModelGenerator", "ResourceSchema",
        "SchemaReader", "SchemaWriter", "SwiftModel", "YAMLSource",
      ]),
    .target(
      name: "ModelGenerator",
      dependencies: ["Diagnostics", "OutputFolder", "Rendering", "ResourceSchema", "SwiftModel"]),
    .target(
      name: "DiagnosticExplanations",
      dependencies: [
        "Diagnostics", "Inference", "JSONSource", "ModelGenerator", "OpenAPIImport", "Rendering",
        "ResourceSchema", "SchemaReader", "SwiftModel", "YAMLSource",
      ],
      exclude: ["Explanations"]
    ),
    // The schemas that `init` writes, as text: `make embed` copies them.
    .target(name: "ShippedSchemas"),
    .executableTarget(
      name: "jsonapi-gen",
      dependencies: [
        "DiagnosticExplanations", "Diagnostics", "Evidence", "ExampleDocuments", "Export",
        "Inference",
        "JSONSource",
        "ModelGenerator", "OpenAPIImport", "OutputFolder", "PayloadFiles", "Rendering",
        "ResourceSchema", "SchemaDiff", "SchemaReader", "SchemaWriter", "ShippedSchemas",
        "SwiftModel", "Templates",
        argumentParser,
      ]
    ),
  ]
}

/// A program that uses models generated from `Schemas/blog`.
var examples: [Target] {
  [
    .target(name: "BlogTypes", dependencies: ["JSONAPI"], path: "Examples/BlogTypes"),
    .target(
      name: "BlogModels", dependencies: ["BlogTypes", "JSONAPI"], path: "Examples/BlogModels"),
    // Beside the models, so that who needs these alone does not need a client.
    .target(
      name: "BlogService",
      dependencies: ["BlogModels", "JSONAPI", "JSONAPIClient", "JSONAPIQuery", "JSONAPIServer"],
      path: "Examples/BlogService"),
    // A server without a network, and a client that talks to it in the same process.
    .target(
      name: "BlogServer",
      dependencies: [
        "BlogModels", "BlogService", "JSONAPI", "JSONAPIQuery", "JSONAPIServer",
        "JSONAPIUntyped", httpTypes,
      ],
      path: "Examples/BlogServer"),
    .executableTarget(
      name: "blog-client",
      dependencies: [
        "BlogModels", "BlogServer", "BlogService", "JSONAPI", "JSONAPIClient",
        "JSONAPIClientTesting", "JSONAPIQuery", httpTypes,
      ],
      path: "Examples/blog-client"),
    .executableTarget(
      name: "blog-example",
      dependencies: ["BlogModels", "JSONAPI"],
      path: "Examples/blog-example",
      resources: [.embedInCode("article.json")]
    ),
  ]
}

/// Models that only tests use: of the other schemas in `Schemas`, and of the golden schemas.
var models: [Target] {
  ["DRFExample", "Starter", "TerraformCloud"].map {
    .target(name: "\($0)Models", dependencies: ["JSONAPI"], path: "Tests/Models/\($0)Models")
  } + runtimeModels + clientModels + goldenModels + fixtures
}

/// Fixtures of models, each a module of its own.
var fixtures: [Target] {
  [("Blog", "BlogModels"), ("Hostile", "GoldenHostile")].map { name, models in
    .target(
      name: "\(name)Fixtures",
      dependencies: ["BlogTypes", "JSONAPI", "JSONAPITesting", .target(name: models)],
      path: "Tests/Models/\(name)Fixtures",
      exclude: ["jsonapi-gen.yaml"]
    )
  }
}

/// Models for the tests of the runtime.
var runtimeModels: [Target] {
  ["Graph", "Runtime"].map {
    .target(
      name: "\($0)Models",
      dependencies: ["JSONAPI"],
      path: "Tests/Models/\($0)Models",
      exclude: ["schema.yaml"]
    )
  }
}

/// Models with queries and a client, for the tests of these and of the servers in `Tests/Servers`.
var clientModels: [Target] {
  ["Bookshop", "Client", "Newsroom"].map {
    .target(
      name: "\($0)Models",
      dependencies: ["JSONAPI", "JSONAPIClient", "JSONAPIQuery", "JSONAPIServer"],
      path: "Tests/Models/\($0)Models",
      exclude: ["schema.yaml"]
    )
  }
}

/// The models of each golden schema of the generator's tests, each a module of its own.
var goldenModels: [Target] {
  [
    "Attributes", "Documents", "Hostile", "Minimal", "Names", "Relationships", "Requests", "Unions",
  ].map {
    .target(
      name: "Golden\($0)",
      dependencies: ["JSONAPI"],
      path: "Tests/ModelGeneratorTests/Golden/\($0.lowercased())",
      exclude: ["schema.yaml"]
    )
  }
}

var runtimeTests: [Target] {
  [
    // Decoding and encoding by both routes, which must agree.
    .target(name: "BothRoutes", dependencies: ["JSONAPI"], path: "Tests/BothRoutes"),
    .testTarget(
      name: "JSONAPITests",
      dependencies: ["BothRoutes", "JSONAPI", "JSONAPIUntyped", "Poly", "RuntimeModels"]),
    .testTarget(
      name: "HostileInputTests",
      dependencies: [
        "BothRoutes", "JSONAPI", "JSONAPIUntyped", "Poly", "RuntimeModels", "TestWorkspace",
      ]),
    .testTarget(
      name: "JSONAPIQueryTests",
      dependencies: ["ClientModels", "JSONAPI", "JSONAPIClient", "JSONAPIQuery", "TestWorkspace"]),
    .testTarget(
      name: "JSONAPITestingTests", dependencies: ["JSONAPI", "JSONAPITesting", "Poly"]),
    .testTarget(
      name: "APICompatibilityTests",
      dependencies: ["JSONAPI", "JSONAPITesting", "Poly", "TestWorkspace"]),
    .testTarget(
      name: "JSONAPIGraphTests",
      dependencies: ["GraphModels", "JSONAPI", "JSONAPIUntyped", "Poly", "TestWorkspace"]),
    // The manual, whose snippets are compiled and run.
    .executableTarget(name: "snippet-assembler", path: "Tests/SnippetTests/Assembler"),
    .plugin(
      name: "SnippetPlugin",
      capability: .buildTool(),
      dependencies: ["snippet-assembler"],
      path: "Tests/SnippetTests/Plugin"
    ),
    .target(name: "SnippetChecks", dependencies: ["JSONAPI"], path: "Tests/SnippetTests/Checks"),
    .testTarget(
      name: "SnippetTests",
      dependencies: ["JSONAPI", "JSONAPITesting", "JSONAPIUntyped", "Poly", "SnippetChecks"],
      exclude: ["Assembler", "Checks", "Plugin"],
      plugins: ["SnippetPlugin"]
    ),
  ]
}

var clientTests: [Target] {
  [
    // The manual of the client, and the page for those who come from other clients.
    .testTarget(
      name: "ClientSnippetTests",
      dependencies: [
        "BlogModels", "BlogServer", "BlogService", "ClientModels", "JSONAPI", "JSONAPIClient",
        "JSONAPIClientTesting", "JSONAPIQuery", "JSONAPIServer", "JSONAPITesting",
        "JSONAPIUntyped", "JSONAPIURLSession", "SnippetChecks", httpTypes,
      ],
      plugins: ["SnippetPlugin"]
    ),
    // A server that does what servers should not do, and what each of it becomes.
    .target(
      name: "FaultServer",
      dependencies: ["JSONAPI", "JSONAPIClient", "JSONAPIUntyped", httpTypes],
      path: "Tests/FaultServer"),
    .testTarget(
      name: "JSONAPIClientTests",
      dependencies: [
        "ClientModels", "JSONAPI", "JSONAPIClient", "JSONAPIClientTesting", "JSONAPIQuery",
        "JSONAPIUntyped", httpTypes,
      ]),
    .testTarget(
      name: "JSONAPIURLSessionTests",
      dependencies: [
        "FaultServer", "JSONAPIClient", "JSONAPIURLSession", "TestWorkspace", httpTypes,
      ]),
    .testTarget(
      name: "JSONAPIAsyncHTTPClientTests",
      dependencies: ["FaultServer", "JSONAPIAsyncHTTPClient", "JSONAPIClient", httpTypes]),
    // The servers of Tests/Servers, through each transport.
    .testTarget(
      name: "RealServerTests",
      dependencies: [
        "BookshopModels", "JSONAPI", "JSONAPIClient", "JSONAPIQuery", "JSONAPITesting",
        "JSONAPIURLSession", "NewsroomModels", "TestWorkspace", httpTypes,
        .target(name: "JSONAPIAsyncHTTPClient", condition: .when(traits: ["AsyncHTTPClient"])),
      ]),
  ]
}

var serverTests: [Target] {
  [
    .testTarget(
      name: "JSONAPIServerTests",
      dependencies: [
        "BlogModels", "BlogServer", "BlogService", "ClientModels", "JSONAPI", "JSONAPIClient",
        "JSONAPIClientTesting", "JSONAPIQuery", "JSONAPIServer", "JSONAPIUntyped", httpTypes,
      ]),
    // The example server over HTTP, against its exported description.
    .testTarget(
      name: "ServerDescriptionTests",
      dependencies: [
        "BlogServer", "Export", "FaultServer", "JSONAPIServer", "SchemaReader", "TestWorkspace",
        httpTypes,
      ],
      exclude: ["schemathesis.toml"]),
  ]
}

var generatorTests: [Target] {
  [
    .target(name: "TestSupport", dependencies: ["Diagnostics"], path: "Tests/TestSupport"),
    .target(name: "TestWorkspace", path: "Tests/TestWorkspace"),
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "TestSupport"]),
    .testTarget(
      name: "YAMLSourceTests",
      dependencies: [libYAML, "Diagnostics", "TestSupport", "TestWorkspace", "YAMLSource"]),
    .testTarget(
      name: "JSONSourceTests",
      dependencies: ["Diagnostics", "JSONSource", "TestSupport", "TestWorkspace"]),
    .testTarget(
      name: "InferenceTests",
      dependencies: [
        "Diagnostics", "Evidence", "Inference", "JSONSource", "ModelGenerator", "PayloadFiles",
        "ResourceSchema", "SchemaReader", "SchemaWriter", "TestWorkspace",
      ]),
    .testTarget(
      name: "ResourceSchemaTests",
      dependencies: ["Diagnostics", "ModelGenerator", "ResourceSchema", "SchemaReader"]),
    .testTarget(
      name: "SchemaReaderTests",
      dependencies: [
        "Diagnostics", "JSONAPI", "ResourceSchema", "SchemaReader", "TestSupport", "TestWorkspace",
        "YAMLSource",
      ]
    ),
    .testTarget(
      name: "JSONSchemaTests", dependencies: ["ResourceSchema", "SchemaReader", "TestWorkspace"]),
    .testTarget(
      name: "SchemaWriterTests",
      dependencies: [
        "Diagnostics", "ResourceSchema", "SchemaReader", "SchemaWriter", "TestWorkspace",
        "YAMLSource",
      ]
    ),
    .testTarget(
      name: "SchemaDiffTests",
      dependencies: [
        "Diagnostics", "ResourceSchema", "SchemaDiff", "SchemaReader",
      ]
    ),
    .testTarget(
      name: "SwiftModelTests",
      dependencies: ["Diagnostics", "ResourceSchema", "SchemaReader", "SwiftModel"]),
    .testTarget(
      name: "APIReferenceTests",
      dependencies: [
        "APIReference", "Diagnostics", "JSONSource", "ResourceSchema", "SchemaReader",
      ]
    ),
    .testTarget(
      name: "RenderingTests", dependencies: ["Diagnostics", "Rendering", "TestWorkspace"]),
    .testTarget(
      name: "OpenAPIImportTests",
      dependencies: [
        "Diagnostics", "JSONSource", "ModelGenerator", "OpenAPIImport", "ResourceSchema",
        "SchemaReader", "SchemaWriter", "TestSupport", "TestWorkspace",
      ]),
    .testTarget(
      name: "ExportTests",
      dependencies: [
        "Diagnostics", "ExampleDocuments", "Export", "GoldenDocuments", "JSONAPI", "JSONSource",
        "OpenAPIImport", "Rendering", "ResourceSchema", "SchemaReader", "StarterModels",
        "SwiftModel", "TestWorkspace",
      ]),
    .testTarget(name: "OutputFolderTests", dependencies: ["OutputFolder", "TestWorkspace"]),
    .testTarget(
      name: "ModelGeneratorTests",
      dependencies: [
        "Diagnostics", "JSONAPIClient", "JSONAPIServer", "ModelGenerator", "OutputFolder",
        "ResourceSchema", "SchemaReader", "TestWorkspace",
      ] + goldenModels.map { .target(name: $0.name) },
      exclude: ["Golden"]
    ),
    // Hostile names and texts in every place of a schema: models that compile, or a diagnostic.
    .testTarget(
      name: "NameMatrixTests",
      dependencies: [
        "Diagnostics", "JSONAPI", "JSONAPIClient", "ModelGenerator", "OutputFolder",
        "ResourceSchema", "SchemaReader", "TestWorkspace",
      ]
    ),
    .testTarget(
      name: "DiagnosticExplanationsTests",
      dependencies: [
        "DiagnosticExplanations", "Diagnostics", "Inference", "JSONSource", "ModelGenerator",
        "OpenAPIImport",
        "Rendering", "ResourceSchema", "SchemaDiff", "SchemaReader", "SwiftModel", "YAMLSource",
      ]
    ),
    .testTarget(
      name: "CommandTests",
      dependencies: [
        "Diagnostics", "ModelGenerator", "SchemaReader", "StarterModels", "TestWorkspace",
        "jsonapi-gen",
      ],
      exclude: ["WrongSchemas"]
    ),
  ]
}

/// Tests that use generated models, and tests of the documentation.
var modelTests: [Target] {
  [
    .testTarget(
      name: "BlogModelsTests",
      dependencies: [
        "BlogFixtures", "BlogModels", "BlogTypes", "BothRoutes", "HostileFixtures", "JSONAPI",
      ]),
    .testTarget(
      name: "RealAPITests",
      dependencies: [
        "BothRoutes", "Diagnostics", "DRFExampleModels", "JSONAPI", "ResourceSchema",
        "SchemaReader", "TerraformCloudModels", "YAMLSource",
      ]
    ),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "BlogModels", "BlogService", "DiagnosticExplanations", "Diagnostics", "JSONAPI",
        "JSONAPIClient", "JSONAPIQuery", "JSONAPIURLSession", "ModelGenerator", "OutputFolder",
        "Rendering", "ResourceSchema", "SchemaDiff", "SchemaReader", "TestWorkspace",
      ]
    ),
  ]
}

/// What only clients and servers need: not fetched by packages that use the runtime alone.
var httpTypes: Target.Dependency {
  .product(
    name: "HTTPTypes", package: "swift-http-types",
    condition: .when(traits: ["AsyncHTTPClient", "Client", "Generator", "Server"]))
}
var asyncHTTPClient: [Target.Dependency] {
  [
    ("AsyncHTTPClient", "async-http-client"), ("NIOCore", "swift-nio"), ("NIOHTTP1", "swift-nio"),
    ("NIOHTTPCompression", "swift-nio-extras"), ("NIOPosix", "swift-nio"),
  ].map {
    .product(name: $0, package: $1, condition: .when(traits: ["AsyncHTTPClient"]))
  }
}

/// What only the generator needs: not fetched or looked for by packages that use the runtime.
var argumentParser: Target.Dependency {
  .product(
    name: "ArgumentParser", package: "swift-argument-parser",
    condition: .when(traits: ["Generator"]))
}
var libYAML: Target.Dependency {
  .target(name: "CLibYAML", condition: .when(traits: ["Generator"]))
}

/// Whether this manifest is read because another package depends on this one. The generator is then
/// off unless that package says `traits: ["Generator"]`; otherwise it is on, so that `swift build` and
/// `swift test` need no arguments here.
///
/// SwiftPM does not say which package it builds. But it reads the manifest of a dependency in `/`
/// when it selects a version, and then in a folder beside its `workspace-state.json`; and where a
/// dependency has a `path`, it was started in another package.
var isDependency: Bool {
  if Context.packageDirectory == "/" { return true }
  if folder(with: "workspace-state.json", above: Context.packageDirectory) != nil { return true }
  guard let started = Context.environment["PWD"] else { return false }
  let package = folder(with: "Package.swift", above: started)
  return package != nil && package != folder(with: "Package.swift", above: Context.packageDirectory)
}

/// Returns the nearest folder with a file of a name, beginning with the one at a path.
func folder(with name: String, above path: String) -> URL? {
  sequence(first: URL(fileURLWithPath: path).resolvingSymlinksInPath()) { folder in
    folder.path == "/" ? nil : folder.deletingLastPathComponent()
  }
  .first { FileManager.default.fileExists(atPath: $0.appendingPathComponent(name).path) }
}

// The fuzzers need the compiler's libFuzzer and are built by `make fuzz` alone.
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
    .executableTarget(
      name: "document-fuzzer",
      dependencies: ["BlogModels", "BothRoutes", "JSONAPI", "JSONAPIUntyped", "LibFuzzer"],
      path: "Fuzzing/DocumentFuzzer"
    ),
    .executableTarget(
      name: "time-fuzzer",
      dependencies: ["BlogModels", "JSONAPI", "JSONAPIUntyped", "LibFuzzer"],
      path: "Fuzzing/TimeFuzzer"
    ),
  ]
}
