import Diagnostics
import Foundation
import TestWorkspace
import Testing

/// Fix-its of the wrong schemas of the command's tests, made one after another until none is left.
@Suite struct FixItChainTests {
  static let schemas = WrongSchema.all.filter { $0.text != nil }.sample(every: 8)

  @Test(
    "no fix-it leads to another mistake in its place, or loses what somebody wrote",
    arguments: schemas)
  func fixItsLeadToNoMistake(schema: WrongSchema) throws {
    var text = try #require(schema.text)
    var diagnostics = errors(in: text, schema)
    for _ in 0..<40 {
      guard
        let (diagnostic, fixIt) = diagnostics.lazy.compactMap({ diagnostic in
          diagnostic.fixIts.first.map { (diagnostic, $0) }
        }).first(where: { $0.1.edits.allSatisfy { $0.range.file == schema.name } })
      else { break }
      let known = Set(diagnostics.map(\.message))
      let (right, lines) = Self.made(fixIt, in: text)
      let lost = Self.texts(in: text).filter { !right.contains($0) }
      #expect(lost == [], "\(fixIt.title) loses what the schema says:\n\(right)")
      diagnostics = errors(in: right, schema)
      let next = diagnostics.first {
        lines.contains($0.range.start.line) && !known.contains($0.message)
      }
      #expect(
        next == nil,
        "\(diagnostic.message): \(fixIt.title) leads to `\(next?.message ?? "")`:\n\(right)")
      text = right
    }
    #expect(!diagnostics.contains { !$0.fixIts.isEmpty && $0.range.file == schema.name })
  }

  private func errors(in text: String, _ schema: WrongSchema) -> [Diagnostic] {
    schema.read(text, checksNamesBesideErrors: false).diagnostics
      .filter { $0.severity == .error }
  }

  /// The text with the edits of a fix-it, and the lines that these changed.
  private static func made(
    _ fixIt: Diagnostic.FixIt, in text: String
  ) -> (text: String, lines: Set<Int>) {
    var bytes = Array(text.utf8)
    var lines: Set<Int> = []
    for edit in fixIt.edits.sorted(by: { $0.range.start > $1.range.start }) {
      let range = edit.range.start.offset..<edit.range.end.offset
      bytes.replaceSubrange(range, with: Array(edit.replacement.utf8))
      lines.insert(edit.range.start.line)
    }
    return (String(decoding: bytes, as: UTF8.self), lines)
  }

  /// Comments, and descriptions in one line.
  private static func texts(in text: String) -> [String] {
    let comments = text.matches(of: #/ # +(.*)/#).map(\.output.1)
    let slashes = text.matches(of: #/ \/\/ +(\w[^,}\n]*)/#).map(\.output.1)
    let descriptions = text.matches(of: #/description: +(\w[^,}'"\n]*\w)/#).map(\.output.1)
    return (comments + slashes + descriptions).map(String.init)
  }
}
