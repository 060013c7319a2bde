import Diagnostics
import SchemaReader
import Testing

/// What each kind of bad file gets: the stated meaning, or diagnostics with their places.
///
/// Texts that a table can have are in `schemas.txt`; how large inputs fare, in `HostileInputTests`.
struct BadInputTests {
  struct Input: Sendable {
    var name: String
    var bytes: [UInt8]
    /// `line:column identifier` of each diagnostic.
    var diagnostics: [String]

    init(_ name: String, _ text: String, _ diagnostics: [String] = []) {
      self.init(name, bytes: Array(text.utf8), diagnostics)
    }

    init(_ name: String, bytes: [UInt8], _ diagnostics: [String] = []) {
      self.name = name
      self.bytes = bytes
      self.diagnostics = diagnostics
    }
  }

  @Test("bad input is reported with place and identifier", arguments: files)
  func diagnostics(of input: Input) {
    let file = SourceFile(path: "test.yaml", bytes: input.bytes)
    let result = SchemaReader.read([file]) { _ in throw NoImports() }
    let found = result.diagnostics.map { diagnostic in
      "\(diagnostic.range.start.line):\(diagnostic.range.start.column) \(diagnostic.identifier)"
    }
    #expect(found == input.diagnostics, "\(input.name)")
    #expect((result.schema == nil) == !input.diagnostics.isEmpty, "\(input.name)")
  }

  private static let good = header + "resources:\n  as: { attributes: { a: Int } }\n"

  private static func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      isBigEndian ? [UInt8(unit >> 8), UInt8(unit & 255)] : [UInt8(unit & 255), UInt8(unit >> 8)]
    }
  }

  static let files = [
    Input("an empty file", "", ["1:1 empty-file"]),
    Input("a byte order mark", "\u{FEFF}" + good),
    Input("UTF-16, little end first", bytes: utf16(good, isBigEndian: false)),
    Input("UTF-16, big end first", bytes: utf16(good, isBigEndian: true)),
    Input(
      "half of UTF-16", bytes: utf16(good, isBigEndian: false) + [0x20],
      ["1:1 invalid-encoding"]),
    Input("no UTF-8", bytes: Array(header.utf8) + [0x61, 0xFF], ["3:2 invalid-encoding"]),
    Input("a NUL byte", header + "description: a\0b\n", ["3:15 illegal-character"]),
    Input("CR LF", good.replacing("\n", with: "\r\n")),
    Input("CR", good.replacing("\n", with: "\r")),
    Input("CR, with a mistake", "schema: 1\rname: A\rx: y\r", ["3:1 unknown-key"]),
  ]
}
