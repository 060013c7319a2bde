import Diagnostics

/// A difference between two versions of a schema.
public struct SchemaChange: Sendable, Hashable {
  public var kind: ChangeKind
  public var effects: Effects
  /// The resource type that changed, or `types`, `documents` or `client`.
  public var group: String
  /// One sentence without a final full stop and without the group.
  public var message: String
  /// The place in the new schema; of what was removed, the place in the old one.
  public var range: SourceRange
  /// The place in the old schema of what is in both.
  public var oldRange: SourceRange?
  /// True if it is about something that only the old schema has.
  public var isRemoval: Bool
  /// The nearest enclosing declaration in the new schema, for what was removed.
  public var enclosingRange: SourceRange
  public var note: String?
}

extension SchemaChange {
  /// Returns the change as a diagnostic.
  ///
  /// - Parameter severity: How much the change matters in the run.
  public func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
    var diagnostic = Diagnostic(
      kind, "\(group): \(message)", at: range,
      labels: oldRange.map { [.init("before", at: $0)] } ?? [], note: note)
    diagnostic.severity = severity
    return diagnostic
  }
}
