import JSONSource

public struct ResourceEvidence: Sendable {
  public let type: String
  public private(set) var ids = ValueEvidence()
  public private(set) var attributes = ObjectEvidence()
  public private(set) var relationships = MemberList<RelationshipValue>()
  public private(set) var surroundings = ObjectEvidence()

  init(type: String) { self.type = type }

  public var wholeCount: Int { relationships.wholeCount }
  public var count: Int { relationships.count }
  public var firstWhole: PayloadPlace? { relationships.firstWhole }

  /// - Parameter isWhole: False if the request asked for some of the members, so that absent members
  ///   are not significant.
  mutating func add(_ object: JSONObject, isWhole: Bool = true, _ cursor: inout Cursor) {
    if let id = object["id"] { cursor.at(.key("id")) { ids.add(id, &$0) } }
    cursor.at(.key("attributes")) {
      attributes.add(object["attributes"]?.object, &$0, isWhole: isWhole)
    }
    cursor.at(.key("relationships")) {
      relationships.add(object["relationships"]?.object, &$0, isWhole: isWhole)
    }
    surroundings.add(object, &cursor, isWhole: isWhole) { $0 == "links" || $0 == "meta" }
  }
}
