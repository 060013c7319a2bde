import Diagnostics

/// The diagnostics of ``YAMLReader``: invalid YAML, and YAML that this reader rejects.
///
/// The raw values are stable.
public enum YAMLDiagnostic: String, DiagnosticKind {
  /// An alias inside the very value that its anchor names.
  case aliasCycle = "alias-cycle"
  /// A mapping's key that is a sequence or a mapping.
  case complexKey = "complex-key"
  case duplicateKey = "duplicate-key"
  case fileTooLarge = "file-too-large"
  /// NUL and other control characters.
  case illegalCharacter = "illegal-character"
  /// A merge key (`<<`) whose value is neither a mapping nor a sequence of mappings.
  case illegalMerge = "illegal-merge"
  case indentation = "wrong-indentation"
  /// Bytes that are not UTF-8.
  case invalidEncoding = "invalid-encoding"
  case nestedTooDeeply = "nested-too-deeply"
  case secondDocument = "second-document"
  /// Invalid YAML without a more specific kind.
  case syntax = "yaml-syntax"
  case tab = "tab-indentation"
  /// More nodes, anchors or merged entries than the limits allow; aliased nodes count at each
  /// alias.
  case tooManyNodes = "too-many-nodes"
  case tooManyDiagnostics = "too-many-problems"
  case unclosedBracket = "unclosed-bracket"
  case unclosedQuote = "unclosed-quote"
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
