import JSONAPI
import JSONAPIFoundation

/// Text for two values that differ, in a representation that shows the difference.
enum DifferenceText {
  static func pair(_ left: Any, _ right: Any) -> (left: String, right: String) {
    let representations: [(Any) -> String?] =
      holdsSecret(left) || holdsSecret(right)
      ? [textOfSecret, debugText, everything]
      : [json, jsonWithExactDates, debugText, everything]
    for text in representations {
      if let leftText = text(left), let rightText = text(right), leftText != rightText {
        return (leftText, rightText)
      }
    }
    if let secret = textOfSecret(left), secret == textOfSecret(right) {
      return (secret, "another secret")
    }
    return (debugText(left), "\(debugText(right)) (looks the same but is not equal)")
  }

  /// Returns the text for a value without a counterpart.
  static func single(_ value: Any) -> String {
    (holdsSecret(value) ? nil : json(value)) ?? debugText(value)
  }

  /// Returns a placeholder for a secret, or `nil` for other values.
  private static func textOfSecret(_ value: Any) -> String? {
    if isNil(value) { return "absent" }
    return value is any SecretAttribute ? "a secret" : nil
  }

  private static func json(_ value: Any) -> String? {
    json(value) { encoder in
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(Format.DateTime.reverse(date))
      }
    }
  }

  private static func jsonWithExactDates(_ value: Any) -> String? { json(value) { _ in } }

  private static func json(_ value: Any, configure: (JSONEncoder) -> Void) -> String? {
    if isNil(value) { return "absent" }
    guard let value = value as? any Encodable else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    configure(encoder)
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func debugText(_ value: Any) -> String {
    if value is any SecretAttribute { return String(describing: value) }
    return String(reflecting: (value as? any _AttributeType)?.value ?? value)
  }

  private static func everything(_ value: Any) -> String? {
    var text = ""
    dump(value, to: &text)
    return text
  }
}

/// Returns `true` if a value of unknown type is `nil`.
func isNil(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}
