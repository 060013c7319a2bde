import Foundation

/// A file of wrong schemas.
///
/// ```text
/// === misspelt-type
/// schema: 1
/// name: A
/// types: { B: Strng }
/// » 3:13-18 error: unknown type `Strng` [unknown-type] ⇒ did you mean `String`? {String}
/// ```
///
/// A case is the text of a schema between its title and the lines that begin with `»`, which say the place, the
/// message and the help of each diagnostic, and in braces the text that its fix-it writes. `make golden` writes these
/// lines. Where there are several files, `--- NAME` is before each. In a case with `(bytes)` after its title, `\xE9`
/// is a byte.
struct WrongSchemaTable: Sendable {
  let url: URL
  var cases: [WrongSchema]
  /// What is before the first case.
  private var introduction: [Substring] = []

  static let all: [WrongSchemaTable] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().filter { $0 != renderings.lastPathComponent }
      .compactMap { try? WrongSchemaTable(folder.appendingPathComponent($0)) }
  }()

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("WrongSchemas")

  /// What the command prints for some of the schemas, each after the line `=== TOPIC/TITLE`.
  static let renderings = folder.appendingPathComponent("renderings.txt")

  private init(_ url: URL) throws {
    self.url = url
    let topic = url.deletingPathExtension().lastPathComponent
    let lines = try String(contentsOf: url, encoding: .utf8).dropLast()
      .split(separator: "\n", omittingEmptySubsequences: false)
    let starts = lines.indices.filter { lines[$0].hasPrefix("=== ") }
    introduction = Array(lines[..<(starts.first ?? lines.endIndex)])
    cases = zip(starts, starts.dropFirst() + [lines.endIndex]).map { start, end in
      Self.makeCase(topic, lines[start].dropFirst(4), lines[(start + 1)..<end])
    }
  }

  private static func makeCase(
    _ topic: String, _ title: Substring, _ lines: ArraySlice<Substring>
  ) -> WrongSchema {
    let text = lines.prefix { !$0.hasPrefix("» ") }
    let starts = text.indices.filter { text[$0].hasPrefix("--- ") }
    let hasBytes = title.hasSuffix(bytesMark)
    let name = "\(title.dropLast(hasBytes ? bytesMark.count : 0)).yaml"
    return WrongSchema(
      topic: topic, title: String(title),
      files: starts.isEmpty
        ? [.init(name: name, bytes: bytes(text, hasBytes))]
        : zip(starts, starts.dropFirst() + [text.endIndex]).map { start, end in
          .init(
            name: String(text[start].dropFirst(4)), bytes: bytes(text[(start + 1)..<end], hasBytes))
        },
      diagnostics: lines.dropFirst(text.count).map { String($0.dropFirst(2)) })
  }

  private static let bytesMark = " (bytes)"

  private static func bytes(_ lines: ArraySlice<Substring>, _ hasBytes: Bool) -> [UInt8] {
    let text = lines.map { $0 + "\n" }.joined()
    guard hasBytes else { return Array(text.utf8) }
    return text.split(separator: #"\x"#, omittingEmptySubsequences: false).enumerated()
      .flatMap { index, part -> [UInt8] in
        guard index > 0, let byte = UInt8(part.prefix(2), radix: 16) else {
          return Array(part.utf8)
        }
        return [byte] + part.dropFirst(2).utf8
      }
  }

  /// Returns the text of the file with the given diagnostics of each case.
  func text(_ diagnostics: (WrongSchema) -> [String]) throws -> String {
    let lines = try String(contentsOf: url, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    var text = introduction.map { $0 + "\n" }.joined()
    var rest = lines.dropFirst(introduction.count).filter { !$0.hasPrefix("» ") }[...]
    for wrong in cases {
      let title = rest.popFirst() ?? ""
      let schema = rest.prefix { !$0.hasPrefix("=== ") }
      rest = rest.dropFirst(schema.count)
      let isLast = rest.isEmpty
      text += ([title] + (isLast ? schema.dropLast() : schema)).map { $0 + "\n" }.joined()
      text += diagnostics(wrong).map { "» \($0)\n" }.joined()
    }
    return text
  }
}
