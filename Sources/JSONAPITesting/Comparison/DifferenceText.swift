import JSONAPI

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How two values that differ are shown: in a way in which they look different.
enum DifferenceText {
  static func pair(_ left: Any, _ right: Any) -> (left: String, right: String) {
    let ways: [(Any) -> String?] =
      holdsSecret(left) || holdsSecret(right)
      ? [textOfSecret, debugText, everything]
      : [json, jsonWithExactDates, debugText, everything]
    for text in ways {
      if let leftText = text(left), let rightText = text(right), leftText != rightText {
        return (leftText, rightText)
      }
    }
    if let secret = textOfSecret(left), secret == textOfSecret(right) { return (secret, "another") }
    return (debugText(left), "\(debugText(right)) (which looks the same and is not equal)")
  }

  /// How a value looks that has no counterpart.
  static func single(_ value: Any) -> String {
    (holdsSecret(value) ? nil : json(value)) ?? debugText(value)
  }

  /// What stands for a secret, which is JSON like everything else but must not be shown.
  private static func textOfSecret(_ value: Any) -> String? {
    if isNil(value) { return "missing" }
    return value is any SecretAttribute ? "a secret" : nil
  }

  private static func json(_ value: Any) -> String? {
    json(value) { encoder in
      encoder.dateEncodingStrategy = .custom { date, encoder in
        var container = encoder.singleValueContainer()
        try container.encode(DateTimeFormat.reverse(date))
      }
    }
  }

  private static func jsonWithExactDates(_ value: Any) -> String? { json(value) { _ in } }

  private static func json(_ value: Any, configure: (JSONEncoder) -> Void) -> String? {
    if isNil(value) { return "missing" }
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
    return String(reflecting: (value as? any AttributeType)?.value ?? value)
  }

  private static func everything(_ value: Any) -> String? {
    var text = ""
    dump(value, to: &text)
    return text
  }
}

/// Whether a value of a type that is not known is nil.
func isNil(_ value: Any) -> Bool {
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional && mirror.children.isEmpty
}
