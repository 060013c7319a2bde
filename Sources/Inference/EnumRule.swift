import Evidence
import ResourceSchema

/// Decides which strings are the values of an enum.
enum EnumRule {
  /// The last words of names whose values are often those of an enum.
  static let names: Set<String> = [
    "status", "state", "kind", "type", "level", "mode", "role", "category", "access", "source",
    "scope", "format", "severity", "priority", "phase", "stage", "visibility", "direction",
    "method", "strategy", "platform", "tier", "unit", "outcome", "gender",
  ]

  /// The last words of names whose values never are.
  static let otherNames: Set<String> = [
    "name", "id", "slug", "title", "version", "token", "locale", "url", "key", "code", "email",
    "path", "hash", "sha", "username", "login", "branch", "host", "hostname", "identifier", "ref",
    "secret", "password", "text", "body", "description", "label", "timezone", "ip", "digest",
    "checksum", "reference", "number",
  ]

  /// Returns the enum of some strings, in the order of the alphabet; `nil` if they are not one.
  static func enumeration(
    of strings: StringEvidence, name: String, _ thresholds: Thresholds
  ) -> Enumeration? {
    guard let symbols = strings.symbols, symbols.count >= thresholds.enumValues else { return nil }
    let last = NameWords(name).last
    guard !otherNames.contains(last) else { return nil }
    let (values, seen) = (Double(symbols.count), Double(strings.count))
    let isNamed = names.contains(last) && values <= seen / thresholds.stringsForEachNamedValue
    let isRepeated =
      strings.count >= thresholds.stringsForEnum && values <= seen / thresholds.stringsForEachValue
      && symbols.count <= thresholds.maxEnumValues
    guard isNamed || isRepeated else { return nil }
    // Values that differ in case or dashes alone would be one case in Swift.
    guard Set(symbols.map { NameWords($0).joined }).count == symbols.count else { return nil }
    return Enumeration(
      cases: symbols.sorted().map { .init(name: Located($0), rawValue: .string($0)) })
  }
}
