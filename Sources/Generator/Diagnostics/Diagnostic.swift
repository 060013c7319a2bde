/// An error or a warning about the input of a run: what is wrong, where, and what to do.
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable, Hashable {
    case error, warning
    /// It is worth knowing, and no reason to act.
    case note
  }

  /// A second place that belongs to the diagnostic, such as "first declared here".
  public struct Label: Sendable, Hashable {
    public var message: String
    public var range: SourceRange

    public init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// Edits after which the diagnostic is gone, known exactly: a program can make them.
  public struct FixIt: Sendable, Hashable {
    /// A text that takes the place of another; where the range is empty, it is inserted.
    public struct Edit: Sendable, Hashable {
      public var range: SourceRange
      public var replacement: String

      public init(_ range: SourceRange, _ replacement: String) {
        self.range = range
        self.replacement = replacement
      }
    }

    /// A description of the edits, as on a button: "Replace `Strng` with `String`".
    public var title: String
    /// The edits in the order of their places, none of which overlap; all of one file.
    public var edits: [Edit]

    public init(_ title: String, _ edits: [Edit]) {
      self.title = title
      self.edits = edits
    }
  }

  public var severity: Severity
  /// The stable name of this kind of diagnostic, such as `unknown-target`: one that a
  /// ``DiagnosticKind`` lists.
  public private(set) var identifier: String
  /// One sentence without a final full stop: what is wrong.
  public var message: String
  /// The text with the error.
  public var range: SourceRange
  public var labels: [Label]
  /// The background of the diagnostic.
  public var note: String?
  /// The text to write instead.
  public var suggestion: String?
  /// The ways to make the diagnostic go away that are known exactly, the likeliest first.
  public var fixIts: [FixIt]
  /// What can be in this place, for the case that the suggestion does not hold.
  package var general: String?

  public init(
    _ kind: some DiagnosticKind,
    _ message: String,
    at range: SourceRange,
    labels: [Label] = [],
    note: String? = nil,
    suggestion: String? = nil,
    fixIts: [FixIt] = []
  ) {
    severity = kind.severity
    identifier = kind.rawValue
    self.message = message
    self.range = range
    // A mixin that two resources have is in one place all the same.
    self.labels = labels.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    self.note = note
    self.suggestion = suggestion
    self.fixIts = fixIts
  }
}

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
