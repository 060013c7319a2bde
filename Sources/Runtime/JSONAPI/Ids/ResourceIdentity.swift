/// The type and id of a resource object in JSON, which together identify it within an API. Both are
/// compared byte by byte.
///
/// See [Identification](https://jsonapi.org/format/#document-resource-object-identification).
public struct ResourceIdentity: Hashable, Sendable {
  /// The resource type.
  public let type: String
  /// The id or local id.
  public let id: String
  /// True if the id is local to its document: a `lid`.
  public internal(set) var isLocal = false

  /// The canonical text of the id, if ``id`` is known to be another spelling.
  let canonicalId: String?
  /// True if the id was decoded from a number.
  var isNumber = false
}

extension ResourceIdentity {
  /// Creates an identity from the type and id of a resource object.
  public init(type: String, id: String, isLocal: Bool = false) {
    self.init(type: type, id: id, isLocal: isLocal, canonicalId: nil)
  }

  /// The identity with the canonical id, which is the same for all spellings of an id.
  package var canonical: ResourceIdentity {
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

/// A resource identifier object with an unexpected type or id.
package struct InvalidIdentifier: Error, Equatable, Sendable {
  package enum Problem: Equatable, Sendable {
    /// The type is not one of the expected types.
    case type
    /// The id does not represent a value of its type, which `expected` names.
    case id(expected: String)
    /// The id is local and its type unrecognized, so nothing in the document can have it.
    case localIdOfUnknownType
  }

  package let found: ResourceIdentity
  package let expectedTypes: [String]
  package let problem: Problem
}

extension InvalidIdentifier: CustomStringConvertible {
  package var description: String {
    switch problem {
    case .type:
      let types = expectedTypes.map { "“\($0)”" }.joined(separator: " or ")
      return "Expected a resource of type \(types), found one of type “\(found.type.excerpt())”."
    case .id(let expected):
      let kind = found.isLocal ? "local id" : "id"
      return
        "The \(kind) “\(found.id.excerpt())” of type “\(found.type.excerpt())” is not a valid \(expected)."
    case .localIdOfUnknownType:
      return
        "The id “\(found.id.excerpt())” is local, but its type “\(found.type.excerpt())” is unrecognized."
    }
  }
}
