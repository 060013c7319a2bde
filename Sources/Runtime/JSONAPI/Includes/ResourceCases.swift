/// The cases of a ``ResourceEnum``, found by resource type in constant time.
public struct ResourceCases<Union: ResourceEnum>: Sendable {
  private var table: CaseTable<Union>
  /// The cases added so far; empty once the table is made.
  private var added: [any ResourceCase] = []

  /// Creates the cases that a function lists.
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

  /// Adds a case. If two cases have the same resource type, the first one counts.
  ///
  /// - Parameter makeCase: The case, as a function that creates a value of the union.
  public mutating func add<Member: UnionMember>(
    _ makeCase: @escaping @Sendable (consuming Member) -> Union
  ) {
    added.append(MemberCase(makeCase: makeCase))
  }

  /// Makes the table that reads and writes values of the union.
  func makeValueTable() -> any ValueTable { UnionTable(table) }

  /// The types of the cases, except that for unrecognized resources.
  var types: [any UnionMember.Type] {
    table.cases.filter { !$0.isUnrecognized }.map { $0.memberType }
  }

  /// Returns `true` if there is a case for a resource type.
  func contains(_ type: String) -> Bool { table.byResourceType[type] != nil }

  func decode(_ resource: _OpenedResource) throws -> Union {
    let accepted =
      resource.decoder.userInfo.unrecognizedTypePolicy == .refuse ? nil : table.unrecognized
    guard let position = table.byResourceType[resource.type] ?? accepted else {
      throw JSONAPIDecodingError(
        found: resource.type, expectedTypes: table.resourceTypes,
        readFrom: resource.decoder)
    }
    return try table.cases[position].decode(Union.self, resource)
  }

  func value(holding resource: any UnionMember) -> Union? {
    if let position = table.bySwiftType[ObjectIdentifier(Swift.type(of: resource))] {
      return table.cases[position].value(Union.self, holding: resource)
    }
    // A different model of a resource type that has a case fits no case, and is not unrecognized.
    guard let unrecognized = table.unrecognized, !contains(resource.ownIdentity.type),
      let json = try? JSONValue(encoding: resource), let kept = UnrecognizedResource(json: json)
    else { return nil }
    return table.cases[unrecognized].value(Union.self, holding: kept)
  }
}

// A class, so that passing the cases on does not copy them.
private final class CaseTable<Union: ResourceEnum>: Sendable {
  let cases: [any ResourceCase]
  let unrecognized: Int?
  // Positions in `cases`.
  let byResourceType: [String: Int]
  let bySwiftType: [ObjectIdentifier: Int]
  /// The resource types, by position.
  private let types: StringTable

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
    // Resource types do not contain a line break.
    types = StringTable(
      cases.map { $0.isUnrecognized ? "\n" : $0.memberType._resourceType }, areNames: false)
  }

  /// The resource types of the cases, in their order.
  var resourceTypes: [String] {
    cases.filter { !$0.isUnrecognized }.map { $0.memberType._resourceType }
  }

  /// Returns the position of the case for the resource object at the cursor; `nil` if its type has none, or is not its
  /// first member.
  func likelyPosition(_ reader: borrowing ModelReader) -> Int? {
    var cursor = reader.cursor
    guard cursor.skip(UInt8(ascii: "{")) else { return nil }
    cursor.skipSpace()
    return cursor.skip(.init("\"type\":")) ? types.skip(&cursor) : nil
  }
}

/// Reads and writes values of a union. It is separate from the cases, because these may be listed while the codings of
/// their resource objects are still being made.
private final class UnionTable<Union: ResourceEnum>: ValueTable {
  private let table: CaseTable<Union>
  private let codings: [KnownCoding]

  init(_ table: CaseTable<Union>) {
    self.table = table
    codings = table.cases.map { $0.makeCoding() }
  }

  func read(_ reader: inout ModelReader, to memory: UnsafeMutableRawPointer) throws {
    let offset = reader.cursor.offset
    do {
      let position = try table.likelyPosition(reader) ?? position(of: reader.peekType(), reader)
      try table.cases[position].read(&reader, codings[position], to: memory)
    } catch {
      throw ReadingError(
        error, inResourceAt: offset, expectedType: table.resourceTypes.alternatives)
    }
  }

  private func position(
    of type: JSONCursor.Name, _ reader: borrowing ModelReader
  ) throws -> Int {
    if let position = table.byResourceType[type.text] { return position }
    guard let unrecognized = table.unrecognized,
      reader.context.userInfo.unrecognizedTypePolicy != .refuse
    else { throw reader.cursor.unexpectedType(type, expected: table.resourceTypes) }
    return unrecognized
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

/// A case of a ``ResourceEnum``. Its functions take the type of the enum as an argument: `any ResourceCase<Union>`
/// would need a type lookup at run time for each resource object.
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
    // `MemberTable.make` would allocate and move the value once more, which
    // takes a fifth of the time.
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
