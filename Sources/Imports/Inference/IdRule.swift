import Evidence
import ResourceSchema

/// Decides the types of ids, and which members have values that are ids.
enum IdRule {
  /// The last words of names of values by which something is known elsewhere. One that is a UUID says
  /// little about the next.
  private static let names: Set<String> = [
    "id", "ids", "identifier", "uid", "handle", "account", "key", "ref", "reference", "owner",
    "user",
    "username", "login", "external",
  ]

  static func isId(_ name: String) -> Bool { names.contains(NameWords(name).last) }

  /// The type of the ids of a resource type, or what a person may want to know of them.
  static func result(
    of ids: ValueEvidence, _ thresholds: Thresholds
  ) -> (isUUID: Bool, note: String?) {
    guard ids.count > 0, ids.strings.count == ids.count else { return (false, nil) }
    let areUUIDs = ids.count(of: .string(.uuid)) == ids.count
    if areUUIDs, ids.strings.distinctCount >= thresholds.differentIds { return (true, nil) }
    guard areUUIDs || ids.strings.wholeNumberCount == ids.count else { return (false, nil) }
    let (one, several) = areUUIDs ? ("UUID", "UUIDs") : ("whole number", "whole numbers")
    return (
      false,
      ids.count == 1 ? "the only id is a \(one)" : "all \(ids.count) ids are \(several)"
    )
  }
}
