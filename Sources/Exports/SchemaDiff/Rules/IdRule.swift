import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the ids of a resource type, and the rules for ids from clients.
  mutating func compareIds(of resource: Both<Resource>, _ subject: Subject) {
    let type = resource.idType.type
    let old = ResolvedType(TypeUse(type.old), in: types.old).content
    let new = ResolvedType(TypeUse(type.new), in: types.new).content
    if let row = Self.rowOfIds(from: old, to: new) {
      report(
        row, subject.inside("id"),
        "ids are now `\(type.new.spelling)`, were `\(type.old.spelling)`")
    }
    let clientIds = resource.api.clientIds
    guard subject.carriers.contains(.creations) else { return }
    compare(
      clientIds, clientIds.new.row, "ids of clients",
      subject.inside("operations").inside("create"), verbs: ("are now", "were"), words: \.rawValue)
  }

  /// Returns the change; `nil` if the ids are the same in JSON.
  private static func rowOfIds(from old: ValueType, to new: ValueType) -> ChangeRow? {
    switch (old, new) {
    case (.primitive(let old), .primitive(let new)) where old == new: nil
    case (.enumeration(let old), .enumeration(let new)) where old.base == new.base: nil
    // In JSON, ids are strings. Only its author knows which strings a user's type accepts.
    case (.named, _), (_, .named): nil
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

extension ResourceAPI.ClientIds {
  /// The change to this rule.
  fileprivate var row: ChangeRow {
    switch self {
    case .forbidden: .clientIdsForbidden
    case .required: .clientIdsRequired
    case .allowed: .clientIdsAllowed
    }
  }
}
