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
  func compile(api: String) throws {
    let payloads = try Measured.payloads(of: api)
    let schema = Inference.schema(
      from: Measured.profile(of: payloads), InferenceOptions(name: "API")
    ).schema
    let result = try ModelGenerator.generate(schema)
    #expect(result.diagnostics.filter { $0.severity == .error }.isEmpty)
    #expect(result.files.count > 3)
    let workspace = try Workspace()
    for file in result.files {
      try workspace.write(String(decoding: file.bytes, as: UTF8.self), to: file.path)
    }
    let paths = result.files.map(\.path).filter { $0.hasSuffix(".swift") }
    let outcome = try SwiftTools.typeCheck(
      paths.map(workspace.path), ["-module-name", "Models"])
    #expect(outcome.status == 0, "\(outcome.errors.prefix(2_000))\(outcome.text.prefix(2_000))")
  }
}
