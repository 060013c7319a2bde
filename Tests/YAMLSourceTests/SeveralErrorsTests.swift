import Diagnostics
import TestWorkspace
import Testing
import YAMLSource

@Suite("Several errors, and any error")
struct SeveralErrorsTests {
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
    let bytes = Array("\0\t\n :#[]{},&*!|>'\"%@`?-\u{7F}\\<".utf8)
    for end in text.indices {
      expectOrder(in: Array(text[..<end]))
      for byte in bytes.sample(every: 5, offset: end) {
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
