import Diagnostics

/// A language that uses YAML as its syntax, for diagnostics about invalid YAML in terms of the
/// language.
public struct YAMLLanguage: Sendable {
  /// A line that the author may have meant by one that YAML cannot read.
  public struct Correction: Sendable {
    public var message: String
    /// The right line; empty if the correction takes more than one line.
    public var line: String
    /// The part of the line to mark, unless it is what the correction changes.
    public var part: String?
    package var advice: Advice

    package init(_ message: String, line: String, part: String?, advice: Advice) {
      (self.message, self.line, self.part, self.advice) = (message, line, part, advice)
    }
  }

  /// The keys of texts for people, whose values may contain anything.
  public var textKeys: [String]
  /// Returns what a line of a file may mean that YAML cannot read, the most likely first.
  public var corrections: @Sendable (_ line: String, _ file: SourceFile) -> [Correction]

  public init(
    textKeys: [String],
    corrections: @escaping @Sendable (_ line: String, _ file: SourceFile) -> [Correction]
  ) {
    self.textKeys = textKeys
    self.corrections = corrections
  }

  /// YAML itself.
  public static let none = YAMLLanguage(textKeys: []) { _, _ in [] }
}
