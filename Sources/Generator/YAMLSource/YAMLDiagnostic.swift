import Diagnostics

/// The diagnostics of ``YAMLReader``: invalid YAML, and YAML that this reader rejects.
///
/// The raw values are stable.
public enum YAMLDiagnostic: String, DiagnosticKind {
  /// An alias inside the very value that its anchor names.
  case aliasCycle = "alias-cycle"
  /// A mapping's key that is a sequence or a mapping.
  case complexKey = "complex-key"
  /// A duplicate key of a mapping.
  case duplicateKey = "duplicate-key"
  case fileTooLarge = "file-too-large"
  /// NUL and other control characters.
  case illegalCharacter = "illegal-character"
  /// A merge key (`<<`) whose value is neither a mapping nor a sequence of mappings.
  case illegalMerge = "illegal-merge"
  /// A line whose indentation does not match the lines around it.
  case indentation = "wrong-indentation"
  /// Bytes that are not UTF-8.
  case invalidEncoding = "invalid-encoding"
  /// Sequences and mappings that exceed the limit of nesting.
  case nestedTooDeeply = "nested-too-deeply"
  /// A second YAML document in the same file.
  case secondDocument = "second-document"
  /// Invalid YAML without a more specific kind.
  case syntax = "yaml-syntax"
  /// A tab where YAML requires spaces.
  case tab = "tab-indentation"
  /// More nodes, anchors or merged entries than the limits allow; aliased nodes count at each
  /// alias.
  case tooManyNodes = "too-many-nodes"
  /// More diagnostics than are worth showing.
  case tooManyDiagnostics = "too-many-problems"
  /// A bracket or brace that is not closed.
  case unclosedBracket = "unclosed-bracket"
  case unclosedQuote = "unclosed-quote"
  /// An alias without an anchor before it.
  case undefinedAlias = "undefined-alias"
  /// `[…]?` or `{…}?` without quotes.
  case unquotedNullable = "unquoted-nullable"
  /// Text that needs quotes, because YAML reads it as something else.
  case unquotedText = "unquoted-text"
  /// A character that looks like a space, but is not one in YAML, where YAML requires a space.
  case unusualSpace = "unusual-space"
  /// A tag outside of YAML's core schema, or one that does not match its value.
  case unsupportedTag = "unsupported-tag"
}
