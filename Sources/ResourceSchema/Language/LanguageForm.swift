/// One form of the schema language that is written as a mapping: which keys it has.
///
/// The reader refuses every key that is not in the table of its form, and this table is the only
/// place that lists them.
struct LanguageForm: Sendable {
  /// How a message calls the form, with its article: `a resource`.
  let name: String
  let keys: [LanguageKey]

  init(_ name: String, _ keys: [LanguageKey]) {
    self.name = name
    self.keys = keys
  }

  func key(_ name: String) -> LanguageKey? {
    keys.first { $0.name == name }
  }
}

/// One key of a form.
struct LanguageKey: Sendable {
  /// What stands behind a key.
  enum Value: Sendable, Hashable {
    /// A name, a word of the language, a number, a list or a mapping.
    case structured
    /// A sentence for people, which YAML cuts short at ` #`.
    case freeText
  }

  let name: String
  /// What the key says, in a few words.
  let summary: String
  let value: Value
  /// Whether a question mark may stand after the key: the whole object may be missing.
  let takesQuestionMark: Bool

  init(
    _ name: String, _ summary: String, value: Value = .structured, takesQuestionMark: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.value = value
    self.takesQuestionMark = takesQuestionMark
  }
}
