import JSONSource

/// The evidence about objects in one place.
public struct ObjectEvidence: Sendable {
  public struct Member: MemberEvidence {
    public let name: String
    public internal(set) var wholeCount = 0
    public internal(set) var partialCount = 0
    public internal(set) var value = ValueEvidence()
    public internal(set) var firstAbsence: PayloadPlace?
    var lastWhole = 0

    init(name: String) {
      self.name = name
    }

    public var count: Int { wholeCount + partialCount }

    mutating func add(_ node: JSONNode, _ cursor: inout Cursor) -> Bool {
      value.add(node, &cursor)
      return true
    }
  }

  private var list = MemberList<Member>()
  /// The largest number of members in one object.
  public private(set) var largestCount = 0

  public init() {}

  /// The members, in the order of their first occurrence.
  public var members: [Member] { list.elements }
  /// The number of objects in which absent members are significant.
  public var wholeCount: Int { list.wholeCount }
  public var count: Int { list.wholeCount + list.partialCount }
  /// True if there were more names than are kept.
  public var isTruncated: Bool { list.isTruncated }

  public subscript(name: String) -> Member? { list[name] }

  /// Returns the number of whole objects without a member that was seen.
  public func absences(of member: Member) -> Int { wholeCount - member.wholeCount }
  public func absences(of name: String) -> Absences { list.absences(of: name) }

  mutating func add(
    _ object: JSONObject?, _ cursor: inout Cursor, isWhole: Bool = true,
    only isWanted: (String) -> Bool = { _ in true }
  ) {
    let members = object?.members ?? []
    largestCount = max(largestCount, members.count)
    list.add(members, &cursor, isWhole: isWhole, only: isWanted)
  }

  /// Adds the evidence about objects in another place.
  mutating func merge(_ other: ObjectEvidence) {
    list.merge(other.list)
    largestCount = max(largestCount, other.largestCount)
  }
}
