/// An error or a warning about the input of a run: what is wrong, where, and what to do.
public struct Diagnostic: Sendable, Hashable {
  public enum Severity: String, Sendable {
    case error, warning
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

  /// Edits that remove the diagnostic. They are exact, so that a program can apply them.
  public struct FixIt: Sendable, Hashable {
    /// A text that replaces a range; if the range is empty, the text is inserted.
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
    /// The edits, in the order of their places. They do not overlap, and are all in one file.
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
  /// The message in one sentence, without a final full stop.
  public var message: String
  public var range: SourceRange
  public var labels: [Label]
  public var note: String?
  /// The text to write instead.
  public var suggestion: String? { didSet { writing = nil } }
  /// The text that the suggestion says to write, if it says nothing else.
  package var writing: Advice.Writing?
  /// The exact corrections, the most likely first.
  public var fixIts: [FixIt]
  /// A list of everything that is valid in this place, in case the suggestion is wrong.
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
    identifier = kind.identifier
    self.message = message
    self.range = range
    // Two resources can share a mixin, and so a place.
    self.labels = labels.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    self.note = note
    self.suggestion = suggestion
    self.fixIts = fixIts
  }
}

/// The kinds of diagnostics of one stage, each with its stable identifier.
///
/// A ``Diagnostic`` can only be created with such a kind, so every identifier is listed, and
/// `jsonapi-gen explain` explains all of them.
public protocol DiagnosticKind: CaseIterable, Hashable, Sendable {
  /// The identifier that users see, write and search for, such as `unknown-type`.
  var identifier: String { get }
  /// The severity: an error prevents the use of the schema.
  var severity: Diagnostic.Severity { get }
}

extension DiagnosticKind {
  public var severity: Diagnostic.Severity { .error }
}

extension DiagnosticKind where Self: RawRepresentable<String> {
  public var identifier: String { rawValue }
}
