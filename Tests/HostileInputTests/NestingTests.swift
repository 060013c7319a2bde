import Foundation
import JSONAPI
import RuntimeModels
import Testing

/// The nesting depth has a limit, beyond which decoding throws: ``JSONValue/maximumDepth`` for JSON
/// values, and Foundation's limit of 512 levels for the whole text.
@Suite struct NestingTests {
  typealias ArticleDocument = Document<
    SingleResourceBody<Article>, JSONValue?, NoLinks, NoIncludes, NoAPIDescription,
    BasicJSONAPIError<JSONValue>
  >

  static let openings = ["[", #"{"a":"#, #"[{"a":["#]

  @Test(
    "rejects JSON that is nested too deep",
    arguments: [
      "VALUE", #"{"data":VALUE}"#, #"{"data":{"type":"articles","id":"1","attributes":VALUE}}"#,
      #"{"data":{"type":"articles","id":"1","attributes":{"extra":VALUE}}}"#,
      #"{"data":{"type":"articles","id":"1","relationships":{"author":VALUE}}}"#,
      #"{"data":null,"included":[VALUE]}"#, #"{"data":null,"meta":VALUE}"#,
      #"{"errors":[{"id":VALUE}]}"#, #"{"data":null,"unknown":VALUE}"#,
    ], openings)
  func rejectsJSONThatIsNestedTooDeep(document: String, opening: String) {
    let deep = String(repeating: opening, count: 100_000)
    let text = Data(document.replacing("VALUE", with: deep).utf8)
    for reader in Reader.all() {
      #expect(throws: (any Error).self) { try reader.read(text) }
    }
  }

  @Test(
    "decodes and encodes deep values on a small stack", arguments: [("[", "]"), (#"{"a":"#, "}")])
  func decodesAndEncodesDeepValuesOnSmallStack(opening: String, closing: String) async throws {
    // The stack size of secondary threads on Apple platforms.
    // Foundation's encoder accepts one level less than its decoder.
    let depth = JSONValue.maximumDepth - 1
    let text =
      String(repeating: opening, count: depth) + "1" + String(repeating: closing, count: depth)
    let isSame = try await onStack(of: 512 * 1024) {
      let data = Data(text.utf8)
      let value = try JSONDecoder().decode(JSONValue.self, from: data)
      let fromBytes = try JSONAPIDecoder().decode(JSONValue.self, from: data)
      let asBytes = try JSONAPIEncoder().encode(fromBytes)
      return try JSONEncoder().encode(value) == data && asBytes == data
    }
    #expect(isSame)
  }

  @Test(
    "rejects encoding values that are nested too deep",
    arguments: [
      { @Sendable (value: JSONValue) in JSONValue.array([value]) },
      { @Sendable (value: JSONValue) in JSONValue.object(["a": value]) },
    ])
  func rejectsEncodingValuesThatAreNestedTooDeep(wrap: @Sendable (JSONValue) -> JSONValue) throws {
    var value = JSONValue.null
    for _ in 1..<JSONValue.maximumDepth { value = wrap(value) }
    #expect(throws: Never.self) { try JSONEncoder().encode(value) }
    for _ in 0..<2_000 { value = wrap(value) }
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(value) }
    #expect(throws: EncodingError.self) {
      try JSONEncoder().encode(
        BasicJSONAPIError<JSONValue>.error(.init(id: value)))
    }
  }

  /// Runs a function on a separate thread.
  private func onStack<Value: Sendable>(
    of bytes: Int, _ function: @escaping @Sendable () throws -> Value
  ) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
      let thread = Thread { continuation.resume(with: Result { try function() }) }
      thread.stackSize = bytes
      thread.start()
    }
  }
}
