/// The end of a run for a reason outside the schema: a missing file, a folder that
/// cannot be written.
public struct RunFailure: Error, Sendable, Hashable {
  public enum Kind: String, DiagnosticKind {
    case missingSchema = "missing-schema"
    /// A file with example documents or recorded traffic.
    case missingPayload = "missing-payload"
    case missingConfiguration = "missing-configuration"
    case missingTemplates = "missing-templates"
    /// A revision that git does not know, or no git.
    case missingRevision = "missing-revision"
    case brokenTemplate = "broken-template"
    case unwritableOutput = "unwritable-output"
    case outdatedOutput = "outdated-output"
    /// A schema is not in its canonical form.
    case unformattedSchema = "unformatted-schema"
    /// A mistake of the tool itself, which its user can only report.
    case internalError = "internal-error"
  }

  public var kind: Kind
  /// One sentence without a final full stop: what is wrong, and what to do.
  public var message: String
  /// Details of the message, one for each line.
  public var details: [String]

  public init(_ kind: Kind, _ message: String, details: [String] = []) {
    self.kind = kind
    self.message = message
    self.details = details
  }
}
