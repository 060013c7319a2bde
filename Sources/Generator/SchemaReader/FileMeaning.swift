import Diagnostics
import YAMLSource

/// The meaning of one file, apart from places and spelling, and the text that says it.
///
/// Imports are not read: what the file means with them follows from what it says.
package struct FileMeaning {
  /// The diagnostics of the file on its own, in the order of the places in it.
  package let diagnostics: [Diagnostic]
  private let draft: FileDraft

  package init(_ file: SourceFile) {
    draft = FileReader.read(file, keepingSyntax: true)
    diagnostics = draft.diagnostics.elements.sorted { $0.range.start < $1.range.start }
  }

  /// The text as it is written; `nil` if it has diagnostics as YAML.
  package var syntax: SyntaxTree? { draft.syntax }

  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Returns true if two files say the same and get the same warnings.
  package func isSame(as other: FileMeaning) -> Bool {
    draft == other.draft && warnings == other.warnings
  }

  private var warnings: [String] {
    diagnostics.map { "\($0.identifier) \($0.message)" }.sorted()
  }
}
