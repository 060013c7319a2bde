import Diagnostics

/// A language that uses YAML as its syntax, for diagnostics about invalid YAML in terms of the
/// language.
public struct YAMLLanguage: Sendable {
  /// Advice on a value in brackets or braces with a question mark after it.
  public struct Answer: Sendable {
    public enum FixIt: Sendable {
      case quote, removeQuestionMark, none
      case replace(with: String)
    }

    public var message: String
    /// The text to write; `nil` for advice on quotes.
    package var advice: Advice?
    /// The alternative to putting the value in quotes.
    public var alternative: String
    public var fixIt: FixIt

    package init(
      _ message: String, advice: Advice? = nil, alternative: String = "", fixIt: FixIt = .quote
    ) {
      self.message = message
      self.advice = advice
      self.alternative = alternative
      self.fixIt = fixIt
    }
  }

  /// The keys of texts for people, whose values may contain anything.
  public var textKeys: [String]
  /// Returns advice on a value in brackets or braces with a question mark after it, given the whole
  /// text and the range of the value without the question mark.
  public var answerToQuestionMark: @Sendable (_ text: [UInt8], _ value: Range<Int>) -> Answer

  public init(
    textKeys: [String],
    answerToQuestionMark: @escaping @Sendable (_ text: [UInt8], _ value: Range<Int>) -> Answer
  ) {
    self.textKeys = textKeys
    self.answerToQuestionMark = answerToQuestionMark
  }

  /// YAML itself.
  public static let none = YAMLLanguage(textKeys: []) { _, _ in
    Answer("nothing can follow a closing bracket or brace but a comma or the end of the line")
  }
}
