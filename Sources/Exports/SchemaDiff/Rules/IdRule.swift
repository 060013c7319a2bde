import Diagnostics
import ResourceSchema

extension Comparison {
  /// Compares the ids of a resource type, and the rules for ids from clients.
  mutating func compareIds(of resource: Both<Resource>, _ subject: Subject) {
    let type = resource.idType
    let content = resolved(type.map { TypeUse($0) }).content
    if let row = Self.rowOfIds(from: content.old, to: content.new) {
      report(
        row, subject.inside("id"),
        "ids are now `\(type.new.spelling)`, were `\(type.old.spelling)`")
    }
    let clientIds = resource.api.clientIds
    guard subject.carriers.contains(.creations) else { return }
    let row: ChangeRow =
      switch clientIds.new {
      case .forbidden: .clientIdsForbidden
      case .required: .clientIdsRequired
      case .allowed: .clientIdsAllowed
      }
    compare(
      clientIds, row, "ids of clients",
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
