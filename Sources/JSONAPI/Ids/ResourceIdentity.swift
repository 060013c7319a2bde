/// The type and id of a resource object as they stand in JSON: what tells it from every other one of
/// an API. Both are compared byte by byte.
///
/// See [Identification](https://jsonapi.org/format/#document-resource-object-identification).
public struct ResourceIdentity: Hashable, Sendable {
  /// The resource type.
  public let type: String
  /// The id, or the local id.
  public let id: String
  /// Whether the id is local to its document: a `lid`.
  public let isLocal: Bool

  /// The id as its value is usually written, if this one is known to be written differently.
  let canonicalId: String?
  /// Whether the id was read from a number.
  let isNumber: Bool

  /// The type and id of a resource object.
  public init(type: String, id: String, isLocal: Bool = false) {
    self.init(type: type, id: id, isLocal: isLocal, canonicalId: nil)
  }

  init(
    type: String, id: String, isLocal: Bool = false, canonicalId: String?, isNumber: Bool = false
  ) {
    self.type = type
    self.id = id
    self.isLocal = isLocal
    self.canonicalId = canonicalId
    self.isNumber = isNumber
  }

  /// What is the same for all spellings of one id.
  var canonical: ResourceIdentity {
    canonicalId.map { ResourceIdentity(type: type, id: $0, isLocal: isLocal) } ?? self
  }

  public static func == (left: ResourceIdentity, right: ResourceIdentity) -> Bool {
    String.areSame(left.id, right.id) && String.areSame(left.type, right.type)
      && left.isLocal == right.isLocal
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(type)
    hasher.combine(id)
    hasher.combine(isLocal)
  }
}

/// A resource identifier object that does not fit where it stands.
public struct InvalidIdentifier: Error, Equatable, Sendable {
  /// Why an identifier does not fit.
  public enum Problem: Equatable, Sendable {
    /// It is of another type.
    case type
    /// Its id is not written as the ids of its type are.
    case id(expected: String)
    /// Its id is local, and its type not known: nothing in the document can have it.
    case localIdOfUnknownType
  }

  /// The identifier.
  public let found: ResourceIdentity
  /// The types that may stand there.
  public let expectedTypes: [String]
  /// Why it does not fit.
  public let problem: Problem

  /// What to throw for an identifier that does not fit.
  public init(found: ResourceIdentity, expectedTypes: [String], problem: Problem) {
    self.found = found
    self.expectedTypes = expectedTypes
    self.problem = problem
  }
}

extension InvalidIdentifier: CustomStringConvertible {
  public var description: String {
    switch problem {
    case .type:
      let types = expectedTypes.map { "“\($0)”" }.joined(separator: " or ")
      return "Expected a resource of type \(types), found one of type “\(found.type)”."
    case .id(let expected):
      let kind = found.isLocal ? "local id" : "id"
      return "The \(kind) “\(found.id)” of type “\(found.type)” is no \(expected)."
    case .localIdOfUnknownType:
      return "The id “\(found.id)” is local, but its type “\(found.type)” is not known here."
    }
  }
}
