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
    .trait(name: "Generator", description: "What jsonapi-gen, clients and servers need."),
    .trait(name: "Client", description: "What the product JSONAPIClient needs."),
    .trait(name: "AsyncHTTPClient", description: "What the product JSONAPIAsyncHTTPClient needs."),
    .trait(name: "Server", description: "What the product JSONAPIServer needs."),
    .default(enabledTraits: isDependency ? [] : ["Generator"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.0.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.24.0"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.81.0"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.26.0"),
  ],
  targets: modules + tests + otherTargets + fuzzers,
  swiftLanguageModes: [.v6]
)

// Each line of a table makes a target: its folder and name, the modules that it depends on beside those that they
// depend on themselves, and after `-` what is in the folder but not part of the target.

/// The modules. `Runtime` is what generated models stand on; `Generator` is the straight way from a schema to Swift,
/// and the command; `Imports` makes schemas of something else, and `Exports` makes something else of them.
var modules: [Target] {
  table(
    """
    Sources/Runtime/JSONAPIFoundation
    Sources/Runtime/JSONAPI: JSONAPIFoundation
    Sources/Runtime/JSONAPIUntyped Sources/Runtime/JSONAPIQuery: JSONAPI
    Sources/Runtime/JSONAPITesting Sources/Runtime/Poly: JSONAPI

    Sources/Client/JSONAPIClient: JSONAPIQuery JSONAPIUntyped HTTPTypes
    Sources/Client/JSONAPIURLSession: JSONAPIClient HTTPTypes
    Sources/Client/JSONAPIAsyncHTTPClient: JSONAPIClient HTTPTypes AsyncHTTPClient NIOCore NIOHTTP1 \
      NIOHTTPCompression NIOPosix
    Sources/Client/JSONAPIClientTesting: JSONAPIClient HTTPTypes

    Sources/Server/JSONAPIServer: JSONAPIQuery JSONAPIUntyped HTTPTypes

    Sources/Generator/Diagnostics
    Sources/Generator/YAMLSource: Diagnostics CLibYAML
    Sources/Generator/JSONSource Sources/Generator/OutputFolder Sources/Generator/ResourceSchema: Diagnostics
    Sources/Generator/SchemaReader: ResourceSchema YAMLSource -FixIts/Mistakes
    Sources/Generator/SchemaWriter: JSONSource SchemaReader
    Sources/Generator/SwiftModel: ResourceSchema
    Sources/Generator/Rendering: APIReference OutputFolder SwiftModel
    Sources/Generator/DiagnosticExplanations: OpenAPIImport Rendering -Areas.md -Explanations
    Sources/Generator/LanguageServer: Rendering SchemaWriter
    Sources/Generator/jsonapi-gen: DiagnosticExplanations Export LanguageServer SchemaDiff ArgumentParser

    Sources/Imports/Profiling: JSONSource
    Sources/Imports/Inference: Profiling SchemaWriter SwiftModel
    Sources/Imports/OpenAPIImport: Inference

    Sources/Exports/SchemaDiff: SwiftModel -Changes.md
    Sources/Exports/Operations: ResourceSchema
    Sources/Exports/APIReference: JSONSource Operations
    Sources/Exports/Export: Operations SchemaWriter SwiftModel

    Examples/BlogTypes: JSONAPI
    Examples/BlogModels: BlogTypes
    Examples/BlogService: BlogModels JSONAPIClient JSONAPIServer
    Examples/BlogServer: BlogService HTTPTypes
    Examples/blog-client: BlogServer JSONAPIClientTesting HTTPTypes
    """)
}

