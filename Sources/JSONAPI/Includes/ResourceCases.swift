/// The cases of a ``ResourceEnum``, found by resource type in constant time.
public struct ResourceCases<Union: ResourceUnion>: Sendable {
  private var table: Table
  /// The cases that were added; none once the table is made.
  private var added: [any ResourceCase] = []

  /// The cases that a function lists.
  ///
  /// ```swift
  /// static let resourceCases = ResourceCases<Self> {
  ///   $0.add(Self.person)
  ///   $0.add(Self.unrecognized)
  /// }
  /// ```
  public init(_ list: (inout ResourceCases) -> Void) {
    table = Table([])
    list(&self)
    table = Table(added)
    added = []
  }

  /// Adds a case, which is given as the function that makes a value of it. Of two cases for one
  /// resource type, the first counts.
  public mutating func add<Member: UnionMember>(
    _ makeCase: @escaping @Sendable (consuming Member) -> Union
  ) {
    added.append(MemberCase(makeCase: makeCase))
  }

  // A class, so that cases are passed on without copies.
  private final class Table: Sendable {
    let cases: [any ResourceCase]
    let unrecognized: Int?
    // Positions in `cases`.
    let byResourceType: [String: Int]
    let bySwiftType: [ObjectIdentifier: Int]
    /// For each bucket of names, the position and the name of a case in it, which is likely to be the right one.
    private let guesses: [(position: Int, type: String)?]

    init(_ cases: [any ResourceCase]) {
      self.cases = cases
      unrecognized = cases.lastIndex { $0.isUnrecognized }
      byResourceType = Dictionary(
        cases.indices.filter { !cases[$0].isUnrecognized }.map {
          (cases[$0].memberType._resourceType, $0)
        }, uniquingKeysWith: { first, _ in first })
      bySwiftType = Dictionary(
        cases.indices.map { (ObjectIdentifier(cases[$0].memberType), $0) },
        uniquingKeysWith: { _, last in last })
      var guesses = [(position: Int, type: String)?](repeating: nil, count: 256)
      for (type, position) in byResourceType {
        guesses[Int(JSONCursor.Name.bucket(of: type))] = (position, type)
      }
      self.guesses = guesses
    }

    /// The position of the case of a resource type.
    func position(of type: JSONCursor.Name) -> Int? {
      if let guess = guesses[Int(type.bucket)], type.matches(guess.type) { return guess.position }
      return byResourceType[type.text]
    }
  }

  /// The types of the cases, but for that of unrecognized ones.
  var types: [any UnionMember.Type] {
    table.cases.filter { !$0.isUnrecognized }.map { $0.memberType }
  }

  /// Whether there is a case for a resource type.
  func contains(_ type: String) -> Bool { table.byResourceType[type] != nil }

  func decode(_ resource: _OpenedResource) throws -> Union {
    guard let position = table.byResourceType[resource.type] ?? table.unrecognized else {
      throw IncludeDecodingError(
        found: resource.type, expectedTypes: types.map { $0._resourceType },
        readFrom: resource.decoder)
    }
    return try table.cases[position].decode(Union.self, resource)
  }

  func read(_ type: JSONCursor.Name, from reader: inout ModelReader) throws -> Union {
    if let position = table.position(of: type) {
      return try table.cases[position].read(Union.self, from: &reader)
    }
    guard let unrecognized = table.unrecognized,
      reader.context.userInfo.unrecognizedTypePolicy != .refuse
    else { throw NeedsCodable() }
    return try table.cases[unrecognized].read(Union.self, from: &reader)
  }

  func value(holding resource: any UnionMember) -> Union? {
    if let position = table.bySwiftType[ObjectIdentifier(Swift.type(of: resource))] {
      return table.cases[position].value(Union.self, holding: resource)
    }
    // Another model of one of the types has no place here, and is not unrecognized either.
    guard let unrecognized = table.unrecognized, !contains(resource.ownIdentity.type),
      let json = try? JSONValue(encoding: resource), let kept = UnrecognizedResource(json: json)
    else { return nil }
    return table.cases[unrecognized].value(Union.self, holding: kept)
  }
}

/// A case of a ``ResourceEnum``. Its functions are given the type of the enum because `any ResourceCase<Union>`
/// would be a type to look up at run time for each resource object.
private protocol ResourceCase: Sendable {
  var memberType: any UnionMember.Type { get }
  func decode<Union>(_ type: Union.Type, _ resource: _OpenedResource) throws -> Union
  func read<Union>(_ type: Union.Type, from reader: inout ModelReader) throws -> Union
  func value<Union>(_ type: Union.Type, holding resource: any UnionMember) -> Union?
}

extension ResourceCase {
  fileprivate var isUnrecognized: Bool { memberType == UnrecognizedResource.self }
}

private struct MemberCase<Enum, Member: UnionMember>: ResourceCase {
  let makeCase: @Sendable (consuming Member) -> Enum
  private let table = CaseTable()

  init(makeCase: @escaping @Sendable (consuming Member) -> Enum) { self.makeCase = makeCase }

  var memberType: any UnionMember.Type { Member.self }

  func decode<Union>(_ type: Union.Type, _ resource: _OpenedResource) throws -> Union {
    same(makeCase(try Member._opened(resource)), as: type)
  }

  func read<Union>(_ type: Union.Type, from reader: inout ModelReader) throws -> Union {
    guard let table = table.made(for: Member.self) else {
      return same(makeCase(try reader.read(Member.self)), as: type)
    }
    return try withUnsafeTemporaryAllocation(of: Member.self, capacity: 1) { memory in
      guard let member = memory.baseAddress else { preconditionFailure("memory has an address") }
      try table.read(&reader, to: UnsafeMutableRawPointer(member))
      return same(makeCase(member.move()), as: type)
    }
  }

  func value<Union>(_ type: Union.Type, holding resource: any UnionMember) -> Union? {
    (resource as? Member).map { same(makeCase($0), as: type) }
  }
}

/// The table of a case's resource objects, made when one is read first: when the cases are listed, it may be in the
/// making itself.
private final class CaseTable: Sendable {
  private let table = Locked<ResourceTable?>(nil)

  /// The table; `nil` if the members are no resource objects with a model.
  func made<Member>(for type: Member.Type) -> ResourceTable? {
    if let table = table.withLock({ $0 }) { return table }
    guard let made = (type as? any TabledResource.Type)?.table else { return nil }
    table.withLock { $0 = made }
    return made
  }
}
