/// The cases of a ``ResourceEnum``, found by resource type in constant time.
public struct ResourceCases<Union: ResourceUnion>: Sendable {
  private var table: CaseTable<Union>
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
    table = CaseTable([])
    list(&self)
    table = CaseTable(added)
    added = []
  }

  /// Adds a case, which is given as the function that makes a value of it. Of two cases for one
  /// resource type, the first counts.
  public mutating func add<Member: UnionMember>(
    _ makeCase: @escaping @Sendable (consuming Member) -> Union
  ) {
    added.append(MemberCase(makeCase: makeCase))
  }

  /// Makes the table by which values of the union are read and written.
  func makeValueTable() -> any ValueTable { UnionTable(table) }

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

// A class, so that cases are passed on without copies.
private final class CaseTable<Union: ResourceUnion>: Sendable {
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

  func position(of type: JSONCursor.Name) -> Int? {
    if let guess = guesses[Int(type.bucket)], type.matches(guess.type) { return guess.position }
    return byResourceType[type.text]
  }
}

/// How values of a union are read and written. Not a part of the cases, which are listed when the codings of their
/// resource objects may be in the making.
private final class UnionTable<Union: ResourceUnion>: ValueTable {
  private let table: CaseTable<Union>
  private let codings: [KnownCoding]

  init(_ table: CaseTable<Union>) {
    self.table = table
    codings = table.cases.map { $0.makeCoding() }
  }

  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    if let position = table.position(of: try reader.peekType()) {
      return try table.cases[position].read(&reader, codings[position], to: memory)
    }
    guard let unrecognized = table.unrecognized,
      reader.context.userInfo.unrecognizedTypePolicy != .refuse
    else { throw NeedsCodable() }
    try table.cases[unrecognized].read(&reader, codings[unrecognized], to: memory)
  }

  func write(_ memory: UnsafeRawPointer, to writer: inout ModelWriter) throws {
    let resource = memory.assumingMemoryBound(to: Union.self).pointee.resourceObject
    guard let position = table.bySwiftType[ObjectIdentifier(type(of: resource))] else {
      return try writer.write(value: resource)
    }
    let coding = codings[position]
    func write(_ resource: some UnionMember) throws {
      try withUnsafePointer(to: resource) { try coding.write(UnsafeRawPointer($0), to: &writer) }
    }
    try write(resource)
  }
}

/// A case of a ``ResourceEnum``. Its functions are given the type of the enum because `any ResourceCase<Union>`
/// would be a type to look up at run time for each resource object.
private protocol ResourceCase: AnyObject, Sendable {
  var memberType: any UnionMember.Type { get }
  func decode<Union>(_ type: Union.Type, _ resource: _OpenedResource) throws -> Union
  func makeCoding() -> KnownCoding
  func read(
    _ reader: inout ModelReader, _ coding: KnownCoding, to union: UnsafeMutableRawPointer) throws
  func value<Union>(_ type: Union.Type, holding resource: any UnionMember) -> Union?
}

extension ResourceCase {
  fileprivate var isUnrecognized: Bool { memberType == UnrecognizedResource.self }
}

private final class MemberCase<Enum, Member: UnionMember>: ResourceCase {
  private let makeCase: @Sendable (consuming Member) -> Enum

  init(makeCase: @escaping @Sendable (consuming Member) -> Enum) { self.makeCase = makeCase }

  var memberType: any UnionMember.Type { Member.self }

  func decode<Union>(_ type: Union.Type, _ resource: _OpenedResource) throws -> Union {
    same(makeCase(try Member._opened(resource)), as: type)
  }

  func makeCoding() -> KnownCoding { KnownCodings.of(Member.self) }

  func read(
    _ reader: inout ModelReader, _ coding: KnownCoding, to union: UnsafeMutableRawPointer
  ) throws {
    // Not `MemberTable.make`, which allocates and moves the value once more: a fifth of the time.
    try withUnsafeTemporaryAllocation(
      byteCount: MemoryLayout<Member>.size, alignment: MemoryLayout<Member>.alignment
    ) { memory in
      guard let member = memory.baseAddress else { preconditionFailure("memory has an address") }
      try coding.read(&reader, to: member)
      union.initializeMemory(
        as: Enum.self, to: makeCase(member.assumingMemoryBound(to: Member.self).move()))
    }
  }

  func value<Union>(_ type: Union.Type, holding resource: any UnionMember) -> Union? {
    (resource as? Member).map { same(makeCase($0), as: type) }
  }
}
