import Foundation

/// The regular expressions of the tables of the language and of mistakes. Parsing one takes up to a millisecond.
enum ParsedPatterns {
  private static let lock = NSLock()
  // Only used under the lock. Several threads can match the same expression.
  nonisolated(unsafe) private static var expressions: [String: Regex<AnyRegexOutput>] = [:]

  /// Returns the expression of a pattern, parsed once; `nil` if it is invalid.
  ///
  /// - Parameter pattern: A pattern from a table; those of schemas would be kept forever.
  static func expression(_ pattern: String) -> Regex<AnyRegexOutput>? {
    lock.withLock {
      if let known = expressions[pattern] { return known }
      let expression = try? Regex(pattern)
      expressions[pattern] = expression
      return expression
    }
  }
}
