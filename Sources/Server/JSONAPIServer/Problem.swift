import HTTPTypes
import JSONAPI
import JSONAPIQuery
import JSONAPIUntyped

/// A reason why a request fails: an error object of the response.
///
/// ```swift
/// throw Problem(
///   status: .unprocessableContent, title: "Title too long", detail: "It has 300 characters, at most 80 fit.",
///   source: .at(\ArticleDescription.Fields.title))
/// ```
///
/// See [Error Objects](https://jsonapi.org/format/#error-objects).
public struct Problem: Error, Hashable, Sendable {
  /// The status.
  public var status: HTTPResponse.Status
  /// A summary, the same for all occurrences of the problem.
  public var title: String
  /// An explanation of this occurrence of the problem.
  public var detail: String?
  /// The part of the request that caused the problem.
  public var source: Source?
  /// The code of the problem, which programs can compare.
  public var code: String?
  /// The id of this occurrence of the problem, to find it in logs.
  public var id: String?
  /// The meta of the error object.
  public var meta: [String: JSONValue] = [:]

  /// Creates a problem. Without a title, it has that of the status.
  public init(
    status: HTTPResponse.Status, title: String? = nil, detail: String? = nil,
    source: Source? = nil, code: String? = nil
  ) {
    self.status = status
    self.title = title ?? status.reasonPhrase
    self.detail = detail
    self.source = source
    self.code = code
  }

  /// The part of a request that causes a problem.
  public enum Source: Hashable, Sendable {
    /// A place in the document.
    case pointer(JSONPointer)
    /// A query parameter.
    case parameter(String)
    /// A header field.
    case header(HTTPField.Name)
  }
}

extension Problem.Source {
  /// The place of an attribute: `.at(\ArticleDescription.Fields.title)`.
  public static func at<Fields: FieldVocabulary, Name: AttributeFieldName>(
    _ field: KeyPath<Fields, Name>
  ) -> Self {
    .attribute(Fields.field(field)._path.name)
  }

  /// The place of a relationship: `.at(\ArticleDescription.Fields.author)`.
  public static func at<Fields: FieldVocabulary, Name: RelationshipFieldName>(
    _ field: KeyPath<Fields, Name>
  ) -> Self {
    .relationship(Fields.field(field)._path.name)
  }

  static func attribute(_ name: String) -> Self {
    .pointer(JSONPointer(components: ["data", "attributes", name]))
  }

  static func relationship(_ name: String) -> Self {
    .pointer(JSONPointer(components: ["data", "relationships", name]))
  }
}

extension Problem: Encodable {
  public func encode(to encoder: any Encoder) throws {
    let source: [String: JSONValue] =
      switch source {
      case nil: [:]
      case .pointer(let pointer): ["pointer": .string("\(pointer)")]
      case .parameter(let name): ["parameter": .string(name)]
      case .header(let name): ["header": .string(name.canonicalName)]
      }
    try UntypedError(
      id: id, status: "\(status.code)", code: code, title: title, detail: detail, source: source,
      meta: meta
    ).encode(to: encoder)
  }
}

extension Problem: CustomStringConvertible {
  public var description: String {
    "\(status.code) \(title)" + (detail.map { ": \($0)" } ?? "")
  }
}

/// The reasons why a request fails.
public struct Problems: Error, Hashable, Sendable {
  /// The problems, at least one.
  public var all: [Problem]

  /// Creates an error from problems; `nil` if there are none.
  public init?(_ problems: [Problem]) {
    guard !problems.isEmpty else { return nil }
    all = problems
  }

  /// Creates an error from one problem.
  public init(_ problem: Problem) { all = [problem] }

  /// The status of the response: that of the problems if they agree, otherwise 400 or 500.
  public var status: HTTPResponse.Status {
    let statuses = Set(all.map(\.status))
    if let status = statuses.first, statuses.count == 1 { return status }
    return statuses.contains { $0.code >= 500 } ? .internalServerError : .badRequest
  }

  /// Throws if there are problems.
  static func check(_ problems: [Problem]) throws {
    if let problems = Problems(problems) { throw problems }
  }
}

extension Problems: CustomStringConvertible {
  public var description: String { all.map(\.description).joined(separator: "\n") }
}

extension Problems {
  /// Creates the problems to report to a client for an error. Internal errors do not concern clients, so an error of
  /// any other type becomes a 500 without details.
  public init(_ error: any Error) {
    switch error {
    case let error as Problems: self = error
    case let error as Problem: self.init(error)
    case let error as JSONAPIDecodingError where error.problem.kind == .invalidJSON:
      self.init(Problem(status: .badRequest, detail: error.description))
    case let error as JSONAPIDecodingError: self.init(Problem(error.problem))
    case is DecodingError:
      self.init(Problem(status: .badRequest, detail: "The body is not JSON."))
    default: self.init(Problem(status: .internalServerError))
    }
  }
}

extension Problems {
  /// Returns the problems with pointers to existing values of a document. A pointer to an absent value is replaced by
  /// one to the nearest value around it.
  func located(in document: JSONValue) -> Problems {
    var problems = self
    for index in all.indices {
      if case .pointer(let pointer)? = all[index].source {
        problems.all[index].source = .pointer(pointer.existing(in: document))
      }
    }
    return problems
  }

  /// Returns the result of reading a document. Problems get pointers to existing
  /// values of the document.
  static func located<Result>(
    in document: UntypedDocument, _ read: () throws -> Result
  ) throws -> Result {
    do {
      return try read()
    } catch {
      throw Problems(error).located(in: document.json)
    }
  }
}

extension JSONPointer {
  fileprivate func existing(in document: JSONValue) -> JSONPointer {
    var value = document
    for (index, name) in components.enumerated() {
      let next =
        switch value {
        case .object(let members): members[name]
        case .array(let values):
          Int(name).flatMap { values.indices.contains($0) ? values[$0] : nil }
        default: nil as JSONValue?
        }
      guard let next else { return JSONPointer(components: Array(components.prefix(index))) }
      value = next
    }
    return self
  }
}

extension Problem {
  /// The problem of a request whose document could not be decoded.
  init(_ problem: DecodingProblem) {
    let status: HTTPResponse.Status =
      switch (problem.kind, problem.pointer.components.dropFirst().first) {
      case (.unexpectedResourceType, _): .conflict
      case (_, "attributes"), (_, "relationships"): .unprocessableContent
      default: .badRequest
      }
    // A pointer leads to a value that exists.
    let path = problem.pointer.components
    if problem.kind == .missing, let name = path.last {
      self.init(
        status: status, detail: "The member “\(name)” is absent.",
        source: .pointer(JSONPointer(components: Array(path.dropLast()))))
    } else {
      self.init(
        status: status, detail: "Expected \(problem.expected), found \(problem.found).",
        source: .pointer(problem.pointer))
    }
  }
}
