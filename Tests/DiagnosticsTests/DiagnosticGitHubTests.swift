import Diagnostics
import Testing

/// Diagnostics as annotations of a GitHub workflow.
struct DiagnosticGitHubTests {
  private func range(_ file: String = "a.yaml", lines: ClosedRange<Int> = 2...2) -> SourceRange {
    SourceRange(
      file: file, start: .init(line: lines.lowerBound, column: 3, offset: 14),
      end: .init(line: lines.upperBound, column: 5, offset: 17))
  }

  @Test("a diagnostic is an annotation")
  func aDiagnosticIsAnAnnotation() {
    let diagnostic = Diagnostic(
      Kind.wrong, "this is wrong", at: range(), labels: [.init("first here", at: range())],
      note: "a note", suggestion: "write `b`")
    #expect(
      DiagnosticGitHub.render([diagnostic, Diagnostic(Kind.odd, "hm", at: range())]) == """
        ::error file=a.yaml,line=2,endLine=2,col=3,endColumn=5,title=wrong::this is wrong\
        %0Afirst here: a.yaml:2:3%0Anote: a note%0Ahelp: write `b`
        ::warning file=a.yaml,line=2,endLine=2,col=3,endColumn=5,title=odd::hm
        """)
  }

  @Test("a range of several lines has no columns")
  func severalLinesHaveNoColumns() {
    #expect(
      DiagnosticGitHub.render([Diagnostic(Kind.wrong, "y", at: range(lines: 2...4))])
        == "::error file=a.yaml,line=2,endLine=4,title=wrong::y")
  }

  @Test("characters with a meaning of their own are escaped")
  func whatHasAMeaningOfItsOwnIsEscaped() {
    let diagnostic = Diagnostic(Kind.wrong, "a: 5%, b\r\n::c\u{1B} 👩‍👧", at: range("a,b:c%\n.yaml"))
    #expect(
      DiagnosticGitHub.render([diagnostic]) == """
        ::error file=a%2Cb%3Ac%25%0A.yaml,line=2,endLine=2,col=3,endColumn=5,title=wrong\
        ::a: 5%25, b\\u{D}\\u{A}::c\\u{1B} 👩‍👧
        """)
  }

  @Test("a failure without a file is an annotation of the run")
  func whatLiesInNoFileIsAnAnnotationOfTheRun() {
    #expect(
      DiagnosticGitHub.render(RunFailure(.outdatedOutput, "it is old", details: ["a", "b"]))
        == "::error title=outdated-output::it is old%0Aa%0Ab")
  }

  private enum Kind: String, DiagnosticKind {
    case wrong, odd

    var severity: Diagnostic.Severity { self == .odd ? .warning : .error }
  }
}
