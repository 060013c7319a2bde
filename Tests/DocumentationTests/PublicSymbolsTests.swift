import Foundation
import Testing

/// What the compiler says of a module that was built for these tests.
private enum SymbolGraphs {
  static let tool = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/swift-symbolgraph-extract" }
    .first(where: FileManager.default.isExecutableFile(atPath:))

  static let modules = [
    URL(fileURLWithPath: CommandLine.arguments[0]), Bundle.main.bundleURL,
  ]
  .flatMap { [$0.deletingLastPathComponent(), $0] }
  .map { $0.appendingPathComponent("Modules").path }
  .first { FileManager.default.fileExists(atPath: "\($0)/JSONAPI.swiftmodule") }

  /// The public symbols of a module, and of what it extends.
  static func symbols(of module: String) throws -> [Symbol] {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("jsonapi-symbols-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool ?? "")
    process.arguments = [
      "-module-name", module, "-I", modules ?? "", "-output-dir", folder.path,
      "-target", target, "-minimum-access-level", "public", "-skip-synthesized-members",
    ]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try FileManager.default
      .contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .flatMap { try JSONDecoder().decode(Graph.self, from: Data(contentsOf: $0)).symbols }
  }

  private static var target: String {
    #if arch(arm64)
      "aarch64-unknown-linux-gnu"
    #else
      "x86_64-unknown-linux-gnu"
    #endif
  }

  struct Graph: Decodable {
    var symbols: [Symbol]
  }

  struct Symbol: Decodable {
    struct Location: Decodable {
      var uri: String
    }
    struct Comment: Decodable {}

    var pathComponents: [String]
    var docComment: Comment?
    /// Only what stands in the sources has one.
    var location: Location?
  }
}

@Suite struct PublicSymbolsTests {
  @Test(
    .enabled(
      if: SymbolGraphs.tool != nil, "There is no swift-symbolgraph-extract in the PATH."),
    .enabled(
      if: SymbolGraphs.modules != nil, "The module that was built is not where it is expected."),
    arguments: ["JSONAPI", "JSONAPITesting"])
  func everyPublicDeclarationSaysWhatItIs(module: String) throws {
    let symbols = try SymbolGraphs.symbols(of: module)
    #expect(symbols.count > 50)
    let silent = symbols.filter { $0.docComment == nil && $0.location != nil }
      .map { "\($0.pathComponents.joined(separator: ".")) in \($0.location?.uri ?? "")" }
    #expect(silent.isEmpty, "\(silent.joined(separator: "\n"))")
  }
}
