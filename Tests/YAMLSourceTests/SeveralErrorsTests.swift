import Diagnostics
import TestSupport
import Testing
import YAMLSource

@Suite("Several errors, and any error")
struct SeveralErrorsTests {
  @Test("errors of single values are reported together, and the rest is read")
  func together() {
    let result = YAMLReader.read(
      SourceFile(
        path: "test.yaml",
        text: "a: 1\na: 2\nb: *x\nc: !!binary 3\n? [d]\n: 4\ne: {<<: 5, f: 6}\n"))
    #expect(result.root?.outline == "{a: 1, c: 3, e: {f: 6}}")
    #expect(
      result.diagnostics.map(\.kind) == [
        .duplicateKey, .undefinedAlias, .unsupportedTag, .complexKey, .illegalMerge,
      ])
  }

  @Test("a text that is not YAML has one diagnostic, whatever came before")
  func syntaxAlone() {
    let result = YAMLReader.read(
      SourceFile(path: "test.yaml", text: "a: 1\na: 2\nb: *x\nc: [d\n"))
    #expect(result.root == nil)
    #expect(result.diagnostics.map(\.kind) == [.unclosedBracket])
  }

  @Test("each illegal value of a merge key has its place")
  func illegalMerges() {
    let text = MarkedText("a: {<<: 1️⃣b2️⃣}\nc: {<<: [{d: e}, 3️⃣[f]4️⃣, 5️⃣g6️⃣]}\nh:\n  <<:7️⃣\n")
    let result = text.result
    #expect(
      result.diagnostics.map(\.range) == [
        text.range("1️⃣", "2️⃣"), text.range("3️⃣", "4️⃣"), text.range("5️⃣", "6️⃣"),
        text.range("7️⃣", "7️⃣"),
      ])
    #expect(
      Set(result.diagnostics.map(\.sentence)) == [
        "only mappings can be merged: `<<` takes a mapping, an alias of one (`<<: *name`), or a"
          + " list of them (`<<: [*first, *second]`)",
        "only mappings can be merged: write `*b` for the mapping with the anchor `&b`",
        "only mappings can be merged: write `*g` for the mapping with the anchor `&g`",
      ])
    #expect(result.root?["c"]?.outline == "{d: e}")
  }

  @Test(
    "every beginning of a text, and every text with one byte changed, is read or has a diagnostic")
  func mutations() {
    let text = Array(
      """
      # comment
      schema: &a { b: [c?, 'd''e', "f\\u00e9"], g: !!str h }
      i: |
        literal
      j: >-
        folded é text
      ? k
      : - l
        - <<: *a
          m: *a

      """.utf8)
    for end in text.indices {
      expectOrder(in: Array(text[..<end]))
      for byte in "\0\t\n :#[]{},&*!|>'\"%@`?-\u{7F}\\<".utf8 {
        var changed = text
        changed[end] = byte
        expectOrder(in: changed)
      }
      var broken = text
      broken[end] = 0xC3
      expectOrder(in: broken)
    }
  }

  /// Expects that all places of a text lie inside it.
  private func expectOrder(in bytes: [UInt8]) {
    let file = SourceFile(path: "test.yaml", bytes: bytes)
    let result = YAMLReader.read(file)
    let ranges =
      result.diagnostics.flatMap { [$0.range] + $0.labels.map(\.range) }
      + (result.root.map { places(in: $0) } ?? [])
    let isInside = ranges.allSatisfy {
      $0.start <= $0.end && $0.start >= .start && $0.end.offset <= file.bytes.count
    }
    #expect(isInside, "\(file.text)")
  }

  private func places(in node: YAMLNode) -> [SourceRange] {
    let own = [node.range, node.writtenRange]
    switch node.content {
    case .scalar: return own
    case .sequence(let elements): return own + elements.flatMap { places(in: $0) }
    case .mapping(let mapping):
      return own + mapping.entries.flatMap { [$0.keyRange] + places(in: $0.value) }
    }
  }
}
