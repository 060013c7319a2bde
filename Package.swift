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
  targets: modules + tests + otherTargets + fuzzers,
  swiftLanguageModes: [.v6]
)

// MARK: - Targets

// Each table has a line for a target: its folder and name, what it depends on, and after `-` what is in the folder but
// not part of it.

/// The modules. `Runtime` is what generated models stand on; `Generator` is the straight way from a schema to Swift,
/// and the command; `Imports` makes schemas of something else, and `Exports` makes something else of them.
var modules: [Target] {
  table(
    """
    Sources/Runtime/JSONAPI
    Sources/Runtime/JSONAPIUntyped: JSONAPI
    Sources/Runtime/JSONAPIQuery: JSONAPI
    Sources/Runtime/JSONAPITesting: JSONAPI
    Sources/Runtime/Poly: JSONAPI

    Sources/Client/JSONAPIClient: JSONAPI JSONAPIQuery JSONAPIUntyped HTTPTypes
    Sources/Client/JSONAPIURLSession: JSONAPI JSONAPIClient HTTPTypes
    Sources/Client/JSONAPIAsyncHTTPClient: JSONAPIClient HTTPTypes AsyncHTTPClient NIOCore NIOHTTP1 \
      NIOHTTPCompression NIOPosix
    Sources/Client/JSONAPIClientTesting: JSONAPI JSONAPIClient HTTPTypes

    Sources/Server/JSONAPIServer: JSONAPI JSONAPIQuery JSONAPIUntyped HTTPTypes

    Sources/Generator/Diagnostics
    Sources/Generator/JSONSource: Diagnostics
    Sources/Generator/YAMLSource: Diagnostics CLibYAML
    Sources/Generator/ResourceSchema: Diagnostics
    Sources/Generator/SchemaReader: Diagnostics ResourceSchema YAMLSource
    Sources/Generator/SchemaWriter: \(schemas) JSONSource
    Sources/Generator/SwiftModel: Diagnostics ResourceSchema
    Sources/Generator/OutputFolder: Diagnostics
    Sources/Generator/Rendering: APIReference Diagnostics JSONSource OutputFolder ResourceSchema SwiftModel
    Sources/Generator/DiagnosticExplanations: \(schemas) Inference JSONSource OpenAPIImport Rendering \
      SwiftModel -Explanations
    Sources/Generator/jsonapi-gen: \(schemas) APIReference DiagnosticExplanations Evidence Export Inference \
      JSONSource OpenAPIImport OutputFolder Rendering SchemaDiff SchemaWriter SwiftModel ArgumentParser

    Sources/Imports/Evidence: Diagnostics JSONSource
    Sources/Imports/Inference: \(schemas) Evidence SchemaWriter SwiftModel
    Sources/Imports/OpenAPIImport: \(schemas) Evidence Inference JSONSource SchemaWriter SwiftModel

    Sources/Exports/SchemaDiff: Diagnostics ResourceSchema SwiftModel
    Sources/Exports/Operations: Diagnostics ResourceSchema
    Sources/Exports/APIReference: Diagnostics JSONSource Operations ResourceSchema
    Sources/Exports/Export: Diagnostics JSONSource Operations ResourceSchema SchemaWriter SwiftModel

    Examples/BlogTypes: JSONAPI
    Examples/BlogModels: BlogTypes JSONAPI
    Examples/BlogService: BlogModels JSONAPI JSONAPIClient JSONAPIQuery JSONAPIServer
    Examples/BlogServer: BlogModels BlogService JSONAPI JSONAPIQuery JSONAPIServer JSONAPIUntyped HTTPTypes
    Examples/blog-client: BlogModels BlogServer BlogService JSONAPI JSONAPIClient JSONAPIClientTesting \
      JSONAPIQuery HTTPTypes
    """)
}

/// What reads schemas.
var schemas: String { "Diagnostics ResourceSchema SchemaReader YAMLSource" }

