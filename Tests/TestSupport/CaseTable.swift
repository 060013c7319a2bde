import Foundation

/// A file of texts with what is recorded of each, beside the test that uses it.
///
/// ```text
/// === what the case is about
/// a text
/// » what is made of it, line by line
/// ```
///
/// `make golden` writes the lines that begin with `»`: read `git diff` before you commit.
package struct CaseTable: Sendable {
  package struct Case: Sendable, CustomStringConvertible {
    package var description: String
    /// The text, with a line break at its end.
    package var text: String
    package var recorded: String
  }

  /// Whether the tables are to be written, for which `make golden` asks.
  package static let isUpdated = ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil

  package let cases: [Case]
  private let url: URL

  /// - Parameter file: the test that uses the table.
  package init(_ name: String, beside file: String = #filePath) {
    url = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent(name)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      preconditionFailure("there is no \(url.path)")
    }
    cases = "\n\(text.dropLast())".components(separatedBy: "\n=== ").dropFirst().map { part in
      let lines = part.components(separatedBy: "\n")
      let body = lines.dropFirst().prefix { !$0.hasPrefix("»") }
      return Case(
        description: lines[0], text: body.map { $0 + "\n" }.joined(),
        recorded: lines.dropFirst(1 + body.count)
          .map { $0.dropFirst($0.hasPrefix("» ") ? 2 : 1) + "\n" }.joined())
    }
  }

  /// Writes what is made of each text now.
  package func write(_ made: (Case) throws -> String) throws {
    let parts = try cases.map { one in
      let lines = try made(one).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return "=== \(one.description)\n\(one.text)"
        + lines.map { $0.isEmpty ? "»\n" : "» \($0)\n" }.joined()
    }
    try parts.joined().write(to: url, atomically: true, encoding: .utf8)
  }
}
