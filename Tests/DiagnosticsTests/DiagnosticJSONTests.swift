import Diagnostics
import Foundation
import Testing

/// Diagnostics as programs read them, an object a line.
struct DiagnosticJSONTests {
  private let place = SourceRange(
    file: "a.yaml", start: .init(line: 2, column: 3, offset: 14),
    end: .init(line: 2, column: 5, offset: 17))
  private static let placeText =
    #"{"start":{"line":2,"column":3,"offset":14},"end":{"line":2,"column":5,"offset":17}}"#

  @Test("all keys are present, in a fixed order")
  func everyKeyIsThereInItsOrder() {
    #expect(
      DiagnosticJSON.render([Diagnostic(Kind.odd, "this is odd", at: place)]) == """
        {"severity":"warning","identifier":"odd","message":"this is odd","file":"a.yaml",\
        "range":\(Self.placeText),"labels":[],"note":null,"suggestion":null,"fixIts":[]}
        """)
  }

  @Test("everything that a diagnostic contains is printed")
  func everythingIsPrinted() {
    let diagnostic = Diagnostic(
      Kind.wrong, "this is wrong", at: place, labels: [.init("first here", at: place)],
      note: "a note", suggestion: "write `b`",
      fixIts: [.init("Replace `a` with `b`", [.init(place, "b")])])
    #expect(
      DiagnosticJSON.render([diagnostic]) == """
        {"severity":"error","identifier":"wrong","message":"this is wrong","file":"a.yaml",\
        "range":\(Self.placeText),\
        "labels":[{"message":"first here","file":"a.yaml","range":\(Self.placeText)}],\
        "note":"a note","suggestion":"write `b`",\
        "fixIts":[{"title":"Replace `a` with `b`","edits":[\
        {"file":"a.yaml","range":\(Self.placeText),"replacement":"b"}]}]}
        """)
  }

  @Test("a failure without a file has the same keys")
  func whatLiesInNoFileHasTheSameKeys() {
    #expect(
      DiagnosticJSON.render(RunFailure(.outdatedOutput, "it is old", details: ["a", "b"])) == """
        {"severity":"error","identifier":"outdated-output","message":"it is old","file":null,\
        "range":null,"labels":[],"note":"a\\nb","suggestion":null,"fixIts":[]}
        """)
  }

  @Test(
    "any text is one line of valid JSON",
    arguments: [
      "\"\\/", "\u{0}\u{1}\u{1F}\u{7F}\u{85}", "a\nb\r\n\tc", "\u{2028}\u{2029}", "👩‍👩‍👧 日本 e\u{301}",
      "\u{202E}\u{FEFF}\u{E0001}", "\u{FFFD}\u{10FFFF}",
    ])
  func anyTextIsOneLineOfValidJSON(text: String) throws {
    struct Object: Decodable, Equatable { var message: String, file: String }
    var place = place
    place.file = text
    let line = DiagnosticJSON.render([Diagnostic(Kind.wrong, text, at: place)])
    let isOneLine = !line.contains { $0.isNewline }
    #expect(isOneLine)
    let object = try JSONDecoder().decode(Object.self, from: Data(line.utf8))
    #expect(object == Object(message: text, file: text))
  }

  @Test("each diagnostic is a line")
  func eachDiagnosticHasALine() {
    let diagnostic = Diagnostic(Kind.wrong, "a\nb", at: place)
    #expect(DiagnosticJSON.render([diagnostic, diagnostic]).split(separator: "\n").count == 2)
    #expect(DiagnosticJSON.render([]) == "")
  }

  private enum Kind: String, DiagnosticKind {
    case wrong, odd

    var severity: Diagnostic.Severity { self == .odd ? .warning : .error }
  }
}
