import Foundation
import Inference
import Profiling
import TestSupport
import Testing

/// Payloads and the schemas that they suggest: the table `schemas.txt`.
///
/// A line `--- 1.json` is before each payload, `--- traffic` before recorded requests with their responses, and
/// `--- api.yaml` before a schema that they are added to. What follows `--- then` is added to the schema of the step
/// before. A request is a line with its method, URL, status and perhaps its media type or encoding; its body follows
/// `>`, and the response follows. What contradicts a schema is recorded before it, with the line that it is at.
@Suite("Schemas of payloads")
struct PayloadSchemaTests {
  private static let table = CaseTable("schemas.txt")

  @Test("payloads become the schema that is recorded, which is valid", arguments: table.cases)
  func schema(example: CaseTable.Case) throws {
    #expect(try Self.record(of: example) == example.recorded)
    #expect(!example.recorded.contains("Hidden"))
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write(Self.record)
  }

  private static func record(of example: CaseTable.Case) throws -> String {
    var schema: String?
    return try example.text.components(separatedBy: "--- then\n").map { step in
      let parts = "\n\(step)".components(separatedBy: "\n--- ").dropFirst().map { part in
        let name = part.prefix { $0 != "\n" }
        let text = String(part.dropFirst(name.count + 1))
        return (name: name, text: text.hasSuffix("\n") ? text : text + "\n")
      }
      schema = parts.first { $0.name == "api.yaml" }?.text ?? schema
      let payloads = try parts.filter { $0.name != "api.yaml" }.map {
        $0.name == "traffic" ? try HARTests.har(entries($0.text)) : $0.text
      }
      let outcome = try outcome(of: Inferred.reader(payloads), schema)
      schema = outcome.schema
      return (outcome.notes + [outcome.schema]).joined(separator: "\n")
    }.joined(separator: "⁂\n")
  }

  /// The schema that payloads suggest, or what they make of one, which is valid and to which they have nothing to add.
  private static func outcome(
    of reader: PayloadReader, _ old: String?
  ) throws -> (notes: [String], schema: String) {
    let refinement = try old.map { try RefinementTests.refine($0, reader.profile) }
    let text =
      refinement?.file.text
      ?? Inference.schema(from: reader.profile, InferenceOptions(name: "API")).text
    #expect(ValidityTests.errors(in: text) == [])
    let again = try RefinementTests.refine(text, reader.profile)
    #expect(!again.isChanged, "\(again.changeSummary)")
    if refinement == nil { #expect(again.contradictions().map(\.message) == []) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let contradictions = (refinement?.contradictions() ?? []).map { contradiction in
      let line = lines[contradiction.range.start.line - 1].drop { $0 == " " }
      let place = contradiction.payload.file + contradiction.payload.pointer
      return "! \(line): \(contradiction.message), in \(place)"
        + (contradiction.advice.map { ": \($0)" } ?? "")
    }
    let skipped = reader.profile.skipped.map { "skipped: \($0) \($1.count)" }.sorted()
    let others = reader.otherEntries.map { "not read: \($0) \($1)" }.sorted()
    return (contradictions + skipped + others, text)
  }

  private static func entries(_ text: String) -> [HARTests.Entry] {
    var entries: [HARTests.Entry] = []
    for line in text.split(separator: "\n").map(String.init) {
      let words = line.split(separator: " ").map(String.init)
      if words.count > 2, words[1].hasPrefix("https://"), let status = Int(words[2]) {
        entries.append(.init(method: words[0], url: words[1], status: status))
        entries[entries.count - 1].isBase64 = words.last == "base64"
        if words.last?.contains("/") == true { entries[entries.count - 1].mimeType = words[3] }
      } else if line.hasPrefix("> ") {
        entries[entries.count - 1].request = (entries.last?.request ?? "") + line.dropFirst(2)
      } else {
        entries[entries.count - 1].response = (entries.last?.response ?? "") + line
      }
    }
    return entries
  }
}
