import Diagnostics

/// The kinds of diagnostics about templates.
public enum TemplateProblem: String, DiagnosticKind {
  /// A tag or section that is not valid Mustache.
  case malformed = "malformed-template"
  case malformedFrontMatter = "malformed-front-matter"
  /// Front matter for an unknown record.
  case unknownRecord = "unknown-template-record"
  case unknownField = "unknown-template-field"
  case unknownTemplate = "unknown-template"
  /// A field used as a tag that must be a section, or the reverse.
  case misusedField = "misused-template-field"
  /// A partial that includes itself with the same records.
  case endless = "endless-template"
  /// Templates that exceed the limits when they are compiled or rendered.
  case oversized = "oversized-template"
  case invalidPath = "invalid-template-path"
  /// Two files with one path.
  case pathCollision = "template-path-collision"
  /// A field of an enclosing record that may be mistaken for a field of the innermost record.
  case enclosingField = "enclosing-template-field"
  case unused = "unused-template"

  public var severity: Diagnostic.Severity {
    switch self {
    case .enclosingField, .unused: .warning
    default: .error
    }
  }
}
