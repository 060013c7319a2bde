import ResourceSchema

/// A mapping that is a type in another language, with its spelling in the schema language.
struct OpenAPIType {
  /// The key or word that shows the other language.
  let sign: Located<String>
  /// The key that the sign cannot be combined with, if that is the error.
  var rival: Located<String>?
  /// The type in the schema language: `{ object: { street: String } }`.
  let spelling: String
  /// The other file that a `$ref` names.
  var importedFile: String?
  /// The keys without a counterpart in the schema language.
  var leftOut: [String] = []
  /// True if it may as well be an object without the key `object`.
  var mayBeObject = false

  /// The message of the diagnostic.
  var message: String {
    if let rival { return "`\(sign.value)` cannot be combined with `\(rival.value)`" }
    return switch sign.value {
    case "format": "a type is one word, without `format`"
    case "type": "a type in `types` is not written with `type`"
    case let word where word.first?.isUppercase == true: "a type is written without braces"
    default: "a type is not written with `\(sign.value)`"
    }
  }
}
