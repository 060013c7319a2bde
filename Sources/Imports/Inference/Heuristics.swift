import Diagnostics
import Profiling
import ResourceSchema

/// The thresholds of the rules, in one table. Each was determined with published payloads.
enum Thresholds {
  /// The number of distinct UUIDs, absolute URLs or numbers in strings from which the type is
  /// certain.
  static let differentUUIDs = 2
  /// The number of distinct UUIDs from which ids cannot have another form.
  static let differentIds = 5
  static let differentURLs = 3
  static let differentDecimals = 2
  /// The number of other dates with the same name suffix from which a member that is always null is
  /// a date.
  static let datesForNullDate = 3
  static let enumValues = 2
  /// The number of strings for each distinct value, for names in ``EnumRule/names``.
  static let stringsForEachNamedValue = 1.5
  /// The number of strings, of strings for each distinct value, and the maximum number of values,
  /// for other names.
  static let stringsForEnum = 10
  static let stringsForEachValue = 4.0
  static let maxEnumValues = 12
  /// The number of objects from which distinct names are a map, and the ratio of all distinct names
  /// to the names in the largest object.
  static let objectsForMap = 4
  static let namesForMap = 3
  /// The number of relationships in an include path from which a document gets a name.
  static let stepsForDocument = 2
}

/// Decides the types of ids, and which members have values that are ids.
enum IdRule {
  /// The last words of names of external ids. For these, a single UUID is no evidence for the
  /// others.
  private static let names: Set<String> = [
    "id", "ids", "identifier", "uid", "handle", "account", "key", "ref", "reference", "owner",
    "user", "username", "login", "external",
  ]

  static func isId(_ name: String) -> Bool { names.contains(NameWords(name).last) }

  static func result(of ids: ValueProfile) -> (isUUID: Bool, note: String?) {
    guard ids.count > 0, ids.strings.count == ids.count else { return (false, nil) }
    let areUUIDs = ids.count(of: .string(.uuid)) == ids.count
    if areUUIDs, ids.strings.distinctCount >= Thresholds.differentIds { return (true, nil) }
    guard areUUIDs || ids.count(of: .string(.whole)) == ids.count else { return (false, nil) }
    let (one, several, type) =
      areUUIDs ? ("UUID", "UUIDs", "UUID") : ("whole number", "whole numbers", "Int")
    let seen =
      switch ids.count {
      case 1: "the only id is a \(one)"
      case 2: "both ids are \(several)"
      case let count: "all \(count) ids are \(several)"
      }
    return (false, "\(seen); if that always holds, add `id: \(type)`")
  }
}

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
  static func enumeration(of strings: StringProfile, name: String) -> Enumeration? {
    guard let symbols = strings.symbols, symbols.count >= Thresholds.enumValues else { return nil }
    let last = NameWords(name).last
    guard !otherNames.contains(last) else { return nil }
    let (values, seen) = (Double(symbols.count), Double(strings.count))
    let areProperNames = areProperNames(symbols)
    let isNamed =
      names.contains(last) && values <= seen / Thresholds.stringsForEachNamedValue
      && !(areProperNames && namesOfThings.contains(last))
    let isRepeated =
      !areProperNames && strings.count >= Thresholds.stringsForEnum
      && values <= seen / Thresholds.stringsForEachValue
      && symbols.count <= Thresholds.maxEnumValues
    guard isNamed || isRepeated else { return nil }
    // Values that differ in case or dashes alone would be one case in Swift.
    guard Set(symbols.map { NameWords($0).joined }).count == symbols.count else { return nil }
    return Enumeration(
      cases: symbols.sorted().map { .init(name: Located($0), rawValue: .string($0)) })
  }
}

/// Decides which objects are maps, whose names are data.
enum MapRule {
  static func reason(of objects: ObjectProfile) -> String? {
    let names = objects.members.map(\.name)
    if names.isEmpty { return "empty so far" }
    if objects.isTruncated { return "more than \(names.count) names" }
    if areData(names) { return "names like data" }
    guard objects.count >= Thresholds.objectsForMap,
      names.count > Thresholds.namesForMap * objects.largestCount
    else { return nil }
    return "\(names.count) names in \(objects.count) objects"
  }

  /// True if all names look like values rather than names.
  private static func areData(_ names: [String]) -> Bool {
    if names.allSatisfy(isLocale) {
      return names.contains { $0.contains { "_-".contains($0) } || languages.contains($0) }
    }
    return names.allSatisfy { isValue($0) || isLocale($0) && $0.contains { "_-".contains($0) } }
  }

  private static func isValue(_ name: String) -> Bool {
    if name.isEmpty { return false }
    if name.utf8.allSatisfy(Byte.isDigit) || StringForm(of: name) != .other { return true }
    return !name.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || "0123456789_-@$".unicodeScalars.contains($0)
    }
  }

  /// Returns true for `en`, `en_jp` and `zh-Hant`.
  private static func isLocale(_ name: String) -> Bool {
    let parts = name.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    guard (1...2).contains(parts.count), (2...3).contains(parts[0].count) else { return false }
    guard parts[0].allSatisfy({ ("a"..."z").contains($0) }) else { return false }
    return parts.count == 1
      ? parts[0].count == 2
      : (2...4).contains(parts[1].count) && parts[1].allSatisfy { $0.isASCII && $0.isLetter }
        && languages.contains(String(parts[0]))
  }

  /// The languages that names of two letters are taken for; others are more often words.
  private static let languages: Set<String> = [
    "ar", "bg", "cs", "da", "de", "el", "en", "es", "et", "fa", "fi", "fr", "he", "hi", "hr", "hu",
    "it", "ja", "ko", "lt", "lv", "nb", "nl", "pl", "pt", "ro", "ru", "sk", "sl", "sr", "sv", "th",
    "tr", "uk", "vi", "zh",
  ]
}
