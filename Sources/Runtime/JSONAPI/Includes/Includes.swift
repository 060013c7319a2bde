/// The included resources of a document.
///
/// ```swift
/// let people = document.includes[Person.self]
/// ```
///
/// See [Compound Documents](https://jsonapi.org/format/#document-compound-documents).
public struct Includes<I: Include> {
  /// The initial resources, without those that were added.
  private var first: [I]
  /// The resources that were added, log-structured: appending is amortized O(log n), even to a copy.
  private var added: [[I]] = []

  /// The results of lookups by type, until the resources change; `nil` where a scan is cheaper.
  private var lists: CachedLists?

  /// True if the decoded document has no `included`, so that none is encoded either.
  package var isAbsent: Bool

  @inline(__always)
  package init(values: [I], isAbsent: Bool) {
    first = values
    self.isAbsent = isAbsent
    lists = values.count > 16 ? CachedLists() : nil
  }

  /// The resources in document order.
  public var values: [I] { added.isEmpty ? first : first + added.joined() }

  /// Creates includes from resources.
  public init(values: [I]) {
    self.init(values: values, isAbsent: false)
  }

  /// No resources.
  public static var none: Includes { Includes(values: []) }

  /// The number of resources.
  public var count: Int { added.reduce(first.count) { $0 + $1.count } }

  /// Adds resources.
  package mutating func append(contentsOf resources: some Sequence<I>) {
    lists = CachedLists()
    var last = Array(resources)
    isAbsent = isAbsent && count == 0 && last.isEmpty
    while let previous = added.last, previous.count / 2 <= last.count {
      last = added.removeLast() + last
    }
    if first.count / 2 <= last.count {
      first += last
    } else if !last.isEmpty {
      added.append(last)
    }
  }
}

extension Includes: Sequence {
  public func makeIterator() -> IndexingIterator<[I]> { values.makeIterator() }
}

extension Includes where I: ResourceEnum {
  /// The included resource objects of a given type.
  ///
  /// Each call scans all included resources. To find a resource by its id in constant time, use `resolved`.
  public subscript<Member: UnionMember>(_ type: Member.Type) -> [Member] {
    values.compactMap { $0.resourceObject as? Member }
  }
}

extension Includes where I: ResourceEnum & Sendable {
  /// The included resource objects of a given type.
  ///
  /// Only the first two calls scan all included resources. To find a resource by its id in constant time, use
  /// `resolved`.
  public subscript<Member: UnionMember & Sendable>(_ type: Member.Type) -> [Member] {
    let list = { values.compactMap { $0.resourceObject as? Member } }
    return lists?.list(list) ?? list()
  }
}

extension Includes: Equatable {
  public static func == (left: Includes, right: Includes) -> Bool {
    left.values == right.values
  }
}

extension Includes: Hashable where I: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(values)
  }
}

extension Includes: Sendable where I: Sendable {}

extension Includes: CustomStringConvertible {
  public var description: String { "Includes(\(values.map(\.value)))" }
}

/// The included resources by type. A list is stored from its second lookup on: a single lookup takes no additional
/// memory, and a loop of lookups scans all resources only twice.
final class CachedLists: Sendable {
  private struct Lists {
    var asked: Set<ObjectIdentifier> = []
    var kept: [ObjectIdentifier: any Sendable] = [:]
  }

  private let lists = Locked(Lists())

  func list<Member: Sendable>(_ makeList: () -> [Member]) -> [Member] {
    let type = ObjectIdentifier(Member.self)
    if let kept = lists.withLock({ $0.kept[type] }) as? [Member] { return kept }
    let list = makeList()
    lists.withLock { lists in
      if !lists.asked.insert(type).inserted { lists.kept[type] = list }
    }
    return list
  }
}

/// The included resources of a document without `included`: a union of no types.
public struct NoIncludes: _Poly, Hashable, Sendable {
  /// Creates the only value.
  public init() {}

  public var value: Any { () }
  public static var allTypes: [Any.Type] { [] }
}

extension NoIncludes: CodablePrimaryResource {
  public init(from decoder: any Decoder) throws {
    throw DecodingError.corrupted(
      "A value of no type cannot be decoded.", at: decoder.codingPath)
  }

  public func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalid(
      self, "A value of no type cannot be encoded.", at: encoder.codingPath)
  }
}

extension Includes: Encodable {
  public func encode(to encoder: any Encoder) throws {
    if I.self == NoIncludes.self {
      throw EncodingError.invalid(
        self, "A document with NoIncludes cannot have “included”.", at: encoder.codingPath)
    }
    try values.encode(to: encoder)
  }
}

extension Includes: Decodable where I: Decodable {
  /// Decodes the included resources. Throws a ``JSONAPIDecodingError``, or a `DecodingError` if the
  /// value is not an array. ``NoIncludes`` ignores the value, as a document with this type does.
  public init(from decoder: any Decoder) throws {
    try self.init(values: I.self == NoIncludes.self ? [] : decoder.resources(of: I.self))
  }
}
