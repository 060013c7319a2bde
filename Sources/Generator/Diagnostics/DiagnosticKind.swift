/// The kinds of diagnostics of one stage, each with its stable identifier.
///
/// A ``Diagnostic`` is made of nothing else, so nothing is reported under a name that is not in a
/// list: `jsonapi-gen explain` explains them all.
///
/// ```swift
/// enum SwiftNameProblem: String, DiagnosticKind {
///   case collision = "swift-name-collision"
/// }
/// ```
public protocol DiagnosticKind: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  /// True if the diagnostic keeps the schema from being used.
  var severity: Diagnostic.Severity { get }
}

extension DiagnosticKind {
  public var severity: Diagnostic.Severity { .error }
}
