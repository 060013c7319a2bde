/// The cases of a ``ResourceEnum``, found by resource type in constant time.
public struct ResourceCases<Union: ResourceUnion>: Sendable {
  private var cases: [any ResourceCase<Union>] = []
  private var byResourceType: [String: any ResourceCase<Union>] = [:]
  private var bySwiftType: [ObjectIdentifier: any ResourceCase<Union>] = [:]
  private var unrecognized: (any ResourceCase<Union>)?

  /// The cases that a function lists.
  ///
  /// ```swift
  /// static let resourceCases = ResourceCases<Self> {
  ///   $0.add(Self.person)
  ///   $0.add(Self.unrecognized)
  /// }
  /// ```
  public init(_ list: (inout ResourceCases) -> Void) {
    list(&self)
  }

  /// Adds a case, which is given as the function that makes a value of it. Of two cases for one
  /// resource type, the first counts.
  public mutating func add<Member: UnionMember>(
    _ makeCase: @escaping @Sendable (Member) -> Union
  ) {
    let added = MemberCase(makeCase: makeCase)
    if Member.self == UnrecognizedResource.self {
      unrecognized = added
    } else {
      cases.append(added)
      let type = Member.resourceType
      if byResourceType[type] == nil { byResourceType[type] = added }
    }
    bySwiftType[ObjectIdentifier(Member.self)] = added
  }

  /// The types of the cases, but for that of unrecognized ones.
  var types: [any UnionMember.Type] { cases.map { $0.memberType } }

  /// Whether there is a case for a resource type.
  func contains(_ type: String) -> Bool { byResourceType[type] != nil }

  func decode(_ type: String, from decoder: any Decoder) throws -> Union {
    guard let found = byResourceType[type] ?? unrecognized else {
      throw IncludeDecodingError(
        found: type, expectedTypes: types.map { $0.resourceType }, readFrom: decoder)
    }
    return try found.decode(from: decoder)
  }

  func read(_ type: String, from reader: inout ModelReader) throws -> Union {
    if let found = byResourceType[type] { return try found.read(from: &reader) }
    guard let unrecognized, reader.context.userInfo.unrecognizedTypePolicy != .refuse else {
      throw NeedsCodable()
    }
    return try unrecognized.read(from: &reader)
  }

  func value(holding resource: any UnionMember) -> Union? {
    if let found = bySwiftType[ObjectIdentifier(Swift.type(of: resource))] {
      return found.value(holding: resource)
    }
    // Another model of one of the types has no place here, and is not unrecognized either.
    guard let unrecognized, !contains(resource.ownIdentity.type),
      let json = try? JSONValue(encoding: resource), let kept = UnrecognizedResource(json: json)
    else { return nil }
    return unrecognized.value(holding: kept)
  }
}

/// A case of a ``ResourceEnum``.
private protocol ResourceCase<Union>: Sendable {
  associatedtype Union

  var memberType: any UnionMember.Type { get }
  func decode(from decoder: any Decoder) throws -> Union
  func read(from reader: inout ModelReader) throws -> Union
  func value(holding resource: any UnionMember) -> Union?
}

private struct MemberCase<Union, Member: UnionMember>: ResourceCase {
  let makeCase: @Sendable (Member) -> Union

  var memberType: any UnionMember.Type { Member.self }
  func decode(from decoder: any Decoder) throws -> Union { makeCase(try Member(from: decoder)) }
  func read(from reader: inout ModelReader) throws -> Union { makeCase(try Member(from: &reader)) }
  func value(holding resource: any UnionMember) -> Union? { (resource as? Member).map(makeCase) }
}
