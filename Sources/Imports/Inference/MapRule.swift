import Diagnostics
import Evidence

/// Decides which objects are maps, whose names are data.
enum MapRule {
  static func reason(of objects: ObjectEvidence, _ thresholds: Thresholds) -> String? {
    let names = objects.members.map(\.name)
    if names.isEmpty { return "empty so far" }
    if objects.isTruncated { return "more than \(names.count) names" }
    if areData(names) { return "names like data" }
    guard objects.count >= thresholds.objectsForMap,
      names.count > thresholds.namesForMap * objects.largestCount
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
