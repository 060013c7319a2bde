/// The type and id of a resource object as they stand in JSON: what tells it from every other one of
/// an API. Both are compared byte by byte.
///
/// See [Identification](https://jsonapi.org/format/#document-resource-object-identification).
public struct ResourceIdentity: Hashable, Sendable {
  public let type: String
  public let id: String
  /// Whether the id is local to its document: a `lid`.
  public let isLocal: Bool

  public init(type: String, id: String, isLocal: Bool = false) {
    self.type = type
    self.id = id
    self.isLocal = isLocal
  }

  public static func == (left: ResourceIdentity, right: ResourceIdentity) -> Bool {
    String.areSame(left.id, right.id) && String.areSame(left.type, right.type)
      && left.isLocal == right.isLocal
  }
}

/// A resource identifier object that does not fit where it stands.
public struct InvalidIdentifier: Error, Equatable, Sendable {
  public enum Problem: Equatable, Sendable {
    /// It is of another type.
    case type
    /// Its id is not written as the ids of its type are.
    case id(expected: String)
  }

  public let found: ResourceIdentity
  /// The types that may stand there.
  public let expectedTypes: [String]
  public let problem: Problem

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
      return "The id “\(found.id)” of type “\(found.type)” is no \(expected)."
    }
  }
}
