import Diagnostics
import Foundation
import Inference
import JSONSource
import Profiling
import TestWorkspace
import Testing

@Suite("Mutated payloads")
struct MutationTests {
  /// A generator with the same numbers in each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ state >> 29
    }
  }

  private static let pieces = [
    "null", "{}", "[]", "\"\"", "1e999", "-0", "true", "\"type\"", "\"data\": null,", "[[[[",
    "\u{0}",
    "\"\\ud83d\"", "99999999999999999999999", ",", ":", "\"a?\": 1,", "{\"id\": {}}",
  ]

  private static func mutated(_ text: String, _ generator: inout Generator) -> [UInt8] {
    var bytes = Array(text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let start = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, start + Int.random(in: 0...12, using: &generator))
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeSubrange(start..<end)
      case 1:
        bytes.insert(
          contentsOf: Array((pieces.randomElement(using: &generator) ?? "").utf8), at: start)
      case 2: bytes[start] = UInt8.random(in: 0...255, using: &generator)
      default: bytes.insert(contentsOf: Array(bytes[start..<end]), at: start)
      }
      if bytes.isEmpty { bytes = [0x7B] }
    }
    return bytes
  }

  @Test("gives a valid schema or a diagnostic with a place for any payload")
  func mutations() throws {
    let originals = [
      RefinementTests.articles,
      try HARTests.har([
        .init(url: HARTests.base + "/articles?sort=x", response: RefinementTests.articles),
        .init(
          method: "POST", url: HARTests.base + "/articles", response: RefinementTests.articles,
          request: RefinementTests.articles, isBase64: true),
      ]),
      #"""
      {"data": [{"type": "a", "id": "1", "attributes": {"x": {"y": [1, {"z": null}]}},
        "relationships": {"r": {"data": [{"type": "b", "id": "1"}], "links": {"related": "/b"}}},
        "links": {"self": null}, "meta": {"n": 1}}],
       "included": [{"type": "b", "id": "1", "attributes": {"status": "a"}}],
       "meta": {"total": 1}, "links": {"next": null, "prev": null}, "jsonapi": {"version": "1.1"}}
      """#,
    ]
    var generator = Generator(state: 13)
    for round in 0..<TestExtent.count(all: 1_500, sample: 60) {
      let bytes = Self.mutated(originals[round % originals.count], &generator)
      var reader = PayloadReader(PayloadProfile())
      reader.read(SourceFile(path: "a.json", bytes: bytes))
      let schema = Inference.schema(from: reader.profile, InferenceOptions(name: "API"))
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(ValidityTests.errors(in: schema.text) == [], "\(text)")
      for diagnostic in reader.diagnostics {
        #expect(diagnostic.range.file == "a.json" && diagnostic.range.start.line >= 1)
      }
    }
  }

  // The limit is for a loop without end: it counts the time that the test waits for others, too.
  @Test("stays small and quick for payloads that are made to be large", .timeLimit(.minutes(10)))
  func extremes() {
    // The reader of JSON refuses what is nested more than 128 levels deep.
    let deep = String(repeating: #"{"a":"#, count: 120) + "1" + String(repeating: "}", count: 120)
    let wide = (0..<50_000).map { #""name\#($0)": 1"# }.joined(separator: ",")
    let types = (0..<20_000).map { #"{"type": "t\#($0)", "id": "1"}"# }.joined(separator: ",")
    let empty = Array(repeating: #"{"type": "a", "id": "1", "attributes": {}}"#, count: 50_000)
      .joined(separator: ",")
    for text in [
      #"{"data": {"type": "a", "id": "1", "attributes": {"x": \#(deep)}}}"#,
      #"{"data": {"type": "a", "id": "1", "attributes": {\#(wide)}}}"#,
      #"{"data": [{"type": "a", "id": "1", "attributes": {\#(wide)}}, \#(empty)]}"#,
    ] {
      let schema = Inferred.schema([text])
      #expect(schema.schema.resources.count == 1)
      #expect(ValidityTests.errors(in: schema.text) == [])
    }
    #expect(Inferred.profile([#"{"data": [\#(types)]}"#]).isTruncated)
  }
}
