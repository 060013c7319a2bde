import JSONSource

/// The evidence about objects in one place.
public struct ObjectEvidence: Sendable {
  public struct Member: Sendable {
    public var name: String
    /// The number of whole objects with the member.
    public var wholeCount = 0
    /// The number of partial objects with the member.
    public var partialCount = 0
    public var value = ValueEvidence()
    /// The first whole object without the member.
    public var firstAbsence: PayloadPlace?
    /// The number of whole objects up to the last one with the member.
    fileprivate var lastWhole = 0

    public var count: Int { wholeCount + partialCount }
  }

  /// The members, in the order of their first occurrence.
  public private(set) var members: [Member] = []
  /// The number of objects in which absent members are significant.
  public private(set) var wholeCount = 0
  /// The number of objects in which absent members are not significant.
  public private(set) var partialCount = 0
  /// The largest number of members in one object.
  public private(set) var largestCount = 0
  /// True if there were more names than are kept.
  public private(set) var isTruncated = false
  private var indices: [String: Int] = [:]
  /// The names of the members, in their order.
  private var names: [String] = []
  /// The number of members that all whole objects so far have. Their first absence is still
  /// unknown.
  private var constantCount = 0
  /// The first whole object.
  public private(set) var firstWhole: PayloadPlace?

  static let maxMembers = 1_000

  public init() {}

  public var count: Int { wholeCount + partialCount }

  public subscript(name: String) -> Member? { indices[name].map { members[$0] } }

  /// Returns the number of whole objects without a member that was seen.
  public func absences(of member: Member) -> Int { wholeCount - member.wholeCount }

  mutating func add(
    _ object: JSONObject, _ cursor: inout Cursor, isWhole: Bool = true,
    only isWanted: (String) -> Bool = { _ in true }
  ) {
    var constants = 0
    var next = 0
    for entry in object.members where isWanted(entry.name) {
      // Objects in the same place mostly have the same order of members.
      let isNext = next < names.count && names[next] == entry.name
      guard let index = isNext ? next : index(of: entry.name, &cursor) else { continue }
      next = index + 1
      cursor.push(.key(entry.name))
      if members[index].add(entry.value, wholeCount: isWhole ? wholeCount + 1 : nil, &cursor) {
        constants += 1
      }
      cursor.pop()
    }
    largestCount = max(largestCount, object.members.count)
    finish(constants, &cursor, isWhole: isWhole)
  }

  /// Adds an empty object.
  mutating func addEmpty(_ cursor: inout Cursor, isWhole: Bool) {
    finish(0, &cursor, isWhole: isWhole)
  }

  /// - Parameter constants: the number of members that this object and each whole one before have.
  private mutating func finish(_ constants: Int, _ cursor: inout Cursor, isWhole: Bool) {
    guard isWhole else {
      partialCount += 1
      return
    }
    wholeCount += 1
    if firstWhole == nil { firstWhole = cursor.place }
    guard constants < constantCount else { return }
    let place = cursor.place
    for index in members.indices
    where members[index].firstAbsence == nil && members[index].lastWhole < wholeCount {
      members[index].firstAbsence = place
    }
    constantCount = constants
  }

  /// The index of a member, which is added if it is new; `nil` if there are too many.
  private mutating func index(of name: String, _ cursor: inout Cursor) -> Int? {
    if let index = indices[name] { return index }
    guard members.count < Self.maxMembers, cursor.takeMember() else {
      isTruncated = true
      return nil
    }
    let index = members.count
    indices[name] = index
    names.append(name)
    // It is absent from the whole objects before, if there are any.
    members.append(Member(name: name, firstAbsence: firstWhole))
    if firstWhole == nil { constantCount += 1 }
    return index
  }

  /// Adds the evidence about objects in another place.
  mutating func merge(_ other: ObjectEvidence) {
    for theirs in other.members {
      if let index = indices[theirs.name] {
        members[index].wholeCount += theirs.wholeCount
        members[index].partialCount += theirs.partialCount
        members[index].value.merge(theirs.value)
        if members[index].firstAbsence == nil { members[index].firstAbsence = theirs.firstAbsence }
      } else if members.count < Self.maxMembers {
        indices[theirs.name] = members.count
        names.append(theirs.name)
        members.append(theirs)
        if wholeCount > 0, theirs.firstAbsence == nil {
          members[members.count - 1].firstAbsence = firstWhole
        }
      } else {
        isTruncated = true
      }
    }
    if other.wholeCount > 0 {
      for index in members.indices
      where members[index].firstAbsence == nil && other[members[index].name] == nil {
        members[index].firstAbsence = other.firstWhole
      }
    }
    constantCount = members.count { $0.firstAbsence == nil }
    wholeCount += other.wholeCount
    partialCount += other.partialCount
    largestCount = max(largestCount, other.largestCount)
    isTruncated = isTruncated || other.isTruncated
    if firstWhole == nil { firstWhole = other.firstWhole }
  }
}

extension ObjectEvidence.Member {
  /// Adds the value of an object.
  ///
  /// - Parameter wholeCount: the number of whole objects so far, including this one; `nil` if this
  ///   object is not whole.
  /// - Returns: True if each whole object so far has the member.
  fileprivate mutating func add(
    _ node: JSONNode, wholeCount: Int?, _ cursor: inout Cursor
  ) -> Bool {
    value.add(node, &cursor)
    guard let wholeCount else {
      partialCount += 1
      return false
    }
    self.wholeCount += 1
    lastWhole = wholeCount
    return firstAbsence == nil
  }
}