/// The tests, on the same floors, with the modules and models that they share.
var tests: [Target] {
  table(
    """
    Tests/CodingRoutes: JSONAPI
    Tests/JSONAPITests: CodingRoutes JSONAPIUntyped Poly RuntimeModels TestSupport
    Tests/HostileInputTests: CodingRoutes JSONAPIUntyped Poly RuntimeModels TestSupport TestWorkspace
    Tests/JSONAPITestingTests: JSONAPITesting Poly
    Tests/APICompatibilityTests: JSONAPITesting Poly TestWorkspace
    Tests/JSONAPIGraphTests: GraphModels JSONAPIUntyped Poly TestSupport TestWorkspace
    Tests/BlogModelsTests: BlogFixtures CodingRoutes HostileFixtures
    Tests/RealAPITests: CodingRoutes DRFExampleModels SchemaReader TerraformCloudModels
    Tests/SnippetTests/snippet-assembler
    Tests/SnippetTests/SnippetChecks: JSONAPI
    Tests/SnippetTests: JSONAPITesting Poly SnippetChecks JSONAPIUntyped -snippet-assembler -SnippetChecks -SnippetPlugin
    Tests/FaultServer: JSONAPIClient HTTPTypes
    Tests/JSONAPIQueryTests: ClientModels TestWorkspace
    Tests/JSONAPIClientTests: ClientModels JSONAPIClientTesting HTTPTypes
    Tests/JSONAPIURLSessionTests: FaultServer JSONAPIURLSession TestWorkspace HTTPTypes
    Tests/JSONAPIAsyncHTTPClientTests: FaultServer JSONAPIAsyncHTTPClient HTTPTypes
    Tests/RealServerTests: BookshopModels JSONAPIAsyncHTTPClient JSONAPITesting JSONAPIURLSession \
      NewsroomModels TestWorkspace HTTPTypes
    Tests/ClientSnippetTests: BlogServer ClientModels JSONAPIClientTesting JSONAPITesting JSONAPIURLSession \
      SnippetChecks HTTPTypes
    Tests/JSONAPIServerTests: BlogServer ClientModels JSONAPIClientTesting HTTPTypes
    Tests/ServerDescriptionTests: BlogServer Export FaultServer OpenAPIImport TestWorkspace HTTPTypes \
      -schemathesis.toml
    Tests/TestSupport: Diagnostics
    Tests/TestWorkspace
    Tests/DiagnosticsTests: TestSupport
    Tests/JSONSourceTests: JSONSource TestSupport TestWorkspace
    Tests/YAMLSourceTests: TestSupport TestWorkspace YAMLSource
    Tests/ResourceSchemaTests: Rendering SchemaReader
    Tests/SchemaReaderTests: JSONAPI SchemaWriter TestSupport TestWorkspace -Lints/lints.txt
    Tests/JSONSchemaTests: SchemaReader TestWorkspace
    Tests/SchemaWriterTests: SchemaWriter TestSupport TestWorkspace -canonical.txt
    Tests/SwiftModelTests: SchemaReader SwiftModel
    Tests/RenderingTests: Rendering TestSupport TestWorkspace -Fitting/long-lines.txt
    Tests/OutputFolderTests: OutputFolder TestWorkspace
    Tests/ModelGeneratorTests: JSONAPIClient JSONAPIServer Rendering SchemaReader TestWorkspace \
      \(goldenSchemas.map { "Golden" + $0 }.joined(separator: " ")) -Golden
    Tests/NameMatrixTests: JSONAPIClient Rendering SchemaReader TestWorkspace
    Tests/DiagnosticExplanationsTests: DiagnosticExplanations SchemaDiff
    Tests/CommandTests: StarterModels TestSupport TestWorkspace jsonapi-gen -WrongSchemas -sessions.txt \
      -LanguageServer/Recordings -LanguageServer/Clients
    Tests/DocumentationTests: BlogService DiagnosticExplanations JSONAPIURLSession Poly SchemaDiff TestWorkspace
    Tests/InferenceTests: Inference Rendering TestSupport TestWorkspace -schemas.txt
    Tests/OpenAPIImportTests: OpenAPIImport Rendering TestSupport TestWorkspace -descriptions.txt
    Tests/SchemaDiffTests: SchemaDiff SchemaReader TestSupport -changes.txt -comparisons.txt
    Tests/APIReferenceTests: APIReference SchemaReader
    Tests/ExportTests: Export GoldenDocuments OpenAPIImport Rendering StarterModels TestWorkspace
    Tests/Models/DRFExampleModels Tests/Models/StarterModels Tests/Models/TerraformCloudModels: JSONAPI
    Tests/Models/GraphModels Tests/Models/RuntimeModels: JSONAPI -schema.yaml
    Tests/Models/BookshopModels Tests/Models/ClientModels Tests/Models/NewsroomModels: JSONAPIClient \
      JSONAPIServer -schema.yaml
    Tests/Models/BlogFixtures: BlogModels JSONAPITesting -jsonapi-gen.yaml
    Tests/Models/HostileFixtures: BlogTypes GoldenHostile JSONAPITesting -jsonapi-gen.yaml
    """)
}

