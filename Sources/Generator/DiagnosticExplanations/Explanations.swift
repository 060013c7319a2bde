import Diagnostics
import Inference
import JSONSource
import OpenAPIImport
import Rendering
import ResourceSchema
import SwiftModel
import YAMLSource

/// The explanations of everything that the generator reports, from the Markdown files in
/// `Explanations`.
public enum Explanations {
  /// The sections of `Areas.md`.
  public static let areas: [(title: String, explanations: [Explanation])] =
    EmbeddedExplanations.areas.markdownSections.map { title, identifiers in
      (title, identifiers.split(whereSeparator: \.isWhitespace).compactMap { of(String($0)) })
    }

  public static var all: [Explanation] { areas.flatMap(\.explanations) }

  /// Returns a reference to the explanation of the first error; `nil` if there are no errors.
  public static func hint(about diagnostics: [Diagnostic]) -> String? {
    diagnostics.first { $0.severity == .error }
      .map { "For more, run `jsonapi-gen explain \($0.identifier)`." }
  }

  public static func of(_ identifier: String) -> Explanation? {
    byIdentifier[identifier]
  }

  private static let byIdentifier: [String: Explanation] = {
    var result: [String: Explanation] = [:]
    for part in EmbeddedExplanations.markdown.split(separator: "<!-- ") {
      guard let end = part.firstRange(of: " -->\n") else { continue }
      let identifier = String(part[..<end.lowerBound])
      guard let severity = severities[identifier] else { continue }
      result[identifier] = Explanation(
        identifier, severity: severity, markdown: part[end.upperBound...])
    }
    return result
  }()

  private static let severities: [String: Diagnostic.Severity] = {
    var result: [String: Diagnostic.Severity] = [:]
    func add<Kind: DiagnosticKind>(_: Kind.Type) {
      for kind in Kind.allCases { result[kind.identifier] = kind.severity }
    }
    add(YAMLDiagnostic.self)
    add(JSONDiagnostic.self)
    add(OpenAPIDiagnostic.self)
    add(InferenceDiagnostic.self)
    add(DiagnosticIdentifier.self)
    add(SwiftNameProblem.self)
    add(TemplateProblem.self)
    add(RunFailure.Kind.self)
    return result
  }()
}
