import Diagnostics

/// Everything that ``YAMLReader`` reports: text that is not YAML, or that this reader refuses.
///
/// The raw values are stable.
public enum YAMLDiagnostic: String, DiagnosticKind {
  /// An alias inside the very value that its anchor names.
  case aliasCycle = "alias-cycle"
  /// A mapping's key that is a sequence or a mapping.
  case complexKey = "complex-key"
  /// A key that its mapping has already.
  case duplicateKey = "duplicate-key"
  case fileTooLarge = "file-too-large"
  /// NUL and other control characters.
  case illegalCharacter = "illegal-character"
  /// A merge key (`<<`) whose value is neither a mapping nor a sequence of mappings.
  case illegalMerge = "illegal-merge"
  /// A line whose indentation fits nothing around it.
  case indentation = "wrong-indentation"
  /// Bytes that are not UTF-8.
  case invalidEncoding = "invalid-encoding"
  /// Sequences and mappings inside each other beyond the limit.
  case nestedTooDeeply = "nested-too-deeply"
  /// A second YAML document in the same file.
  case secondDocument = "second-document"
  /// Text that is not YAML, in a way that has no kind of its own.
  case syntax = "yaml-syntax"
  /// A tab where YAML wants spaces.
  case tab = "tab-indentation"
  /// More values than the limit, those after an alias counted at each alias.
  case tooManyNodes = "too-many-nodes"
  /// More diagnostics than are worth showing.
  case tooManyDiagnostics = "too-many-problems"
  /// A bracket or brace that nothing closes.
  case unclosedBracket = "unclosed-bracket"
  case unclosedQuote = "unclosed-quote"
  /// An alias without an anchor before it.
  case undefinedAlias = "undefined-alias"
  /// `[…]?` or `{…}?` without quotes.
  case unquotedNullable = "unquoted-nullable"
  /// Text that YAML reads as something else, and that quotes would save.
  case unquotedText = "unquoted-text"
  /// A character that looks like a space and is none for YAML, where YAML wants one.
  case unusualSpace = "unusual-space"
  /// A tag beyond YAML's core ones, or one that does not fit its value.
  case unsupportedTag = "unsupported-tag"
}
