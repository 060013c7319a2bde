import Evidence
import ResourceSchema

enum EnumRule {
  /// The last words of names that often have enum values.
  static let names: Set<String> = [
    "status", "state", "kind", "type", "level", "mode", "role", "category", "access", "source",
    "scope", "format", "severity", "priority", "phase", "stage", "visibility", "direction",
    "method", "strategy", "platform", "tier", "unit", "outcome", "gender",
  ]

  /// The words in ``names`` that may also belong to names of things, which are too many to list.
  private static let namesOfThings: Set<String> = [
    "category", "platform", "scope", "source", "unit",
  ]

  /// The last words of names whose values never are.
  static let otherNames: Set<String> = [
    "name", "id", "slug", "title", "version", "token", "locale", "url", "key", "code", "email",
    "path", "hash", "sha", "username", "login", "branch", "host", "hostname", "identifier", "ref",
    "secret", "password", "text", "body", "description", "label", "timezone", "ip", "digest",
    "checksum", "reference", "number",
  ]

  /// True for values such as `Ada` and `McCoy`, which people and things are called rather than states.
  private static func areProperNames(_ values: Set<String>) -> Bool {
    values.allSatisfy { value in
      value.first?.isUppercase ?? false && value.dropFirst().contains { $0.isLowercase }
    }
  }

  /// The values are in alphabetical order.
  static func enumeration(
    of strings: StringEvidence, name: String, _ thresholds: Thresholds
  ) -> Enumeration? {
    guard let symbols = strings.symbols, symbols.count >= thresholds.enumValues else { return nil }
    let last = NameWords(name).last
    guard !otherNames.contains(last) else { return nil }
    let (values, seen) = (Double(symbols.count), Double(strings.count))
    let areProperNames = areProperNames(symbols)
    let isNamed =
      names.contains(last) && values <= seen / thresholds.stringsForEachNamedValue
      && !(areProperNames && namesOfThings.contains(last))
    let isRepeated =
      !areProperNames && strings.count >= thresholds.stringsForEnum
      && values <= seen / thresholds.stringsForEachValue
      && symbols.count <= thresholds.maxEnumValues
    guard isNamed || isRepeated else { return nil }
    // Values that differ in case or dashes alone would be one case in Swift.
    guard Set(symbols.map { NameWords($0).joined }).count == symbols.count else { return nil }
    return Enumeration(
      cases: symbols.sorted().map { .init(name: Located($0), rawValue: .string($0)) })
  }
}
