import YAMLSource

/// What one file says, apart from where and how it says it.
///
/// Imports are not read: what the file means with them follows from what it says.
package struct FileMeaning {
  /// What is wrong with the file on its own, in the order of the places in it.
  package let diagnostics: [Diagnostic]
  private let draft: FileDraft

  package init(_ file: SourceFile) {
    draft = FileReader.read(file)
    diagnostics = draft.findings.diagnostics.sorted { $0.range.start < $1.range.start }
  }

  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }

  /// Whether two files say the same and are warned of the same.
  package func isSame(as other: FileMeaning) -> Bool {
    Meaning.isSame(draft, other.draft) && warnings == other.warnings
  }

  private var warnings: [String] {
    diagnostics.map { "\($0.identifier) \($0.message)" }.sorted()
  }
}

/// Compares values by everything in them but the places of sources.
///
/// It looks at the fields of values themselves, so that a field which is added to the model is
/// compared without being listed anywhere.
private enum Meaning {
  static func isSame(_ left: Any, _ right: Any) -> Bool {
    guard type(of: left) == type(of: right) else { return false }
    if isAboutPlaces(left) { return true }
    let leftMirror = Mirror(reflecting: left)
    let rightMirror = Mirror(reflecting: right)
    if leftMirror.displayStyle == .set || leftMirror.displayStyle == .dictionary
      || leftMirror.children.isEmpty || rightMirror.children.isEmpty
    {
      return isSameLeaf(left, right, leftMirror, rightMirror)
    }
    guard leftMirror.children.count == rightMirror.children.count else { return false }
    return zip(leftMirror.children, rightMirror.children).allSatisfy {
      $0.label == $1.label && isSame($0.value, $1.value)
    }
  }

  private static func isAboutPlaces(_ value: Any) -> Bool {
    value is SourceRange || value is SourcePosition || value is SourceFile || value is Findings
      || value is Set<SourceRange>
  }

  private static func isSameLeaf(
    _ left: Any, _ right: Any, _ leftMirror: Mirror, _ rightMirror: Mirror
  ) -> Bool {
    guard leftMirror.children.count == rightMirror.children.count else { return false }
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    return String(reflecting: left) == String(reflecting: right)
  }
}
