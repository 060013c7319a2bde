import Foundation
import TestWorkspace
import Testing

/// The texts that the command contains: explanations, templates, and the schemas that `init` writes.
@Suite("Embedded texts")
struct EmbeddedTextTests {
  @Test("are those of the files")
  func upToDate() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/embed").standardizedFileURL
    let outcome = try ChildProcess(script.path, ["--check"]).runAndWait()
    #expect(
      outcome.status == 0,
      "Run `make embed`:\n\(String(decoding: outcome.output, as: UTF8.self))")
  }
}
