import Diagnostics
import YAMLSource

/// The meaning of one file, regardless of positions and spelling, together with its syntax tree.
///
/// Imports are not followed: two files with the same meaning also mean the same once their imports
/// are added.
package struct FileMeaning {
  /// The diagnostics of the file on its own, in the order of the places in it.
  package let diagnostics: [Diagnostic]
  private let draft: FileDraft

  package init(_ file: SourceFile) {
    draft = FileReader.read(file, keepingSyntax: true)
    diagnostics = draft.diagnostics.elements.sorted { $0.range.start < $1.range.start }
  }

  /// The syntax tree of the text; `nil` if the text has YAML diagnostics.
  package var syntax: SyntaxTree? { draft.syntax }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

  /// Returns true if two files have the same meaning and the same warnings.
  package func isSame(as other: FileMeaning) -> Bool {
    draft == other.draft && warnings == other.warnings
  }

  private var warnings: [String] {
    diagnostics.map { "\($0.identifier) \($0.message)" }.sorted()
  }
}
