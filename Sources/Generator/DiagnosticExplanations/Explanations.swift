import Diagnostics
import Inference
import JSONSource
import OpenAPIImport
import Rendering
import ResourceSchema
import SwiftModel
import YAMLSource

/// Explanations that belong together, under a title.
public struct ExplanationArea: Sendable {
  public let title: String
  public let explanations: [Explanation]

  fileprivate init(_ title: String, _ identifiers: [String]) {
    self.title = title
    explanations = identifiers.compactMap { Explanations.byIdentifier[$0] }
  }
}

/// The explanations of everything that the generator reports, from the Markdown files in
/// `Explanations`.
public enum Explanations {
  public static let areas: [ExplanationArea] = [
    ExplanationArea(
      "Files",
      [
        "empty-file", "unsupported-version", "name-disagrees", "invalid-import", "missing-import",
        "import-cycle", "conflicting-defaults", "unknown-warning",
      ]),
    ExplanationArea(
      "Keys",
      [
        "unknown-key", "missing-key", "misplaced-key", "duplicate-name",
      ]),
    ExplanationArea(
      "Values",
      [
        "expected-mapping", "expected-list", "expected-text", "expected-boolean",
        "expected-integer", "unknown-word", "empty-value", "empty-list", "repeated-value",
      ]),
    ExplanationArea(
      "Question marks",
      [
        "misplaced-question-mark", "contradictory-question-mark",
      ]),
    ExplanationArea(
      "Names",
      [
        "invalid-name", "invalid-type-name", "invalid-swift-name", "reserved-type-name",
        "reserved-member-name", "disallowed-name", "digit-first-name", "blank-in-name",
      ]),
    ExplanationArea(
      "Types",
      [
        "unknown-type", "missing-type", "malformed-type", "conflicting-types", "type-cycle",
        "infinite-type", "deep-type",
      ]),
    ExplanationArea(
      "Enums and dates",
      [
        "repeated-enum-value", "mixed-enum-values", "misplaced-format", "malformed-format",
      ]),
    ExplanationArea(
      "Shapes and patterns",
      [
        "indistinct-shapes", "misplaced-pattern", "malformed-pattern",
      ]),
    ExplanationArea(
      "Types for ids, links, meta, errors and your own code",
      [
        "invalid-id-type", "invalid-links-type", "invalid-meta-type", "invalid-errors-type",
        "formatted-wire-type", "conflicting-access",
      ]),
    ExplanationArea(
      "Resources",
      [
        "unknown-mixin", "unknown-sort", "invalid-page", "invalid-total", "invalid-path",
        "unknown-parent",
        "invalid-answer",
        "invalid-filter-pattern",
      ]),
    ExplanationArea(
      "Relationships",
      [
        "unknown-target", "malformed-target", "nullable-to-many", "conflicting-cardinality",
        "targetless-relationship", "empty-relationship", "identifier-meta-without-linkage",
        "invalid-inverse",
      ]),
    ExplanationArea(
      "Documents",
      [
        "conflicting-data", "unknown-include", "include-without-data", "include-outside-linkage",
        "invalid-linkage", "empty-document",
      ]),
    ExplanationArea(
      "Names in Swift",
      [
        "swift-name-collision", "file-name-collision", "long-swift-name", "no-swift-name",
        "reserved-swift-name", "uncapitalized-swift-name", "capitalized-swift-name",
      ]),
    ExplanationArea(
      "Likely mistakes",
      [
        "empty-resource", "one-way-relationship", "nothing-included", "not-camel-case",
        "missing-description", "unused-type", "unused-mixin", "repeated-shape",
        "deprecated-without-replacement", "near-default-document", "needless-atomic",
      ]),
    ExplanationArea(
      "Text without quotes",
      [
        "unquoted-text", "unquoted-nullable", "comment-after-text",
      ]),
    ExplanationArea(
      "YAML",
      [
        "yaml-syntax", "wrong-indentation", "tab-indentation", "unusual-space",
        "unclosed-bracket", "unclosed-quote", "duplicate-key", "complex-key", "second-document",
        "unsupported-tag", "illegal-character", "invalid-encoding",
      ]),
    ExplanationArea("JSON", ["json-syntax", "duplicate-json-name", "json-limit"]),
    ExplanationArea(
      "Importing a description",
      [
        "not-openapi", "several-files", "no-json-api", "lost-address", "lost-reference",
        "lost-untyped-resource", "unreached-schema",
        "lost-operation", "lost-name", "lost-target", "lost-union",
        "lost-recursion", "lost-depth", "lost-nullable-data", "lost-nullable-request",
        "lost-parameter", "lost-sort", "lost-include", "example-contradicts",
      ]),
    ExplanationArea(
      "Anchors, aliases and merge keys",
      [
        "undefined-alias", "alias-cycle", "illegal-merge",
      ]),
    ExplanationArea(
      "Limits",
      [
        "file-too-large", "nested-too-deeply", "too-many-nodes", "too-many-members",
        "too-many-problems",
      ]),
    ExplanationArea(
      "Templates",
      [
        "malformed-template", "malformed-front-matter", "unknown-template-field",
        "unknown-template", "unknown-template-record", "misused-template-field",
        "enclosing-template-field", "unused-template", "invalid-template-path",
        "template-path-collision", "endless-template", "oversized-template",
      ]),
    ExplanationArea("Inferring a schema", ["payload-contradicts"]),
    ExplanationArea(
      "Running the command",
      [
        "missing-schema", "missing-payload", "missing-configuration", "missing-templates",
        "missing-revision", "unwritable-output", "outdated-output", "broken-template",
        "unformatted-schema", "internal-error",
      ]),
  ]

  /// All of them, in the order of the areas.
  public static var all: [Explanation] { areas.flatMap(\.explanations) }

  /// Returns a reference to the explanation of the first error; `nil` if there are no errors.
  public static func hint(about diagnostics: [Diagnostic]) -> String? {
    diagnostics.first { $0.severity == .error }
      .map { "`jsonapi-gen explain \($0.identifier)` says more." }
  }

  /// The explanation of an identifier.
  public static func of(_ identifier: String) -> Explanation? {
    byIdentifier[identifier]
  }
}

extension Explanations {
  fileprivate static let byIdentifier: [String: Explanation] = {
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
      for kind in Kind.allCases { result[kind.rawValue] = kind.severity }
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
