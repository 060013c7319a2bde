import Foundation
import TestWorkspace
import Testing

/// What the compiler says of a module that was built for these tests.
private enum SymbolGraphs {
  static let tool = SwiftTools.path(of: "swift-symbolgraph-extract")

  /// The public symbols of a module, and of what it extends.
  static func symbols(of module: String) throws -> [Symbol] {
    let workspace = try Workspace()
    let said = try ChildProcess(
      #require(tool),
      [
        "-module-name", module, "-I", #require(SwiftTools.modules),
        "-output-dir", workspace.root.path, "-target", target,
        "-minimum-access-level", "public", "-skip-synthesized-members",
      ]
    ).runAndWait()
    #expect(said.status == 0, "\(said.errors)")
    return try FileManager.default
      .contentsOfDirectory(at: workspace.root, includingPropertiesForKeys: nil)
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
    /// Only symbols in the sources have one.
    var location: Location?
  }
}

@Suite struct PublicSymbolsTests {
  @Test(
    "every public declaration has a documentation comment",
    .enabled(
      if: SymbolGraphs.tool != nil, "There is no swift-symbolgraph-extract in the PATH."),
    .enabled(
      if: SwiftTools.modules != nil, "The module that was built is not where it is expected."),
    arguments: ["JSONAPI", "JSONAPITesting"])
  func everyPublicDeclarationSaysWhatItIs(module: String) throws {
    let symbols = try SymbolGraphs.symbols(of: module)
    #expect(symbols.count > 50)
    let silent = symbols.filter { $0.docComment == nil && $0.location != nil }
      .map { "\($0.pathComponents.joined(separator: ".")) in \($0.location?.uri ?? "")" }
    #expect(silent.isEmpty, "\(silent.joined(separator: "\n"))")
  }
}
