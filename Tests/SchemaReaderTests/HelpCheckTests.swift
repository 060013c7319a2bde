import Diagnostics
import Testing

@testable import SchemaReader

/// Help is followed before it is shown.
struct HelpCheckTests {
  private static let file = SourceFile(
    path: "schema.yaml",
    text: """
      schema: 1
      name: Shop
      resources:
        products: { attributes: { price: Decimla, name: String } }

      """)

  private static func diagnostics(of file: SourceFile) -> [Diagnostic] {
    SchemaReader.read([file]) { _ in throw CancellationError() }.diagnostics
  }

  /// The error in the file, with other help, after it was followed.
  private func checked(
    _ advice: Advice, edit: String? = nil, general: String? = nil
  ) throws -> Diagnostic {
    var diagnostic = try #require(Self.diagnostics(of: Self.file).first)
    diagnostic.suggest(advice)
    diagnostic.general = general
    diagnostic.fixIts = edit.map { [.init("Write it", [.init(diagnostic.range, $0)])] } ?? []
    var diagnostics = [diagnostic]
    HelpCheck.removeMisleading(from: &diagnostics, of: [Self.file], Self.diagnostics)
    return diagnostics[0]
  }

  @Test("an edit that corrects the error stays, with its sentence")
  func goodEdit() throws {
    let diagnostic = try checked("did you mean `Decimal`?", edit: "Decimal")
    #expect(diagnostic.fixIts.count == 1)
    #expect(diagnostic.suggestion == "did you mean `Decimal`?")
  }

  @Test("an edit that leads to another error is dropped, with its sentence")
  func badEdit() throws {
    let diagnostic = try checked(
      "a decimal is written `Money`", edit: "Money", general: "a type is one of the language")
    #expect(diagnostic.fixIts.isEmpty)
    #expect(diagnostic.suggestion == nil)
    #expect(diagnostic.note == "a type is one of the language")
  }

  @Test("a sentence is followed at the value, and at the key with its value")
  func sentences() throws {
    for good in [
      .write("Decimal"), .write("price: Decimal"), .write("price?: Decimal?") + ": it may",
    ]
      as [Advice]
    {
      #expect(try checked(good).suggestion == good.text)
    }
    for bad in ["Money", "price: Money", "name: Decimal"] {
      #expect(try checked(.write(bad)).suggestion == nil)
    }
  }

  @Test("a sentence that says more than what to write is left alone")
  func otherSentences() throws {
    let advice: Advice = "declare it below `types:`, `Decimla: String`"
    #expect(try checked(advice).suggestion == advice.text)
  }

  @Test("what was wrong beside a word stays its own error, and the word is still named")
  func errorsBeside() throws {
    let text = """
      schema: 1
      name: Shop
      resources:
        products: { attributes: { price: { typ: Decimla } } }

      """
    let diagnostic = try #require(
      Self.diagnostics(of: SourceFile(path: "schema.yaml", text: text)).first)
    #expect(diagnostic.suggestion == "did you mean `type`?")
    #expect(diagnostic.fixIts.isEmpty)
  }
}
