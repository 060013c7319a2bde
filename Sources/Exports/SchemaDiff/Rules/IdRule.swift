import Diagnostics
import ResourceSchema

/// The ids of resource types, and the rules for ids from clients.
enum IdRule {
  static func compare(
    _ old: Resource, _ new: Resource, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    compareTypes(old.idType, new.idType, of: subject, at: places, in: &comparison)
    let (before, after) = (old.api.clientIds, new.api.clientIds)
    guard before != after, subject.carriers.contains(.creations) else { return }
    let row: ChangeRow =
      switch after {
      case .forbidden: .clientIdsForbidden
      case .required: .clientIdsRequired
      case .allowed: .clientIdsAllowed
      }
    comparison.report(
      row, subject.inside("operations").inside("create"),
      "ids of clients are now \(after.rawValue), were \(before.rawValue)",
      old: places.old, new: places.new)
  }

  private static func compareTypes(
    _ old: Resource.IdType, _ new: Resource.IdType, of subject: Subject, at places: TypePlaces,
    in comparison: inout Comparison
  ) {
    let before = ResolvedType(TypeUse(old.type), in: comparison.oldTypes)
    let after = ResolvedType(TypeUse(new.type), in: comparison.newTypes)
    guard let row = row(from: before.content, to: after.content) else { return }
    comparison.report(
      row, subject.inside("id"),
      "ids are now `\(new.type.spelling)`, were `\(old.type.spelling)`", old: places.old,
      new: places.new)
  }

  /// Returns the change; `nil` if the ids are the same in JSON.
  private static func row(
    from old: ResolvedType.Content, to new: ResolvedType.Content
  ) -> ChangeRow? {
    switch (old, new) {
    case (.primitive(let old), .primitive(let new)) where old == new: nil
    case (.enumeration(let old), .enumeration(let new)) where old.base == new.base: nil
    // In JSON, ids are strings. Only its author knows which strings a user's type accepts.
    case (.custom, _), (_, .custom): nil
    case (_, .primitive(.string)): .idToString
    case (.primitive(.string), _): .idFromString
    default: .idToOther
    }
  }
}

extension Resource.IdType {
  fileprivate var type: ValueType {
    switch self {
    case .string: .primitive(.string)
    case .int: .primitive(.int)
    case .uuid: .primitive(.uuid)
    case .named(let name): .named(name.value)
    }
  }
}
