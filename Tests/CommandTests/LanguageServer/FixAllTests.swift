import Diagnostics
import Foundation
import TestWorkspace
import Testing

/// The wrong schemas in an editor that fixes all that is certain, as many do when a file is saved.
@Suite struct FixAllTests {
  /// The schemas in which the edits of one save make another mistake visible that is not certain.
  private static let unfixed: Set = [
    "documents/data-model", "documents/include-string", "documents/include-typo",
    "documents/unknown-data", "habits/transform-with-keys", "many/first-hour",
    "openapi/one-of-refs", "rails/has-many-lines",
    "relationships/union-with-question-marks", "samples/operations-rest", "slips/quote-comma",
    "swift/deep-lines-without-commas", "swift/default-value", "typescript/optional-prop",
    "unseen-slips/warnings-of-other-tools", "unseen/relationships-below-foreign-key",
  ]

  @Test("a schema whose mistakes all have one fix-it is clean after `source.fixAll`")
  func fixes() throws {
    var count = 0
    var unfixed: [String] = []
    for schema in WrongSchema.all.sample(every: 8) {
      guard let text = schema.text, schema.name.hasSuffix(".yaml") else { continue }
      let name = "schema.yaml"
      var session = try Session(encodings: ["utf-8"])
      session.open(name, text)
      let mistakes = session.errors(name)
      guard !mistakes.isEmpty, mistakes.allSatisfy({ session.fixes(for: $0, in: name).count == 1 })
      else { continue }
      count += 1
      // Each save makes one of several edits that overlap, and YAML is read as far as its first mistake.
      for _ in 0..<10 where !session.errors(name).isEmpty { try session.fixAll(in: name) }
      if !session.errors(name).isEmpty { unfixed.append(schema.testDescription) }
    }
    #expect(count > TestExtent.count(all: 500, sample: 60))
    #expect(Set(unfixed).subtracting(Self.unfixed).isEmpty)
  }
}

extension Session {
  func errors(_ name: String) -> [JSONTree] {
    (diagnostics[name] ?? []).filter { $0["severity"] == .int(1) }
  }

  /// The quick fixes of a diagnostic.
  mutating func fixes(for diagnostic: JSONTree, in name: String) -> [JSONTree] {
    let context = JSONTree.object([
      "diagnostics": .array([diagnostic]), "only": .array([.string("quickfix")]),
    ])
    let actions = request(
      "codeAction", name, ["range": diagnostic["range"], "context": context])
    return (actions?.elements ?? []).filter { $0["diagnostics"]?.elements == [diagnostic] }
  }

  /// Makes the edits of the action that fixes all that is certain.
  mutating func fixAll(in name: String) throws {
    let actions = request(
      "codeAction", name,
      [
        "range": Session.range(Session.position(0, 0), Session.position(0, 0)),
        "context": .object(["only": .array([.string("source.fixAll")])]),
      ])
    guard let edits = actions?.elements.first?["edit"]?["changes"]?.members.first?.value.elements
    else { return }
    // The edits are about the text before them: the last in the text comes first.
    let ordered = edits.sorted { Self.place($0) > Self.place($1) }
    change(name, ordered.map { .object(["range": $0["range"], "text": $0["newText"]]) })
  }

  private static func place(_ edit: JSONTree) -> (Int, Int) {
    guard let start = edit["range"]?["start"], case .int(let line)? = start["line"],
      case .int(let character)? = start["character"]
    else { return (0, 0) }
    return (line, character)
  }
}