/// The tests, on the same floors, with the modules and models that they share.
var tests: [Target] {
  table(
    """
    Tests/BothRoutes: JSONAPI
    Tests/JSONAPITests: BothRoutes JSONAPI JSONAPIUntyped Poly RuntimeModels
    Tests/HostileInputTests: BothRoutes JSONAPI JSONAPIUntyped Poly RuntimeModels TestWorkspace
    Tests/JSONAPITestingTests: JSONAPI JSONAPITesting Poly
    Tests/APICompatibilityTests: JSONAPI JSONAPITesting Poly TestWorkspace
    Tests/JSONAPIGraphTests: GraphModels JSONAPI JSONAPIUntyped Poly TestWorkspace
    Tests/BlogModelsTests: BlogFixtures BlogModels BlogTypes BothRoutes HostileFixtures JSONAPI
    Tests/RealAPITests: \(schemas) BothRoutes DRFExampleModels JSONAPI TerraformCloudModels

    Tests/SnippetTests/snippet-assembler
    Tests/SnippetTests/SnippetChecks: JSONAPI
    Tests/SnippetTests: JSONAPI JSONAPITesting JSONAPIUntyped Poly SnippetChecks -snippet-assembler \
      -SnippetChecks -SnippetPlugin

    Tests/ClientSnippetTests: BlogModels BlogServer BlogService ClientModels JSONAPI JSONAPIClient \
      JSONAPIClientTesting JSONAPIQuery JSONAPIServer JSONAPITesting JSONAPIUntyped JSONAPIURLSession \
      SnippetChecks HTTPTypes
    Tests/FaultServer: JSONAPI JSONAPIClient JSONAPIUntyped HTTPTypes
    Tests/JSONAPIQueryTests: ClientModels JSONAPI JSONAPIClient JSONAPIQuery TestWorkspace
    Tests/JSONAPIClientTests: ClientModels JSONAPI JSONAPIClient JSONAPIClientTesting JSONAPIQuery \
      JSONAPIUntyped HTTPTypes
    Tests/JSONAPIURLSessionTests: FaultServer JSONAPIClient JSONAPIURLSession TestWorkspace HTTPTypes
    Tests/JSONAPIAsyncHTTPClientTests: FaultServer JSONAPIAsyncHTTPClient JSONAPIClient HTTPTypes
    Tests/RealServerTests: BookshopModels JSONAPI JSONAPIAsyncHTTPClient JSONAPIClient JSONAPIQuery \
      JSONAPITesting JSONAPIURLSession NewsroomModels TestWorkspace HTTPTypes

    Tests/JSONAPIServerTests: BlogModels BlogServer BlogService ClientModels JSONAPI JSONAPIClient \
      JSONAPIClientTesting JSONAPIQuery JSONAPIServer JSONAPIUntyped HTTPTypes
    Tests/ServerDescriptionTests: BlogServer Export FaultServer JSONAPIServer OpenAPIImport SchemaReader \
      TestWorkspace HTTPTypes -schemathesis.toml

    Tests/TestSupport: Diagnostics
    Tests/TestWorkspace
    Tests/DiagnosticsTests: Diagnostics TestSupport
    Tests/YAMLSourceTests: Diagnostics TestSupport TestWorkspace YAMLSource CLibYAML
    Tests/ResourceSchemaTests: \(schemas) Rendering
    Tests/SchemaReaderTests: \(schemas) JSONAPI TestSupport TestWorkspace
    Tests/JSONSchemaTests: \(schemas) TestWorkspace
    Tests/SchemaWriterTests: \(schemas) SchemaWriter TestWorkspace
    Tests/SwiftModelTests: \(schemas) SwiftModel
    Tests/RenderingTests: Diagnostics Rendering TestWorkspace
    Tests/OutputFolderTests: OutputFolder TestWorkspace
    Tests/ModelGeneratorTests: \(schemas) JSONAPIClient JSONAPIServer OutputFolder Rendering TestWorkspace \
      \(goldenSchemas.map { "Golden" + $0 }.joined(separator: " ")) -Golden
    Tests/NameMatrixTests: \(schemas) JSONAPI JSONAPIClient OutputFolder Rendering TestWorkspace
    Tests/DiagnosticExplanationsTests: \(schemas) DiagnosticExplanations Inference JSONSource \
      OpenAPIImport Rendering SchemaDiff SwiftModel
    Tests/CommandTests: \(schemas) Rendering StarterModels TestWorkspace jsonapi-gen -WrongSchemas
    Tests/DocumentationTests: \(schemas) BlogModels BlogService DiagnosticExplanations JSONAPI \
      JSONAPIClient JSONAPIQuery JSONAPIURLSession OutputFolder Rendering SchemaDiff TestWorkspace

    Tests/JSONSourceTests: Diagnostics JSONSource TestSupport TestWorkspace
    Tests/InferenceTests: \(schemas) Evidence Inference JSONSource Rendering SchemaWriter TestWorkspace
    Tests/OpenAPIImportTests: \(schemas) JSONSource OpenAPIImport Rendering SchemaWriter TestSupport \
      TestWorkspace

    Tests/SchemaDiffTests: \(schemas) SchemaDiff
    Tests/APIReferenceTests: \(schemas) APIReference JSONSource
    Tests/ExportTests: \(schemas) APIReference Export GoldenDocuments JSONAPI JSONSource OpenAPIImport \
      Rendering StarterModels SwiftModel TestWorkspace

    Tests/Models/DRFExampleModels: JSONAPI
    Tests/Models/StarterModels: JSONAPI
    Tests/Models/TerraformCloudModels: JSONAPI
    Tests/Models/GraphModels: JSONAPI -schema.yaml
    Tests/Models/RuntimeModels: JSONAPI -schema.yaml
    Tests/Models/BookshopModels: JSONAPI JSONAPIClient JSONAPIQuery JSONAPIServer -schema.yaml
    Tests/Models/ClientModels: JSONAPI JSONAPIClient JSONAPIQuery JSONAPIServer -schema.yaml
    Tests/Models/NewsroomModels: JSONAPI JSONAPIClient JSONAPIQuery JSONAPIServer -schema.yaml
    Tests/Models/BlogFixtures: BlogModels BlogTypes JSONAPI JSONAPITesting -jsonapi-gen.yaml
    Tests/Models/HostileFixtures: BlogTypes GoldenHostile JSONAPI JSONAPITesting -jsonapi-gen.yaml
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
      Fuzzing/schema-fuzzer: \(schemas) OutputFolder Rendering LibFuzzer
      Fuzzing/document-fuzzer: BlogModels BothRoutes JSONAPI JSONAPIUntyped LibFuzzer
      Fuzzing/time-fuzzer: BlogModels JSONAPI JSONAPIUntyped LibFuzzer
      """)
}

// MARK: - Tables

/// Makes a target of each line of a table: a program if its name begins with a small letter, tests if it says so.
func table(_ lines: String) -> [Target] {
  lines.split(separator: "\n").map { line in
    let parts = line.split(separator: ":")
    let path = String(parts[0])
    let name = String(path.split(separator: "/").last ?? "")
    let words = parts.dropFirst().joined().split(separator: " ").map(String.init)
    let exclude = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    let dependencies = words.filter { !$0.hasPrefix("-") }.map(dependency)
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
