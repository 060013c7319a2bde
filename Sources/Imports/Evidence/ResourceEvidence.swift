import JSONSource

/// The evidence about the resource objects of one type.
public struct ResourceEvidence: Sendable {
  /// The completeness of a resource object, as determined by its request.
  enum Completeness: Sendable {
    /// The server does not have absent members.
    case whole
    /// The request asked for some of the members, so absent members are not significant.
    case partial
  }

  public var type: String
  /// The number of identifiers, which only show that the type exists.
  public internal(set) var identifierCount = 0
  public private(set) var wholeCount = 0
  public private(set) var partialCount = 0
  public private(set) var ids = ValueEvidence()
  public private(set) var attributes = ObjectEvidence()
  public private(set) var relationships: [RelationshipEvidence] = []
  /// The links and meta of the resource objects.
  public private(set) var surroundings = ObjectEvidence()
  private var indices: [String: Int] = [:]
  /// The names of the relationships, in their order.
  private var names: [String] = []
  /// The number of relationships that each whole object had so far.
  private var constantCount = 0
  /// The first whole resource object.
  public private(set) var firstWhole: PayloadPlace?

  init(type: String) {
    self.type = type
  }

  public var count: Int { wholeCount + partialCount }

  public func relationship(_ name: String) -> RelationshipEvidence? {
    indices[name].map { relationships[$0] }
  }

  mutating func add(
    _ object: JSONObject, _ completeness: Completeness, _ cursor: inout Cursor
  ) {
    let isWhole = completeness == .whole
    if isWhole { wholeCount += 1 } else { partialCount += 1 }
    if let id = object["id"] { cursor.at(.key("id")) { ids.add(id, &$0) } }
    cursor.push(.key("attributes"))
    if let attributes = object["attributes"]?.object {
      self.attributes.add(attributes, &cursor, isWhole: isWhole)
    } else {
      attributes.addEmpty(&cursor, isWhole: isWhole)
    }
    cursor.pop()
    cursor.push(.key("relationships"))
    addRelationships(object["relationships"]?.object?.members ?? [], isWhole: isWhole, &cursor)
    cursor.pop()
    surroundings.add(object, &cursor, isWhole: isWhole) { $0 == "links" || $0 == "meta" }
  }

  private mutating func addRelationships(
    _ members: [JSONObject.Member], isWhole: Bool, _ cursor: inout Cursor
  ) {
    var constants = 0
    var next = 0
    for member in members {
      let isNext = next < names.count && names[next] == member.name
      guard let index = isNext ? next : index(of: member.name, &cursor) else { continue }
      next = index + 1
      cursor.push(.key(member.name))
      defer { cursor.pop() }
      guard relationships[index].add(member.value, &cursor) else { continue }
      if isWhole {
        relationships[index].wholeCount += 1
        relationships[index].lastWhole = wholeCount
        if relationships[index].firstAbsence == nil { constants += 1 }
      } else {
        relationships[index].partialCount += 1
      }
    }
    guard isWhole else { return }
    if firstWhole == nil { firstWhole = cursor.place }
    guard constants < constantCount else { return }
    let place = cursor.place
    for index in relationships.indices
    where relationships[index].firstAbsence == nil && relationships[index].lastWhole < wholeCount {
      relationships[index].firstAbsence = place
    }
    constantCount = constants
  }

  private mutating func index(of name: String, _ cursor: inout Cursor) -> Int? {
    if let index = indices[name] { return index }
    guard relationships.count < ObjectEvidence.maxMembers, cursor.takeMember() else { return nil }
    indices[name] = relationships.count
    names.append(name)
    var relationship = RelationshipEvidence(name: name)
    relationship.firstAbsence = firstWhole
    relationships.append(relationship)
    if firstWhole == nil { constantCount += 1 }
    return relationships.count - 1
  }
}
