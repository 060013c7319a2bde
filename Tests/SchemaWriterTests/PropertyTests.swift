import TestWorkspace
import Testing

@testable import Diagnostics
@testable import SchemaReader
@testable import YAMLSource

@Suite("However a schema is spelled")
struct PropertyTests {
  @Test("the schemas of the project are found")
  func corpus() {
    #expect(Schemas.all.count >= 18)
  }

  @Test("one meaning has one spelling, apart from braces, empty lines and comments")
  func oneSpelling() throws {
    // The texts of the hostile schema need escapes, which the random spellings do not write.
    for file in Schemas.all where !file.path.hasSuffix("/hostile/schema.yaml") {
      let root = try #require(YAMLReader.read(file).root)
      for seed in 0..<TestExtent.count(all: 8, sample: 2) {
        let spelling = RandomSpelling.of(root, seed: seed)
        let text = try formatted(SourceFile(path: "\(file.path)#\(seed)", text: spelling))
        try expectSameMeaning(text, as: spelling, of: file)
        #expect(comments(in: text).sorted() == comments(in: spelling).sorted())
        #expect(try formatted(text) == text)
      }
    }
  }

  @Test("comments keep their order where keys keep theirs")
  func commentOrder() throws {
    for file in Schemas.all {
      let canonical = SourceFile(path: file.path, text: try formatted(file))
      let root = try #require(YAMLReader.read(canonical).root)
      for seed in 100..<104 {
        let spelling = withComments(canonical.text, root: root, seed: seed)
        guard FileMeaning(SourceFile(path: file.path, text: spelling)).isSame(as: .init(canonical))
        else { continue }
        #expect(comments(in: try formatted(spelling)) == comments(in: spelling))
      }
    }
  }

  @Test("line ends and byte order marks make no difference", arguments: ["\r\n", "\r"])
  func lineEnds(end: String) throws {
    for file in Schemas.all {
      let canonical = try formatted(file)
      let other =
        "\u{FEFF}"
        + file.text.split(
          separator: "\n", omittingEmptySubsequences: false
        ).joined(separator: end)
      #expect(try formatted(other) == canonical)
    }
  }

  private func expectSameMeaning(
    _ text: String, as spelling: String, of file: SourceFile
  ) throws {
    let left = FileMeaning(SourceFile(path: file.path, text: text))
    let right = FileMeaning(SourceFile(path: file.path, text: spelling))
    #expect(!left.hasErrors)
    #expect(left.isSame(as: right))
    // What the reader makes of it by the way that generates, as a second opinion.
    let before = SchemaReader.read([SourceFile(path: file.path, text: spelling)]) { _ in file }
    let after = SchemaReader.read([SourceFile(path: file.path, text: text)]) { _ in file }
    #expect(
      before.readable.resources.map(\.type.value) == after.readable.resources.map(\.type.value))
    #expect(before.diagnostics.map(\.message).sorted() == after.diagnostics.map(\.message).sorted())
  }

  private func comments(in text: String) -> [String] {
    SyntaxTree(SourceFile(path: "schema.yaml", text: text))?.comments.map(\.text) ?? []
  }

  /// A canonical schema with comments on lines of their own and at the ends of lines.
  private func withComments(_ text: String, root: YAMLNode, seed: Int) -> String {
    var dice = Dice(seed: seed)
    var count = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      count += 1
      let indentation = String(repeating: " ", count: 2 * dice.roll(4))
      switch dice.roll(6) {
      case 0: return ["\(indentation)# remark \(count)", String(line)]
      case 1: return [line + " # remark \(count)"]
      case 2: return ["", "", String(line)]
      default: return [String(line)]
      }
    }
    return lines.joined(separator: "\n")
  }
}
