/// Words from other languages for keys of the schema language.
struct CommonKeyMistake: Sendable {
  let words: [String]
  /// The corresponding keys; the first one that the form has is used.
  let keys: [String]
  let example: String

  /// - Parameters: words and keys with spaces between them.
  init(_ words: String, for keys: String, in example: String) {
    self.words = words.words
    self.keys = keys.words
    self.example = example
  }
}

/// Advice on keys that a form does not have under any name.
struct KeyAdvice: Sendable {
  let words: [String]
  let advice: String
  /// The key that a form must have for the advice to apply.
  let key: String?
  /// The name, in messages, of the form that the advice applies to.
  let form: String?
  /// The value that the advice applies to.
  let value: String?
  let example: String

  init(
    _ words: String, _ advice: String, ifKey key: String? = nil, ifForm form: String? = nil,
    ifValue value: String? = nil, in example: String
  ) {
    self.words = words.words
    self.advice = advice
    self.key = key
    self.form = form
    self.value = value
    self.example = example
  }

  func isGood(in form: MappingDefinition, of value: String?) -> Bool {
    if let own = self.value, own != value { return false }
    if let key, form.key(key) == nil { return false }
    return self.form == nil || self.form == form.name
  }
}
