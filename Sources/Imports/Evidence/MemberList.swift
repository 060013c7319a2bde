import JSONSource

/// The evidence about one member of the objects in one place.
protocol MemberEvidence: Sendable {
  var name: String { get }
  /// The number of whole objects with the member.
  var wholeCount: Int { get set }
  /// The number of partial objects with the member.
  var partialCount: Int { get set }
  /// The first whole object without the member.
  var firstAbsence: PayloadPlace? { get set }
  /// The number of whole objects up to the last one with the member.
  var lastWhole: Int { get set }

  init(name: String)

  /// - Returns: False if this is not a value that the member can have.
  mutating func add(_ value: JSONNode, _ cursor: inout Cursor) -> Bool
}

/// The whole objects without a member.
public struct Absences: Sendable {
  public var count: Int
  /// The number of all whole objects.
  public var wholeCount: Int
  public var first: PayloadPlace?
}

/// The evidence about the members of the objects in one place.
struct MemberList<Element: MemberEvidence>: Sendable {
  /// The members, in the order of their first occurrence.
  private(set) var elements: [Element] = []
  /// The number of objects in which absent members are significant.
  private(set) var wholeCount = 0
  /// The number of objects in which absent members are not significant.
  private(set) var partialCount = 0
  /// The first whole object.
  private(set) var firstWhole: PayloadPlace?
  /// True if there were more names than are kept.
  private(set) var isTruncated = false
  private var indices: [String: Int] = [:]
  /// The names of the members, in their order.
  private var names: [String] = []
  /// The number of members that all whole objects so far have. Their first absence is still
  /// unknown.
  private var constantCount = 0

  private static var maxCount: Int { 1_000 }

  subscript(name: String) -> Element? { indices[name].map { elements[$0] } }

  func absences(of name: String) -> Absences {
    guard let member = self[name] else {
      return Absences(count: wholeCount, wholeCount: wholeCount, first: firstWhole)
    }
    return Absences(
      count: wholeCount - member.wholeCount, wholeCount: wholeCount, first: member.firstAbsence)
  }

  /// Adds the members of an object.
  mutating func add(
    _ members: [JSONObject.Member], _ cursor: inout Cursor, isWhole: Bool,
    only isWanted: (String) -> Bool = { _ in true }
  ) {
    if isWhole { wholeCount += 1 } else { partialCount += 1 }
    var constants = 0
    var next = 0
    for member in members where isWanted(member.name) {
      // Objects in the same place mostly have the same order of members.
      let isNext = next < names.count && names[next] == member.name
      guard let index = isNext ? next : index(of: member.name, &cursor) else { continue }
      next = index + 1
      cursor.push(.key(member.name))
      defer { cursor.pop() }
      guard elements[index].add(member.value, &cursor) else { continue }
      guard isWhole else {
        elements[index].partialCount += 1
        continue
      }
      elements[index].wholeCount += 1
      elements[index].lastWhole = wholeCount
      if elements[index].firstAbsence == nil { constants += 1 }
    }
    if isWhole { recordAbsences(of: constants, at: cursor) }
  }

  /// Records which members the last whole object lacks.
  ///
  /// - Parameter constants: the number of members that this object and each whole one before have.
  private mutating func recordAbsences(of constants: Int, at cursor: Cursor) {
    if firstWhole == nil { firstWhole = cursor.place }
    guard constants < constantCount else { return }
    let place = cursor.place
    for index in elements.indices
    where elements[index].firstAbsence == nil && elements[index].lastWhole < wholeCount {
      elements[index].firstAbsence = place
    }
    constantCount = constants
  }

  /// The index of a member, which is added if it is new; `nil` if there are too many.
  private mutating func index(of name: String, _ cursor: inout Cursor) -> Int? {
    if let index = indices[name] { return index }
    guard elements.count < Self.maxCount, cursor.takeMember() else {
      isTruncated = true
      return nil
    }
    var element = Element(name: name)
    // It is absent from the whole objects before, if there are any.
    element.firstAbsence = firstWhole
    append(element)
    if firstWhole == nil { constantCount += 1 }
    return elements.count - 1
  }

  private mutating func append(_ element: Element) {
    indices[element.name] = elements.count
    names.append(element.name)
    elements.append(element)
  }
}

extension MemberList<ObjectEvidence.Member> {
  /// Adds the evidence about objects in another place.
  mutating func merge(_ other: Self) {
    for theirs in other.elements {
      if let index = indices[theirs.name] {
        elements[index].wholeCount += theirs.wholeCount
        elements[index].partialCount += theirs.partialCount
        elements[index].value.merge(theirs.value)
        elements[index].firstAbsence = elements[index].firstAbsence ?? theirs.firstAbsence
      } else if elements.count < Self.maxCount {
        var theirs = theirs
        if wholeCount > 0 { theirs.firstAbsence = theirs.firstAbsence ?? firstWhole }
        append(theirs)
      } else {
        isTruncated = true
      }
    }
    if other.wholeCount > 0 {
      for index in elements.indices
      where elements[index].firstAbsence == nil && other[elements[index].name] == nil {
        elements[index].firstAbsence = other.firstWhole
      }
    }
    constantCount = elements.count { $0.firstAbsence == nil }
    wholeCount += other.wholeCount
    partialCount += other.partialCount
    isTruncated = isTruncated || other.isTruncated
    firstWhole = firstWhole ?? other.firstWhole
  }
}
