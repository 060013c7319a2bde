/// A resource object that could not be decoded.
public struct ResourceObjectDecodingError: JSONAPIDecodingError, Equatable {
  /// The expected resource type.
  public let resourceObjectJsonAPIType: String
  /// The name of the invalid member: an attribute (a nested one as a dotted path), a relationship, or a
  /// member such as `id`.
  public let subjectName: String
  /// The cause of the error.
  public let cause: Cause
  /// The part of the resource object that contains the error.
  public let location: Location
  public let problem: DecodingProblem

  /// The cause of an error in a member.
  public enum Cause: Equatable, Sendable {
    /// The member is absent.
    case keyNotFound
    /// The member is null.
    case valueNotFound
    /// The member is not of the expected Swift type, or its format or transformer rejects it.
    case typeMismatch(expectedTypeName: String)
    /// The member is of an unexpected resource type.
    case jsonTypeMismatch(foundType: String)
    /// One resource was found where many are expected, or the reverse.
    case quantityMismatch(expected: JSONAPICodingError.Quantity)
  }

  /// A part of a resource object.
  public enum Location: String, Equatable, Sendable {
    /// The attributes.
    case attributes
    /// The relationships, except the type and id in their linkage.
    case relationships
    /// The type in a relationship's linkage.
    case relationshipType
    /// The id in a relationship's linkage.
    case relationshipId
    /// A member of the resource object itself: its type, id, meta or links.
    case type
  }

  /// Creates an error from one that was thrown while decoding a resource object.
  package init(_ error: any Error, expectedType: String, readFrom decoder: any Decoder) {
    let identity = Self.identity(in: decoder)
    let problem = DecodingProblem(error, readFrom: decoder)
      .inResource(type: identity.type ?? expectedType, id: identity.id)
    self.init(
      problem, error: error, expectedType: expectedType, depth: decoder.codingPath.count)
  }

  /// Creates an error from a problem in a resource object at a depth in the document.
  package init(_ problem: DecodingProblem, error: any Error, expectedType: String, depth: Int) {
    let path = Array(problem.pointer.components.dropFirst(depth))
    let location = Self.location(path)
    self.init(
      resourceObjectJsonAPIType: expectedType,
      subjectName: Self.subject(path),
      cause: Self.cause(problem, error: error, location: location),
      location: location,
      problem: problem)
  }

  init(
    resourceObjectJsonAPIType: String, subjectName: String, cause: Cause, location: Location,
    problem: DecodingProblem
  ) {
    self.resourceObjectJsonAPIType = resourceObjectJsonAPIType
    self.subjectName = subjectName
    self.cause = cause
    self.location = location
    self.problem = problem
  }

  /// Creates an error for a resource object whose type is not one of the expected types.
  init(found type: String, expectedTypes: [String], readFrom decoder: any Decoder) {
    let expected = expectedTypes.alternatives
    let mismatch = JSONAPICodingError.typeMismatch(
      expected: expected, found: type, path: decoder.codingPath)
    self.init(mismatch, expectedType: expected, readFrom: decoder)
  }

  private static func identity(in decoder: any Decoder) -> (type: String?, id: String?) {
    guard let members = try? decoder.container(keyedBy: MemberName.self) else {
      return (nil, nil)
    }
    return (
      try? members.decode(String.self, forKey: .type), try? members.decode(String.self, forKey: .id)
    )
  }

  private static func location(_ path: [String]) -> Location {
    switch path.first {
    case "attributes": return .attributes
    case "relationships":
      guard path.count > 3, path[2] == "data" else { return .relationships }
      switch path.last {
      case "type": return .relationshipType
      case "id": return .relationshipId
      default: return .relationships
      }
    default: return .type
    }
  }

  private static func subject(_ path: [String]) -> String {
    switch path.first {
    case nil: "self"
    case "attributes" where path.count > 1: path.dropFirst().joined(separator: ".")
    case "relationships" where path.count > 1: path[1]
    default: path.joined(separator: ".")
    }
  }

  private static func cause(
    _ problem: DecodingProblem, error: any Error, location: Location
  ) -> Cause {
    switch problem.kind {
    case .missing: return .keyNotFound
    case .null: return .valueNotFound
    case .unexpectedQuantity:
      return .quantityMismatch(expected: problem.found == "an array" ? .one : .many)
    case .unexpectedResourceType:
      if case JSONAPICodingError.typeMismatch(_, let found, _) = error {
        return .jsonTypeMismatch(foundType: found)
      }
      return .jsonTypeMismatch(foundType: problem.found)
    default:
      return .typeMismatch(expectedTypeName: problem.expectedTypeName ?? problem.expected)
    }
  }
}

extension [String] {
  /// The resource types as text for an error. Of more than eight types, only
  /// the first five are named.
  var alternatives: String {
    let named = count > 8 ? prefix(5) + ["\(count - 5) others"] : self[...]
    return named.joined(separator: " or ")
  }
}
