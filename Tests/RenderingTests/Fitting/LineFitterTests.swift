import Rendering
import TestSupport
import Testing

extension String {
  fileprivate var trimmed: String { String(reversed().drop { $0 == " " }.reversed()) }
}

@Suite struct LineFitterTests {
  private func fit(_ source: String, limit: Int = 100) -> String {
    String(decoding: LineFitter.fit([UInt8](source.utf8), limit: limit), as: UTF8.self)
  }

  private static let table = CaseTable("long-lines.txt")

  @Test(
    "a line that is too long is broken as the formatter breaks it", arguments: table.cases)
  func longLines(_ example: CaseTable.Case) {
    let fitted = fit(example.text, limit: 40)
    #expect(fitted == example.recorded)
    #expect(fit(fitted, limit: 40) == fitted)
  }

  @Test("updates the table", .enabled(if: CaseTable.isUpdated, "`make golden` alone asks for it"))
  func updates() throws {
    try Self.table.write { fit($0.text, limit: 40) }
  }

  @Test("empty lines remain only between others")
  func emptyLines() {
    #expect(
      fit("\n\nstruct A {\n\n\n  var a: Int  \n \n\n  var b: Int\n\n}\n\n\n")
        == "struct A {\n  var a: Int\n\n  var b: Int\n}\n")
    #expect(fit("") == "")
    #expect(fit("\n\n") == "")
    #expect(fit("a") == "a\n")
    #expect(fit("a\r\nb \r\n") == "a\nb\n")
    #expect(fit("/// See {\n\n/// Other\n") == "/// See {\n\n/// Other\n")
  }

  @Test("multi-line literals are left alone")
  func multiLineLiterals() {
    let source = [
      "let a = #\"\"\"", "  spaces   ", "", "", "  {", "", "  }", "  \"\"\"",
      "  a line that is longer than the limit of forty columns", "  \"\"\"#",
    ].joined(separator: "\n")
    #expect(fit(source + "\n\n\n}", limit: 40) == source + "\n}\n")
    let two = "f(a: \"\"\"\n  x\n  \"\"\", b: \"\"\"\n  y\n\n\n  z\n  \"\"\"\n"
    #expect(fit(two + ")\n\n\n}\n") == two + ")\n}\n")
  }

  @Test("the space after a case counts where room is kept for a comma")
  func spaceAfterCase() {
    let value =
      #"JSONValue { [a(with: [], []): .foo, title: title(with: "a b, c(d)", with: "a b, c(d)")] }"#
    #expect(fit("  default: \(value)").hasPrefix("  default:\n    JSONValue {"))
  }

  @Test("brackets of any depth are read")
  func depth() {
    for open in ["(", "[", "{", "a<", "a: [", "a.b { "] {
      let line = "let a: A = " + String(repeating: open, count: 10_000)
      #expect(fit(line + "\n") == line.trimmed + "\n")
    }
  }

  @Test(
    "lines with operators, and brackets without counterparts, are left as they are",
    arguments: [
      "let a = b + ccccccccccccccccccccccccccccccccc",
      "]]]]]]]])))))}}}}}}}<><><>::::::::::::::::::::",
      "let a = \"unfinished aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
      "case aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa(",
      "@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@@",
    ])
  func unsupportedConstructs(_ line: String) {
    #expect(fit(line + "\n", limit: 40) == line + "\n")
  }
}
