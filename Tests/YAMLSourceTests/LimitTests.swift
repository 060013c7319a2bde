import Diagnostics
import TestWorkspace
import Testing
import YAMLSource

@Suite("Limits")
struct LimitTests {
  @Test("a text above 16 MiB is refused unread")
  func tooLarge() {
    let text = [UInt8](repeating: 0x61, count: 16 << 20)
    expectRefusal(
      of: text + [0x61], .fileTooLarge, "the file is larger than 16 MiB: split it",
      at: .start)
  }

  @Test("a line of megabytes is read")
  func longLine() {
    let count = TestExtent.count(all: 10_000_000, sample: 1_000_000)
    let text = String(repeating: "b", count: count)
    let value = read("a: \(text)")?["a"]
    #expect(value?.scalar?.text == text)
    #expect(value?.range.end == SourcePosition(line: 1, column: count + 4, offset: count + 3))
  }

  @Test("100,000 keys are read and found")
  func manyKeys() {
    let mapping = read((0..<100_000).map { "k\($0): v\n" }.joined())?.mapping
    #expect(mapping?.entries.count == 100_000)
    #expect((0..<100_000).allSatisfy { mapping?["k\($0)"] != nil })
  }

  @Test(
    "too many values are refused before they fill the memory",
    .enabled(if: TestExtent.isComplete, "This reads millions of values, and needs TEST_ALL."),
    arguments: ["a", "[]", "{}", "*a"])
  func manyValues(value: String) {
    let text = { (count: Int) in
      "[&a a," + repeatElement(value, count: count).joined(separator: ",") + "]"
    }
    #expect(diagnostics(text(999_998)) == [])
    let found = diagnostics(text(3_000_000))
    #expect(
      found.map(\.sentence) == [
        "the file has more than 1000000 values: split it, or use fewer anchors and aliases"
      ])
    #expect(found.first?.range.start.offset == "[&a a,".count + 999_998 * (value.count + 1))
  }

  @Test("too many anchors are refused before they fill the memory")
  func manyAnchors() {
    let text = { (count: Int) in (0..<count).map { "- &a\($0) b\n" }.joined() }
    #expect(diagnostics(text(100_000)) == [])
    #expect(
      diagnostics(text(100_002)).map(\.sentence) == [
        "the file has more than 100000 anchors: split it, or use fewer anchors and aliases"
      ])
  }

  @Test("nesting is allowed up to 128 levels")
  func nesting() {
    let nested = { String(repeating: "[", count: $0) + String(repeating: "]", count: $0) }
    #expect(diagnostics(nested(128)) == [])
    #expect(diagnostics(nested(129)).map(\.kind) == [.nestedTooDeeply])
  }

  @Test(
    "reading stops at the limit, however deep the nesting is",
    arguments: ["[", "{a: ", "- ", "? ", "[{"])
  func deepNesting(opening: String) {
    let result = YAMLReader.read(
      SourceFile(path: "test.yaml", text: String(repeating: opening, count: 100_000)))
    #expect(result.root == nil)
    #expect(
      result.diagnostics.map(\.sentence) == [
        "lists and mappings are nested more than 128 levels deep here (an alias counts with all"
          + " that it stands for): flatten them"
      ])
  }

  @Test("nesting through aliases counts")
  func nestingThroughAliases() {
    let lines = (1...200).map { "- &a\($0) [*a\($0 - 1)]" }
    let found = diagnostics((["- &a0 []"] + lines).joined(separator: "\n"))
    #expect(found.map(\.kind) == [.nestedTooDeeply])
    #expect(found.first?.range.start.line == 128)
  }

  @Test("an alias bomb is refused at the alias that exceeds the limit")
  func aliasBomb() {
    let bomb = (1...30).map {
      "- &a\($0) [\(repeatElement("*a\($0 - 1)", count: 10).joined(separator: ","))]"
    }
    let result = YAMLReader.read(
      SourceFile(path: "test.yaml", text: (["- &a0 x"] + bomb).joined(separator: "\n")))
    #expect(result.root == nil)
    #expect(
      result.diagnostics.map(\.sentence) == [
        "the file has more than 10000000 values, counting those that aliases repeat: split it, or"
          + " use fewer anchors and aliases"
      ])
    #expect(result.diagnostics.first?.range.start.line == 8)
  }

  @Test("values that aliases repeat are shared")
  func manyAliases() {
    let values = repeatElement("x", count: 1000).joined(separator: ",")
    let aliases = repeatElement("*a", count: 9000).joined(separator: ",")
    #expect(read("[&a [\(values)], \(aliases)]")?.sequence?.count == 9001)
  }

  @Test("a bomb of merge keys is refused")
  func mergeBomb() {
    let keys = (0..<1000).map { "k\($0): v" }.joined(separator: ",")
    let merges = repeatElement("- <<: *a\n", count: 1000).joined()
    let found = diagnostics("- &a {\(keys)}\n\(merges)")
    #expect(
      found.map(\.sentence) == [
        "the file has more than 500000 merged entries: split it, or use fewer anchors and aliases"
      ])
    #expect(found.first?.range.start == SourcePosition(line: 502, column: 3, offset: 12399))
  }

  @Test("reading ends after a thousand errors")
  func manyErrors() {
    let result = YAMLReader.read(
      SourceFile(path: "test.yaml", text: String(repeating: "a: b\n", count: 5000)))
    #expect(result.root == nil)
    #expect(result.diagnostics.count == 1001)
    #expect(
      result.diagnostics.last?.sentence
        == "there are more than 1000 errors in this file: fix those above first")
  }

  @Test("a flood of %TAG lines, with which libyaml would be slow, is refused")
  func tagDirectives() {
    let lines = (1...100_000).map { "%TAG !a\($0)! b\n" }.joined()
    let found = diagnostics(lines + "---\na: b\n")
    #expect(
      found.map(\.sentence) == [
        "more than 64 lines begin with `%TAG`: only YAML's core tags can be used, which need none"
      ])
    #expect(found.first?.range.start.line == 65)
  }

  @Test("a key of more than 1024 characters is refused")
  func longKey() {
    let found = diagnostics("\(String(repeating: "k", count: 1025)): a")
    #expect(
      found.map(\.sentence) == [
        "a key has more than 1024 characters, which YAML does not allow: shorten it"
      ])
    #expect(found.map(\.kind) == [.syntax])
    #expect(found.first?.labels == [])
    #expect(found.first?.range.start == .start)
    #expect(found.first?.range.end == SourcePosition(line: 1, column: 1026, offset: 1025))
  }
}
