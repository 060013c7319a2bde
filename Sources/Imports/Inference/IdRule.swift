import Evidence
import ResourceSchema

/// Decides the types of ids, and which members have values that are ids.
enum IdRule {
  /// The last words of names of external ids. For these, a single UUID is no evidence for the
  /// others.
  private static let names: Set<String> = [
    "id", "ids", "identifier", "uid", "handle", "account", "key", "ref", "reference", "owner",
    "user", "username", "login", "external",
  ]

  static func isId(_ name: String) -> Bool { names.contains(NameWords(name).last) }

  static func result(
    of ids: ValueEvidence, _ thresholds: Thresholds
  ) -> (isUUID: Bool, note: String?) {
    guard ids.count > 0, ids.strings.count == ids.count else { return (false, nil) }
    let areUUIDs = ids.count(of: .string(.uuid)) == ids.count
    if areUUIDs, ids.strings.distinctCount >= thresholds.differentIds { return (true, nil) }
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
