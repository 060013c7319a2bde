import DiagnosticExplanations
import Diagnostics
import Foundation
import Inference
import JSONSource
import OpenAPIImport
import Rendering
import ResourceSchema
import SchemaDiff
import SwiftModel
import Testing
import YAMLSource

/// Everything that is reported is explained, under the name by which it is reported.
struct CompletenessTests {
  /// All lists of what the stages have to say.
  private static let kinds: [any DiagnosticKind.Type] = [
    YAMLDiagnostic.self, JSONDiagnostic.self, OpenAPIDiagnostic.self, InferenceDiagnostic.self,
    DiagnosticIdentifier.self, SwiftNameProblem.self, TemplateProblem.self, RunFailure.Kind.self,
  ]

  /// Those that are explained from the table of what they break.
  private static let changes: [any DiagnosticKind.Type] = [ChangeKind.self]

  private static let severities = kinds.reduce(into: [:]) { result, kinds in
    result.merge(severities(of: kinds)) { first, _ in first }
  }

  private static func severities<Kind: DiagnosticKind>(
    of kinds: Kind.Type
  ) -> [String: Diagnostic.Severity] {
    Dictionary(uniqueKeysWithValues: kinds.allCases.map { ($0.identifier, $0.severity) })
  }

  @Test("every kind of diagnostic is explained", arguments: severities.keys.sorted())
  func kindsAreExplained(identifier: String) throws {
    let explanation = try #require(
      Explanations.of(identifier),
      "Add an explanation of `\(identifier)` to Sources/Generator/DiagnosticExplanations/Explanations."
    )
    #expect(explanation.severity == Self.severities[identifier])
  }

  @Test("every explanation is of a kind of diagnostic, and is there once")
  func explanationsAreUnique() {
    #expect(Explanations.all.map(\.identifier).sorted() == Self.severities.keys.sorted())
  }

  @Test("each file explains a kind of diagnostic")
  func filesAreComplete() throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Generator/DiagnosticExplanations/Explanations")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let identifiers = files.map { $0.deletingPathExtension().lastPathComponent }
    #expect(identifiers.sorted() == Self.severities.keys.sorted())
  }

  @Test("no two kinds of diagnostics have one name")
  func namesAreUnique() {
    let names = (Self.kinds + Self.changes).flatMap { Self.severities(of: $0).keys }
    #expect(Set(names).count == names.count)
  }

  /// A `Diagnostic` is made of a `DiagnosticKind` alone, so the lists are complete if every type
  /// that is one is among them.
  @Test("these tests know every list of identifiers in the sources")
  func listsAreComplete() throws {
    let declaration =
      /^ *(?:public |package )?(?:enum|struct|extension) ([\w.]+):[^{\n]*\bDiagnosticKind\b/
      .anchorsMatchLineEndings()
    let found = try sources().flatMap { source in
      source.matches(of: declaration).map { lastName(in: String($0.output.1)) }
    }
    let known = (Self.kinds + Self.changes).map { lastName(in: String(reflecting: $0)) }
    #expect(found.sorted() == known.sorted())
  }

  private func lastName(in path: String) -> String {
    path.split(separator: ".").last.map(String.init) ?? path
  }

  private func sources() throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = tests.appendingPathComponent("../../Sources").standardizedFileURL
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
