import DiagnosticExplanations
import Diagnostics
import Inference
import Rendering
import Testing

/// The examples do what the explanations say of them.
struct ExampleTests {
  /// What is found in schemas and templates, but for templates that take long. What ends a run for another reason depends on the disk: the tests of
  /// the command, `DiagnosticsOptionTests`, see to that.
  private static let explanations = Explanations.all.filter {
    RunFailure.Kind(rawValue: $0.identifier) == nil
      // `InferenceTests` compare schemas with payloads.
      && InferenceDiagnostic(rawValue: $0.identifier) == nil
      && $0.identifier != TemplateProblem.oversized.rawValue
  }

  @Test(
    "the wrong example reports the diagnostic that it explains, and nothing else",
    arguments: explanations)
  func wrongExample(
    explanation: Explanation
  ) throws {
    let run = try ExampleRun(
      files(of: explanation.wrong, for: explanation), about: explanation.identifier)
    let others = OutsizeExamples.companions[explanation.identifier] ?? []
    #expect(
      Set(run.diagnostics.map(\.identifier)) == others.union([explanation.identifier]),
      "\(run.text().prefix(2_000))")
    #expect(run.diagnostics.allSatisfy { $0.severity == explanation.severity })
  }

  @Test("the right example has no diagnostics", arguments: explanations)
  func rightExample(explanation: Explanation) throws {
    let run = try ExampleRun(
      files(of: explanation.right, for: explanation), about: explanation.identifier)
    #expect(run.diagnostics == [], "\(run.text())")
  }

  /// ``OutsizeExamples`` makes what an example describes in words.
  private func files(of example: Example, for explanation: Explanation) throws -> [SourceFile] {
    switch example {
    case .files(let files): files
    case .words: [try #require(OutsizeExamples.file(for: explanation.identifier))]
    }
  }
}

extension Explanation: CustomTestStringConvertible {
  public var testDescription: String { identifier }
}
