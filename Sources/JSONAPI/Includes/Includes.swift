/// The included resources of a document.
///
/// ```swift
/// let people = document.includes[Person.self]
/// ```
///
/// See [Compound Documents](https://jsonapi.org/format/#document-compound-documents).
public struct Includes<I: Include> {
  /// The resources in document order.
  public internal(set) var values: [I]

  /// `true` if the decoded document has no `included`, so that none is encoded either.
  var isAbsent: Bool

  init(values: [I], isAbsent: Bool) {
    self.values = values
    self.isAbsent = isAbsent
  }

  /// Creates includes from resources.
  public init(values: [I]) {
    self.init(values: values, isAbsent: false)
  }

  /// No resources.
  public static var none: Includes { Includes(values: []) }

  /// The number of resources.
  public var count: Int { values.count }

  /// Returns these includes followed by others.
  public func appending(_ other: Includes<I>) -> Includes {
    Includes(values: values + other.values, isAbsent: isAbsent && other.isAbsent)
  }

  /// Returns includes followed by others.
  public static func + (left: Includes, right: Includes) -> Includes {
    left.appending(right)
  }
}

extension Includes where I == NoIncludes {
  /// Creates the includes of a document that has none.
  public init() {
    self.init(values: [])
  }
}

extension Includes where I: ResourceUnion {
  /// The included resource objects of a given type.
  public subscript<Member: UnionMember>(_ type: Member.Type) -> [Member] {
    values.compactMap { $0.resourceObject as? Member }
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
