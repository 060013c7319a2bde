/// The end of a run for a reason outside of the schema, such as a file that does not exist, or a
/// folder that cannot be written.
public struct RunFailure: Error, Sendable, Equatable {
  public enum Kind: String, DiagnosticKind {
    case missingSchema = "missing-schema"
    /// A file with example documents or recorded traffic.
    case missingPayload = "missing-payload"
    case missingConfiguration = "missing-configuration"
    case missingTemplates = "missing-templates"
    case missingRevision = "missing-revision"
    case brokenTemplate = "broken-template"
    case unwritableOutput = "unwritable-output"
    case outdatedOutput = "outdated-output"
    /// A schema is not in its canonical form.
    case unformattedSchema = "unformatted-schema"
    /// A bug in the tool, which users can only report.
    case internalError = "internal-error"
  }

  public var kind: Kind
  /// The reason and the remedy in one sentence, without a final full stop.
  public var message: String
  public var details: [String]

  public init(_ kind: Kind, _ message: String, details: [String] = []) {
    self.kind = kind
    self.message = message
    self.details = details
  }
}
