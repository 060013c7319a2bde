import JSONSource

/// What was seen of objects in one place.
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

    public var count: Int { wholeCount + partialCount }
  }

  /// The members, in the order in which they were first seen.
  public private(set) var members: [Member] = []
  /// The number of objects of which absent members say something.
  public private(set) var wholeCount = 0
  /// The number of objects of which absent members say nothing.
  public private(set) var partialCount = 0
  /// The largest number of members in one object.
  public private(set) var largestCount = 0
  /// True if there were more names than are kept.
  public private(set) var isTruncated = false
  private var indices: [String: Int] = [:]
  /// The members that each whole object had so far.
  private var constant: [Int] = []
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
    var present: Set<Int> = []
    for entry in object.members where isWanted(entry.name) {
      guard let index = index(of: entry.name, &cursor, isWhole: isWhole) else { continue }
      if isWhole {
        members[index].wholeCount += 1
        present.insert(index)
      } else {
        members[index].partialCount += 1
      }
      cursor.push(.key(entry.name))
      members[index].value.add(entry.value, &cursor)
      cursor.pop()
    }
    largestCount = max(largestCount, object.members.count)
    finish(present, &cursor, isWhole: isWhole)
  }

  /// Adds an object of which nothing is there.
  mutating func addEmpty(_ cursor: inout Cursor, isWhole: Bool) {
    finish([], &cursor, isWhole: isWhole)
  }

  private mutating func finish(_ present: Set<Int>, _ cursor: inout Cursor, isWhole: Bool) {
    guard isWhole else {
      partialCount += 1
      return
    }
    wholeCount += 1
    if firstWhole == nil { firstWhole = cursor.place }
    guard present.count < constant.count || !constant.allSatisfy(present.contains) else { return }
    let place = cursor.place
    constant.removeAll { index in
      if present.contains(index) { return false }
      members[index].firstAbsence = place
      return true
    }
  }

  /// The index of a member, which is added if it is new; `nil` if there are too many.
  private mutating func index(
    of name: String, _ cursor: inout Cursor, isWhole: Bool
  ) -> Int? {
    if let index = indices[name] { return index }
    guard members.count < Self.maxMembers, cursor.takeMember() else {
      isTruncated = true
      return nil
    }
    let index = members.count
    indices[name] = index
    members.append(Member(name: name, firstAbsence: firstWhole))
    // It is absent from the whole objects before, if there are any.
    if wholeCount == 0 { constant.append(index) }
    return index
  }

  /// Adds what was seen of objects in another place.
  mutating func merge(_ other: ObjectEvidence) {
    for theirs in other.members {
      if let index = indices[theirs.name] {
        members[index].wholeCount += theirs.wholeCount
        members[index].partialCount += theirs.partialCount
        members[index].value.merge(theirs.value)
        if members[index].firstAbsence == nil { members[index].firstAbsence = theirs.firstAbsence }
      } else if members.count < Self.maxMembers {
        indices[theirs.name] = members.count
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
    constant = members.indices.filter { members[$0].firstAbsence == nil }
    wholeCount += other.wholeCount
    partialCount += other.partialCount
    largestCount = max(largestCount, other.largestCount)
    isTruncated = isTruncated || other.isTruncated
    if firstWhole == nil { firstWhole = other.firstWhole }
  }
}
