import YAMLSource

/// One thing that a run has to say about its input: what is wrong, where, and what to do.
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable {
    case error, warning
  }

  /// A second place that belongs to the finding, such as "first declared here".
  public struct Label: Sendable, Hashable {
    public var message: String
    public var range: SourceRange

    public init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  public var severity: Severity
  /// The stable name of this kind of finding, such as `unknown-target`: one that a
  /// ``DiagnosticKind`` lists.
  public private(set) var identifier: String
  /// One sentence without a final full stop: what is wrong.
  public var message: String
  /// The text that is at fault.
  public var range: SourceRange
  public var labels: [Label]
  /// What a reader needs to know to understand the finding.
  public var note: String?
  /// What to write instead.
  public var suggestion: String?

  public init(
    _ kind: some DiagnosticKind,
    _ message: String,
    at range: SourceRange,
    labels: [Label] = [],
    note: String? = nil,
    suggestion: String? = nil
  ) {
    severity = kind.severity
    identifier = kind.rawValue
    self.message = message
    self.range = range
    self.labels = labels
    self.note = note
    self.suggestion = suggestion
  }
}
