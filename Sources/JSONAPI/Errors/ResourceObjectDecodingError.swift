/// Why a resource object could not be read.
public struct ResourceObjectDecodingError: JSONAPIDecodingError, Equatable {
  /// The resource type that was expected.
  public let resourceObjectJsonAPIType: String
  /// The member: the attribute or relationship, with what is in it, or a member such as `id`.
  public let subjectName: String
  /// What is wrong with it.
  public let cause: Cause
  /// Where in the resource object it stands.
  public let location: Location
  public let problem: DecodingProblem

  /// What can be wrong with a member.
  public enum Cause: Equatable, Sendable {
    /// It is missing.
    case keyNotFound
    /// It is null.
    case valueNotFound
    /// It is of another kind, or is refused by its format or its transformer.
    case typeMismatch(expectedTypeName: String)
    /// It is of another resource type.
    case jsonTypeMismatch(foundType: String)
    /// It is one where many are expected, or many where one is.
    case quantityMismatch(expected: JSONAPICodingError.Quantity)
  }

  /// Where in a resource object something can be wrong.
  public enum Location: String, Equatable, Sendable {
    /// In the attributes.
    case attributes
    /// In the relationships, other than the type and id that one leads to.
    case relationships
    /// The type that a relationship leads to.
    case relationshipType
    /// The id that a relationship leads to.
    case relationshipId
    /// A member of the resource object itself: its type, id, meta or links.
    case type
  }

  /// What an error says that was thrown while a resource object was read.
  init(_ error: any Error, expectedType: String, readFrom decoder: any Decoder) {
    let identity = Self.identity(in: decoder)
    let problem = DecodingProblem(error, readFrom: decoder)
      .inResource(type: identity.type ?? expectedType, id: identity.id)
    let path = Array(problem.pointer.components.dropFirst(decoder.codingPath.count))
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

  /// A resource object of a type that is not among those that may stand there.
  init(found type: String, expectedTypes: [String], readFrom decoder: any Decoder) {
    let expected = expectedTypes.alternatives
    let mismatch = JSONAPICodingError.typeMismatch(
      expected: expected, found: type, path: decoder.codingPath)
    self.init(mismatch, expectedType: expected, readFrom: decoder)
  }

  private static func identity(in decoder: any Decoder) -> (type: String?, id: String?) {
    guard let members = try? decoder.container(keyedBy: ResourceObjectKey.self) else {
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
    default: return .typeMismatch(expectedTypeName: problem.expected)
    }
  }
}

extension [String] {
  /// Resource types as an error names them: all of a few, the first of many.
  var alternatives: String {
    let named = count > 8 ? prefix(5) + ["\(count - 5) others"] : self[...]
    return named.joined(separator: " or ")
  }
}
