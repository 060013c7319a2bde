/// An error in the data or includes of a document, or a document with errors where data is expected or
/// the reverse.
///
/// All other errors in a document are a ``MalformedDocumentError``.
public enum DocumentDecodingError: JSONAPIDecodingError, Equatable {
  /// A primary resource could not be decoded; `idx` is its index in a collection.
  case primaryResource(error: ResourceObjectDecodingError, idx: Int?)
  /// The primary resource is absent or null.
  case primaryResourceMissing(found: Absence)
  /// The collection of primary resources is absent or null.
  case primaryResourcesMissing(found: Absence)
  /// An included resource could not be decoded.
  case includes(error: IncludesDecodingError)
  /// The document has errors where data is expected.
  ///
  /// Comparison ignores the errors.
  case foundErrorDocumentWhenExpectingSuccess(errors: [any JSONAPIError])
  /// The document has data where errors are expected.
  case foundSuccessDocumentWhenExpectingError

  /// The value in place of a primary resource. Comparison of errors ignores it.
  public enum Absence: Sendable {
    /// `data` is absent.
    case nothing
    /// `data` is `null`.
    case null
    /// `data`, `errors` and `meta` are absent: the JSON is not a document. It is kept if it could be decoded.
    case noDocument(JSONValue?)
  }

  /// The primary resource is absent or null; for comparison.
  public static var primaryResourceMissing: Self { .primaryResourceMissing(found: .nothing) }
  /// The collection of primary resources is absent or null; for comparison.
  public static var primaryResourcesMissing: Self { .primaryResourcesMissing(found: .nothing) }

  /// The document has errors where data is expected; for comparison.
  public static var foundErrorDocumentWhenExpectingSuccess: Self {
    .foundErrorDocumentWhenExpectingSuccess(errors: [])
  }

  /// Returns the errors of a document that has errors where data is expected; `nil` for other problems, and
  /// for errors of another type.
  ///
  /// ```swift
  /// catch let error as DocumentDecodingError {
  ///   print(error.serverErrors(as: BasicJSONAPIError<String>.self)?.first?.payload?.title ?? "")
  /// }
  /// ```
  public func serverErrors<ServerError: JSONAPIError>(
    as type: ServerError.Type
  ) -> [ServerError]? {
    guard case .foundErrorDocumentWhenExpectingSuccess(let errors) = self else { return nil }
    return errors as? [ServerError]
  }

  public var problem: DecodingProblem {
    switch self {
    case .primaryResource(let error, _): error.problem
    case .includes(let error): error.problem
    case .primaryResourceMissing(let absence): absence.problem(expected: "a resource object")
    case .primaryResourcesMissing(let absence):
      absence.problem(expected: "an array of resource objects")
    case .foundErrorDocumentWhenExpectingSuccess:
      DecodingProblem(
        kind: .unexpectedErrors, pointer: JSONPointer(components: []),
        expected: "a document with “data”", found: "one with “errors”")
    case .foundSuccessDocumentWhenExpectingError:
      DecodingProblem(
        kind: .unexpectedData, pointer: JSONPointer(components: []),
        expected: "a document with “errors”", found: "one without")
    }
  }
}

extension DocumentDecodingError {
  var isOfAbsentData: Bool {
    switch self {
    case .primaryResourceMissing(found: .nothing), .primaryResourcesMissing(found: .nothing): true
    default: false
    }
  }

  public var description: String {
    if case .foundErrorDocumentWhenExpectingSuccess(let errors) = self {
      return problem.description(adding: errors)
    }
    return problem.description
  }

  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.primaryResource(let left, let leftIndex), .primaryResource(let right, let rightIndex)):
      left == right && leftIndex == rightIndex
    case (.includes(let left), .includes(let right)): left == right
    case (.primaryResourceMissing, .primaryResourceMissing),
      (.primaryResourcesMissing, .primaryResourcesMissing),
      (.foundErrorDocumentWhenExpectingSuccess, .foundErrorDocumentWhenExpectingSuccess),
      (.foundSuccessDocumentWhenExpectingError, .foundSuccessDocumentWhenExpectingError):
      true
    default: false
    }
  }
}

extension DocumentDecodingError.Absence {
  fileprivate func problem(expected: String) -> DecodingProblem {
    let data = JSONPointer(components: ["data"])
    return switch self {
    case .nothing:
      DecodingProblem(kind: .missing, pointer: data, expected: expected, found: "nothing")
    case .null: DecodingProblem(kind: .null, pointer: data, expected: expected, found: "null")
    case .noDocument(let json): .noDocument(json)
    }
  }
}

/// An error outside the data and includes of a document: in its meta, links, errors or `jsonapi`, or both
/// `data` and `errors`.
public struct MalformedDocumentError: JSONAPIDecodingError, Equatable {
  public let problem: DecodingProblem
  /// The errors in the document, if they could be decoded.
  public let errors: [any JSONAPIError]

  package init(problem: DecodingProblem, errors: [any JSONAPIError] = []) {
    self.problem = problem
    self.errors = errors
  }

  public var description: String { problem.description(adding: errors) }

  public static func == (left: Self, right: Self) -> Bool { left.problem == right.problem }
}

extension DecodingProblem {
  /// Returns the description with the errors in the document, which would get lost otherwise.
  fileprivate func description(adding errors: [any JSONAPIError]) -> String {
    errors.isEmpty
      ? description : "\(self) The document contains errors: \("\(errors)".excerpt(1000))"
  }

  /// A document with neither data nor errors.
  fileprivate static func noDocument(_ json: JSONValue?) -> DecodingProblem {
    let names = (json?.objectValue ?? [:]).keys.sorted()
    return DecodingProblem(
      kind: .missing, pointer: JSONPointer(components: []), expected: "“data” or “errors”",
      found: names.isEmpty
        ? "an empty object" : "an object with \(names.quoted(conjunction: "and"))")
  }
}

/// A resource in a collection of primary resources that could not be decoded.
public struct ManyResourceBodyDecodingError: JSONAPIDecodingError, Equatable {
  /// The error in the resource.
  public let error: ResourceObjectDecodingError
  /// The index of the resource.
  public let idx: Int

  public var problem: DecodingProblem { error.problem }
}
