import Diagnostics
import TestSupport
import Testing
import YAMLSource

/// What is read of texts, and where: the table `yaml.txt`, in which a case has one text, or several between lines `⁂`.
///
/// A node has its place, that of its alias after `*`, and its style or its text; before it is the place of its key.
@Suite("Nodes")
struct NodeTests {
  private static let table = CaseTable("../Tables/yaml.txt")

  @Test("a text has the nodes and the diagnostics that are recorded", arguments: table.cases)
  func nodes(example: CaseTable.Case) {
    #expect(Self.record(of: example) == example.recorded)
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write(Self.record)
  }

  @Test("an empty text has no root and no diagnostic")
  func nothing() {
    #expect(read("") == nil)
    #expect(diagnostics("") == [])
  }

  @Test("a mapping finds its keys, however many there are", arguments: [3, 100])
  func lookUp(count: Int) {
    let mapping = read((0..<count).map { "k\($0): v\($0)" }.joined(separator: "\n"))?.mapping
    #expect(mapping?.entries.count == count)
    #expect(mapping?["k2"]?.scalar?.text == "v2")
    #expect(mapping?.entry(for: "k0")?.keyRange.start == .start)
    #expect(mapping?["k"] == nil)
  }

  private static func record(of example: CaseTable.Case) -> String {
    example.text.components(separatedBy: "⁂\n").map { text in
      let result = YAMLReader.read(SourceFile(path: "test.yaml", text: text))
      let places = Places(text)
      let diagnostics = result.diagnostics.flatMap { diagnostic in
        ["\(places[diagnostic.range]) \(diagnostic.identifier): \(diagnostic.sentence)"]
          + diagnostic.labels.map { "  \(places[$0.range]) \($0.message)" }
      }
      return (diagnostics + (result.root.map { lines(of: $0, places) } ?? ["nothing"]))
        .map { $0 + "\n" }.joined()
    }.joined(separator: "⁂\n")
  }

  private static func lines(of node: YAMLNode, _ places: Places) -> [String] {
    let place = places[node.range] + (node.aliasRange.map { " *\(places[$0])" } ?? "")
    switch node.content {
    case .scalar(let scalar):
      return ["\(place) \(scalar.style) \(scalar.text.debugDescription)"]
    case .sequence(let elements):
      return ["\(place) sequence"]
        + elements.flatMap { lines(of: $0, places) }.map { "  \($0)" }
    case .mapping(let mapping):
      let entries = mapping.entries.flatMap { entry in
        let value = lines(of: entry.value, places)
        return ["\(places[entry.keyRange]) \(entry.key.debugDescription): \(value[0])"]
          + value.dropFirst()
      }
      return ["\(place) mapping"] + entries.map { "  \($0)" }
    }
  }

  /// Positions in a text, which have to agree with their offsets.
  private struct Places {
    private var known: Set<SourcePosition> = []

    init(_ text: String) {
      var position = SourcePosition.start
      known.insert(position)
      for scalar in text.unicodeScalars {
        position.offset += String(scalar).utf8.count
        position.column += 1
        if scalar == "\n" { (position.line, position.column) = (position.line + 1, 1) }
        known.insert(position)
      }
    }

    subscript(range: SourceRange) -> String {
      let ends = [range.start, range.end].map { known.contains($0) ? "\($0)" : "\($0) is wrong" }
      return ends.joined(separator: "-")
    }
  }
}
