/// Why a document could not be read: its data, its includes, or that it is of the other kind.
///
/// What else can be wrong with a document is a ``MalformedDocumentError``.
public enum DocumentDecodingError: JSONAPIDecodingError, Equatable {
  /// A primary resource; `idx` is its index in a collection.
  case primaryResource(error: ResourceObjectDecodingError, idx: Int?)
  /// There is no primary resource, or it is null, where there must be one.
  case primaryResourceMissing(found: Absence)
  /// There is no collection of primary resources, or it is null.
  case primaryResourcesMissing(found: Absence)
  /// An included resource.
  case includes(error: IncludesDecodingError)
  /// The document has errors, and was read as one that has data.
  ///
  /// The errors are no part of what such are compared by.
  case foundErrorDocumentWhenExpectingSuccess(errors: [any JSONAPIError])
  /// The document has data, and was read as one that has errors.
  case foundSuccessDocumentWhenExpectingError

  /// How a primary resource is missing. It is no part of what errors are compared by.
  public enum Absence: Sendable {
    /// There is no `data`.
    case nothing
    /// `data` is `null`.
    case null
  }

  /// There is no primary resource where there must be one: for comparisons.
  public static var primaryResourceMissing: Self { .primaryResourceMissing(found: .nothing) }
  /// There is no collection of primary resources where there must be one: for comparisons.
  public static var primaryResourcesMissing: Self { .primaryResourcesMissing(found: .nothing) }

  /// The document has errors, and was read as one that has data: for comparisons.
  public static var foundErrorDocumentWhenExpectingSuccess: Self {
    .foundErrorDocumentWhenExpectingSuccess(errors: [])
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
  public var description: String {
    if case .foundErrorDocumentWhenExpectingSuccess(let errors) = self {
      return problem.description(telling: errors)
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
    }
  }
}

/// Why a document could not be read, if it is neither its data nor its includes: its meta, links,
/// errors or `jsonapi`, or that it has members that exclude each other.
public struct MalformedDocumentError: JSONAPIDecodingError, Equatable {
  public let problem: DecodingProblem
  /// The errors that the document tells of, if they could be read.
  public let errors: [any JSONAPIError]

  init(problem: DecodingProblem, errors: [any JSONAPIError] = []) {
    self.problem = problem
    self.errors = errors
  }

  public var description: String { problem.description(telling: errors) }

  public static func == (left: Self, right: Self) -> Bool { left.problem == right.problem }
}

extension DecodingProblem {
  /// What is wrong with a document that tells of errors itself, which must be seen nevertheless.
  fileprivate func description(telling errors: [any JSONAPIError]) -> String {
    errors.isEmpty ? description : "\(self) The document tells of errors: \(errors)"
  }
}

/// Why a collection of primary resources could not be read.
public struct ManyResourceBodyDecodingError: JSONAPIDecodingError, Equatable {
  /// What is wrong with the resource.
  public let error: ResourceObjectDecodingError
  /// The index of the resource.
  public let idx: Int

  public var problem: DecodingProblem { error.problem }
}
