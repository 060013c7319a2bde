import Diagnostics

/// Guesses the meaning of undeclared names, with knowledge that the schema reader has beyond the
/// schema.
package struct NameGuesses {
  /// Returns advice on the name of a type.
  package var type: (Located<String>) -> Advice?
  /// Returns advice on the name of a resource type.
  package var target: (Located<String>) -> Advice?
  /// Returns advice on a word in place of a links object.
  package var links: (Located<String>) -> Advice?

  package init(
    type: @escaping (Located<String>) -> Advice?, target: @escaping (Located<String>) -> Advice?,
    links: @escaping (Located<String>) -> Advice?
  ) {
    self.type = type
    self.target = target
    self.links = links
  }
}
