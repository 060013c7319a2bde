import Diagnostics
import TestSupport
import Testing
import YAMLSource

extension MarkedText {
  var result: YAMLReader.Result { YAMLReader.read(file) }
}

/// Expects that a file has one diagnostic, which leaves nothing of it, with a place that begins at
/// `start`.
func expectRefusal(
  of bytes: [UInt8], _ kind: YAMLDiagnostic, _ message: String, at start: SourcePosition,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let result = YAMLReader.read(SourceFile(path: "test.yaml", bytes: bytes))
  #expect(result.root == nil, sourceLocation: sourceLocation)
  #expect(
    result.diagnostics.map(\.kind) == [kind], sourceLocation: sourceLocation)
  #expect(result.diagnostics.map(\.sentence) == [message], sourceLocation: sourceLocation)
  #expect(result.diagnostics.map(\.range.start) == [start], sourceLocation: sourceLocation)
}

/// Reads a text that has no diagnostic.
func read(_ text: String) -> YAMLNode? {
  YAMLReader.read(SourceFile(path: "test.yaml", text: text)).root
}

/// The diagnostics of a text.
func diagnostics(_ text: String) -> [Diagnostic] {
  YAMLReader.read(SourceFile(path: "test.yaml", text: text)).diagnostics
}

extension YAMLNode {
  /// The node in a compact spelling: `{a: [b, c]}`.
  var outline: String {
    switch content {
    case .scalar(let scalar): scalar.text
    case .sequence(let elements): "[\(elements.map(\.outline).joined(separator: ", "))]"
    case .mapping(let mapping):
      "{\(mapping.entries.map { "\($0.key): \($0.value.outline)" }.joined(separator: ", "))}"
    }
  }

  subscript(key: String) -> YAMLNode? { mapping?[key] }
}

extension Diagnostic {
  var kind: YAMLDiagnostic? { YAMLDiagnostic(rawValue: identifier) }

  /// What is wrong, and what to do about it.
  var sentence: String { suggestion.map { "\(message): \($0)" } ?? message }
}
