/// A decoding error. This module throws no other when decoding, so one `catch` is enough:
///
/// ```swift
/// do {
///   document = try JSONDecoder().decode(ArticleDocument.self, from: data)
/// } catch let error as JSONAPIDecodingError {
///   print(error.problem.pointer, error)
/// }
/// ```
///
/// (For bytes that are not JSON, `JSONDecoder` throws its own `DecodingError`.)
public struct JSONAPIDecodingError: Swift.Error, Equatable, CustomStringConvertible {
  /// The reason and place of the failure.
  public internal(set) var problem: DecodingProblem
  /// The errors in the document, in place of data or beside it, if they could be decoded. Comparison ignores them.
  public let errors: [any JSONAPIError]
  /// The JSON that is not a document, because it has neither data nor errors nor meta; `nil` for other problems, and if
  /// it could not be decoded. Comparison ignores it.
  public let json: JSONValue?

  package init(
    problem: DecodingProblem, errors: [any JSONAPIError] = [], json: JSONValue? = nil
  ) {
    self.problem = problem
    self.errors = errors
    self.json = json
  }

  /// Creates an error from one that was thrown while decoding a decoder's value.
  package init(
    _ error: any Error, readFrom decoder: any Decoder, errors: [any JSONAPIError] = []
  ) {
    let inner = error as? Self
    self.init(
      problem: DecodingProblem(error, readFrom: decoder), errors: inner?.errors ?? errors,
      json: inner?.json)
  }

  /// Returns the error of a value that a path leads to.
  func prefixed(by path: [any CodingKey]) -> Self {
    var problem = problem
    problem.pointer = JSONPointer(
      components: JSONPointer(codingPath: path).components + problem.pointer.components)
    return Self(problem: problem, errors: errors, json: json)
  }

  /// Creates an error from one that was thrown while decoding a resource object.
  package init(_ error: any Error, expectedType: String?, readFrom decoder: any Decoder) {
    let members = try? decoder.container(keyedBy: MemberName.self)
    let problem = DecodingProblem(error, readFrom: decoder).inResource(
      type: (try? members?.decode(String.self, forKey: .type)) ?? expectedType,
      id: try? members?.decode(String.self, forKey: .id))
    self.init(problem: problem)
  }

  /// Creates an error for a resource object whose type is not one of the expected types.
  package init(found type: String, expectedTypes: [String], readFrom decoder: any Decoder) {
    let expected = expectedTypes.alternatives
    self.init(
      Self(expectedType: expected, found: type, at: decoder.codingPath + [MemberName.type]),
      expectedType: expected, readFrom: decoder)
  }

  /// Creates an error for a resource type other than the expected one, at the path of the type.
  init(expectedType: String, found: String, at path: [any CodingKey]) {
    self.init(
      .unexpectedResourceType, at: path, expected: "the resource type “\(expectedType)”",
      found: "“\(found.excerpt())”")
  }

  private init(
    _ kind: DecodingProblem.Kind, at path: [any CodingKey] = [], expected: String, found: String,
    errors: [any JSONAPIError] = [], json: JSONValue? = nil
  ) {
    let pointer = JSONPointer(codingPath: path)
    self.init(
      problem: DecodingProblem(kind: kind, pointer: pointer, expected: expected, found: found),
      errors: errors, json: json)
  }

  /// Returns the errors in the document; empty if there are none, and `nil` if they are of another type.
  ///
  /// ```swift
  /// catch let error as JSONAPIDecodingError {
  ///   print(error.serverErrors(as: BasicJSONAPIError<String>.self)?.first?.payload?.title ?? "")
  /// }
  /// ```
  public func serverErrors<ServerError: JSONAPIError>(
    as type: ServerError.Type
  ) -> [ServerError]? {
    errors as? [ServerError]
  }

  /// A sentence about the problem, and the errors in the document, which would get lost otherwise.
  public var description: String {
    errors.isEmpty
      ? problem.description
      : "\(problem) The document contains errors: \("\(errors)".excerpt(1000))"
  }

  public static func == (left: Self, right: Self) -> Bool { left.problem == right.problem }
}

// MARK: - Documents

extension JSONAPIDecodingError {
  /// The primary data is absent or null.
  static func absentData(expected: String, isNull: Bool) -> Self {
    Self(
      isNull ? .null : .missing, at: [MemberName.data], expected: expected,
      found: isNull ? "null" : "nothing")
  }

  /// True if the primary data is absent.
  var isOfAbsentData: Bool {
    problem.kind == .missing && problem.pointer.components == ["data"]
  }

  /// The JSON has neither data nor errors nor meta.
  package static func noDocument(_ json: JSONValue?) -> Self {
    let names = (json?.objectValue ?? [:]).keys.sorted()
    return Self(
      .missing, expected: "“data” or “errors”",
      found: names.isEmpty
        ? "an empty object" : "an object with \(names.quoted(conjunction: "and"))",
      json: json)
  }

  /// The document has errors where data is expected.
  package static func foundErrors(_ errors: [any JSONAPIError]) -> Self {
    Self(
      .unexpectedErrors, expected: "a document with “data”", found: "one with “errors”",
      errors: errors)
  }

  /// The document at a path has both data and errors.
  static func dataAndErrors(
    at path: [any CodingKey], errors: [any JSONAPIError]
  ) -> Self {
    Self(
      .dataAndErrors, at: path, expected: "either “data” or “errors”", found: "both",
      errors: errors)
  }

  /// The document has data where errors are expected.
  package static var foundData: Self {
    Self(.unexpectedData, expected: "a document with “errors”", found: "one without")
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
