/// Why a document could not be read: its data, its includes, or that it is of the other kind.
///
/// What else can be wrong with a document is a ``MalformedDocumentError``.
public enum DocumentDecodingError: JSONAPIDecodingError, Equatable {
  /// A primary resource; `idx` is its index in a collection.
  case primaryResource(error: ResourceObjectDecodingError, idx: Int?)
  /// There is no primary resource, or it is null, where there must be one.
  case primaryResourceMissing
  /// There is no collection of primary resources, or it is null.
  case primaryResourcesMissing
  case includes(error: IncludesDecodingError)
  case foundErrorDocumentWhenExpectingSuccess
  case foundSuccessDocumentWhenExpectingError

  public var problem: DecodingProblem {
    switch self {
    case .primaryResource(let error, _): error.problem
    case .includes(let error): error.problem
    case .primaryResourceMissing:
      DecodingProblem(
        kind: .missing, pointer: Self.data, expected: "a resource object",
        found: "nothing, or null")
    case .primaryResourcesMissing:
      DecodingProblem(
        kind: .missing, pointer: Self.data, expected: "an array of resource objects",
        found: "nothing, or null")
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

  private static var data: JSONPointer { JSONPointer(components: ["data"]) }
}

/// Why a document could not be read, if it is neither its data nor its includes: its meta, links,
/// errors or `jsonapi`, or that it has members that exclude each other.
public struct MalformedDocumentError: JSONAPIDecodingError, Equatable {
  public let problem: DecodingProblem
}

/// Why a collection of primary resources could not be read.
public struct ManyResourceBodyDecodingError: JSONAPIDecodingError, Equatable {
  public let error: ResourceObjectDecodingError
  /// The index of the resource.
  public let idx: Int

  public var problem: DecodingProblem { error.problem }
}