var goldenSchemas: [String] {
  ["Attributes", "Documents", "Hostile", "Minimal", "Names", "Relationships", "Requests", "Unions"]
}

/// The system's libyaml, a program with a resource, what compiles the snippets of the manuals, and golden models.
var otherTargets: [Target] {
  [
    .systemLibrary(
      name: "CLibYAML", path: "Sources/Generator/CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .executableTarget(
      name: "blog-example", dependencies: ["BlogModels", "JSONAPI"],
      path: "Examples/blog-example", resources: [.embedInCode("article.json")]),
    .plugin(
      name: "SnippetPlugin", capability: .buildTool(), dependencies: ["snippet-assembler"],
      path: "Tests/SnippetTests/SnippetPlugin"),
  ]
    + goldenSchemas.map {
      .target(
        name: "Golden\($0)", dependencies: ["JSONAPI"],
        path: "Tests/ModelGeneratorTests/Golden/\($0.lowercased())", exclude: ["schema.yaml"])
    }
}

/// The fuzzers, which need the compiler's libFuzzer and are built by `make fuzz` alone.
var fuzzers: [Target] {
  Context.environment["FUZZING"] == nil
    ? []
    : table(
      """
      Fuzzing/LibFuzzer
      Fuzzing/schema-fuzzer: Rendering SchemaReader LibFuzzer
      Fuzzing/editor-fuzzer: LanguageServer LibFuzzer
      Fuzzing/document-fuzzer: BlogModels CodingRoutes JSONAPIUntyped LibFuzzer
      Fuzzing/time-fuzzer: BlogModels JSONAPIUntyped LibFuzzer
      """)
}

/// Makes the targets of a table: programs if their names begin with a small letter, tests if they say so.
func table(_ lines: String) -> [Target] {
  lines.split(separator: "\n").flatMap { line in
    let parts = line.split(separator: ":")
    let words = parts.dropFirst().joined().split(separator: " ").map(String.init)
    let exclude = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    let dependencies = words.filter { !$0.hasPrefix("-") }.map(dependency)
    return parts[0].split(separator: " ").map { path -> Target in
      let name = String(path.split(separator: "/").last ?? path)
      let path = String(path)
      if name.hasSuffix("Tests") {
        return .testTarget(
          name: name, dependencies: dependencies, path: path, exclude: exclude,
          plugins: name.hasSuffix("SnippetTests") ? ["SnippetPlugin"] : [])
      }
      return name.first?.isLowercase == true
        ? .executableTarget(name: name, dependencies: dependencies, path: path)
        : .target(name: name, dependencies: dependencies, path: path, exclude: exclude)
    }
  }
}

/// Returns a dependency by name. What only clients, servers or the generator need is not fetched, or looked for, by
/// packages that use the runtime alone.
func dependency(_ name: String) -> Target.Dependency {
  let packages = [
    "AsyncHTTPClient": "async-http-client", "NIOCore": "swift-nio", "NIOHTTP1": "swift-nio",
    "NIOHTTPCompression": "swift-nio-extras", "NIOPosix": "swift-nio",
  ]
  func product(_ package: String, _ traits: Set<String>) -> Target.Dependency {
    .product(name: name, package: package, condition: .when(traits: traits))
  }
  if let package = packages[name] { return product(package, ["AsyncHTTPClient"]) }
  return switch name {
  case "ArgumentParser": product("swift-argument-parser", ["Generator"])
  case "CLibYAML": .target(name: name, condition: .when(traits: ["Generator"]))
  case "HTTPTypes":
    product("swift-http-types", ["AsyncHTTPClient", "Client", "Generator", "Server"])
  default: .target(name: name)
  }
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
