import Foundation
import Inference
import Rendering
import SchemaReader
import TestWorkspace
import Testing

/// The models of schemas that were inferred from real payloads.
@Suite(
  "Models of inferred schemas",
  .enabled(if: Measured.exist, "The payloads of ../shared/data are not on this machine."))
struct CompilationTests {
  @Test(
    "compile without a change",
    arguments: TestExtent.isComplete ? Measured.apis : ["kitsu"])
  func compile(api: String) async throws {
    let payloads = try Measured.payloads(of: api)
    let schema = Inference.schema(
      from: Measured.evidence(of: payloads), InferenceOptions(name: "API")
    ).schema
    let result = try ModelGenerator.generate(schema)
    #expect(result.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(result.files.count > 3)
    let workspace = try Workspace()
    for file in result.files {
      try workspace.write(String(decoding: file.bytes, as: UTF8.self), to: file.path)
    }
    let compiler = try #require(SwiftTools.path(of: "swiftc"))
    let modules = try #require(SwiftTools.modules)
    let paths = result.files.map(\.path).filter { $0.hasSuffix(".swift") }
    let outcome = try await ChildProcess(
      compiler,
      ["-typecheck", "-swift-version", "6", "-module-name", "Models", "-I", modules] + paths,
      folder: workspace.root
    ).run()
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2_000))\(outcome.text.prefix(2_000))")
  }
}
