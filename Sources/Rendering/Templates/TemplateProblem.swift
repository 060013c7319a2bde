import Diagnostics

/// Everything that can be wrong with templates.
public enum TemplateProblem: String, DiagnosticKind {
  /// A tag or section that is not written as Mustache has it.
  case malformed = "malformed-template"
  case malformedFrontMatter = "malformed-front-matter"
  /// Front matter for a record that there is not.
  case unknownRecord = "unknown-template-record"
  case unknownField = "unknown-template-field"
  case unknownTemplate = "unknown-template"
  /// A section of a text, or a tag of something else.
  case misusedField = "misused-template-field"
  /// A partial that includes itself although nothing around it changes.
  case endless = "endless-template"
  /// Templates that expand to too much, or render too much.
  case oversized = "oversized-template"
  case invalidPath = "invalid-template-path"
  /// Two files with one path.
  case pathCollision = "template-path-collision"
  /// A field of an enclosing record that may be taken for one of the innermost.
  case enclosingField = "enclosing-template-field"
  case unused = "unused-template"

  public var severity: Diagnostic.Severity {
    switch self {
    case .enclosingField, .unused: .warning
    default: .error
    }
  }
}
