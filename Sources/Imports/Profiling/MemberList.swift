import JSONSource

/// What payloads show about the values of one member: any JSON values, or relationship objects.
public protocol MemberValue: Sendable {
  init()

  /// - Returns: False if this is not a value that the member can have.
  mutating func add(_ node: JSONNode, _ cursor: inout Cursor) -> Bool
}

public typealias ObjectProfile = MemberList<ValueProfile>

/// What payloads show about the members of the objects in one place.
public struct MemberList<Value: MemberValue>: Sendable {
  @dynamicMemberLookup
  public struct Member: Sendable {
    public let name: String
    public internal(set) var wholeCount = 0
    fileprivate(set) var partialCount = 0
    public internal(set) var value = Value()
    public fileprivate(set) var firstAbsence: PayloadPlace?

    public var count: Int { wholeCount + partialCount }

    public subscript<Property>(dynamicMember property: KeyPath<Value, Property>) -> Property {
      value[keyPath: property]
    }
  }

  /// The members, in the order of their first occurrence.
  public private(set) var members: [Member] = []
  /// The number of objects in which absent members are significant.
  public private(set) var wholeCount = 0
  /// The number of objects in which absent members are not significant.
  private var partialCount = 0
  public private(set) var firstWhole: PayloadPlace?
  public private(set) var largestCount = 0
  public private(set) var isTruncated = false
  private var indices: [String: Int] = [:]
  /// The number of members that all whole objects so far have. Their first absence is still
  /// unknown.
  private var constantCount = 0

  private static var maxCount: Int { 1_000 }

  public init() {}

  public var count: Int { wholeCount + partialCount }

  public subscript(name: String) -> Member? { indices[name].map { members[$0] } }

  /// The whole objects without a member; `nil` if all have it.
  public func absences(of name: String) -> ValueProfile.Occurrence? {
    let member = self[name]
    let first = member == nil ? firstWhole : member?.firstAbsence
    let count = wholeCount - (member?.wholeCount ?? 0)
    return count > 0 ? .init(count: count, first: first ?? .unknown) : nil
  }

  mutating func add(
    _ object: JSONObject?, _ cursor: inout Cursor, isWhole: Bool = true,
    only isWanted: (String) -> Bool = { _ in true }
  ) {
    if isWhole { wholeCount += 1 } else { partialCount += 1 }
    let all = object?.members ?? []
    largestCount = max(largestCount, all.count)
    var constants = 0
    var next = 0
    for member in all where isWanted(member.name) {
      // Objects in the same place mostly have the same order of members.
      let isNext = next < members.count && members[next].name == member.name
      guard let index = isNext ? next : index(of: member.name, &cursor) else { continue }
      next = index + 1
      cursor.push(.key(member.name))
      defer { cursor.pop() }
      guard members[index].value.add(member.value, &cursor) else { continue }
      guard isWhole else {
        members[index].partialCount += 1
        continue
      }
      members[index].wholeCount += 1
      if members[index].firstAbsence == nil { constants += 1 }
    }
    if isWhole { recordAbsences(of: constants, at: cursor) }
  }

  /// - Parameter constants: the number of members that this object and each whole one before have.
  private mutating func recordAbsences(of constants: Int, at cursor: Cursor) {
    if firstWhole == nil { firstWhole = cursor.place }
    guard constants < constantCount else { return }
    let place = cursor.place
    for index in members.indices
    where members[index].firstAbsence == nil && members[index].wholeCount < wholeCount {
      members[index].firstAbsence = place
    }
    constantCount = constants
  }

  /// The index of a member, which is added if it is new; `nil` if there are too many.
  private mutating func index(of name: String, _ cursor: inout Cursor) -> Int? {
    if let index = indices[name] { return index }
    guard members.count < Self.maxCount, cursor.takeMember() else {
      isTruncated = true
      return nil
    }
    var member = Member(name: name)
    // It is absent from the whole objects before, if there are any.
    member.firstAbsence = firstWhole
    append(member)
    if firstWhole == nil { constantCount += 1 }
    return members.count - 1
  }

  private mutating func append(_ member: Member) {
    indices[member.name] = members.count
    members.append(member)
  }
}

extension ObjectProfile {
  /// Adds the counts of objects in another place, but not where members are absent.
  mutating func merge(_ other: Self) {
    for theirs in other.members {
      if let index = indices[theirs.name] {
        members[index].wholeCount += theirs.wholeCount
        members[index].partialCount += theirs.partialCount
        members[index].value.merge(theirs.value)
      } else if members.count < Self.maxCount {
        append(theirs)
      } else {
        isTruncated = true
      }
    }
    wholeCount += other.wholeCount
    partialCount += other.partialCount
    largestCount = max(largestCount, other.largestCount)
    isTruncated = isTruncated || other.isTruncated
  }
}
