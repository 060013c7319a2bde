/// Why something could not be read, and where: what every error of reading carries.
///
/// It reads as a sentence:
///
/// ```
/// Expected a string at /data/3/attributes/title (articles “7”), found null.
/// ```
public struct DecodingProblem: Equatable, Sendable {
  /// What kind of problem it is, for code that decides by it.
  public enum Kind: Equatable, Sendable {
    /// Something is not there that must be.
    case missing
    /// Something is null that must not be.
    case null
    /// Something is of another kind, such as a number where a string is expected; or it is written in
    /// a way that its format does not allow.
    case unexpectedValue
    /// A resource is of another type.
    case unexpectedResourceType
    /// There is an array where one thing is expected, or one thing where an array is.
    case unexpectedQuantity
    /// A document has both `data` and `errors`.
    case dataAndErrors
    /// A document has errors where data is expected.
    case unexpectedErrors
    /// A document has data where errors are expected.
    case unexpectedData
  }

  /// What kind of problem it is.
  public let kind: Kind
  /// Where it is, from the top of what was decoded.
  public let pointer: JSONPointer
  /// The type of the resource object in which it is.
  public let resourceType: String?
  /// The id of the resource object in which it is.
  public let resourceId: String?
  /// What should be there: “a string”.
  public let expected: String
  /// What is there: “null”.
  public let found: String

  /// A problem that someone else found: a decoder of your own, say.
  public init(
    kind: Kind, pointer: JSONPointer, resourceType: String? = nil, resourceId: String? = nil,
    expected: String, found: String
  ) {
    self.kind = kind
    self.pointer = pointer
    self.resourceType = resourceType
    self.resourceId = resourceId
    self.expected = expected
    self.found = found
  }

  func inResource(type: String?, id: String?) -> DecodingProblem {
    DecodingProblem(
      kind: kind, pointer: pointer, resourceType: resourceType ?? type,
      resourceId: resourceId ?? id, expected: expected, found: found)
  }
}

extension DecodingProblem: CustomStringConvertible {
  public var description: String {
    let place = pointer.components.isEmpty ? "the top of the document" : "\(pointer)"
    var resource = ""
    if let resourceType {
      resource = resourceId.map { " (\(resourceType) “\($0)”)" } ?? " (\(resourceType))"
    }
    return "Expected \(expected) at \(place)\(resource), found \(found)."
  }
}

/// An error of reading. All that this module throws when it reads are such, so that one `catch` is
/// enough:
///
/// ```swift
/// do {
///   document = try JSONDecoder().decode(ArticleDocument.self, from: data)
/// } catch let error as any JSONAPIDecodingError {
///   print(error.problem.pointer, error)
/// }
/// ```
///
/// (`JSONDecoder` throws a `DecodingError` of its own for bytes that are not JSON.)
public protocol JSONAPIDecodingError: Swift.Error, CustomStringConvertible {
  /// What is wrong, and where.
  var problem: DecodingProblem { get }
}

extension JSONAPIDecodingError {
  public var description: String { problem.description }
}
