import HTTPTypes
import JSONAPI
import JSONAPIFoundation
import JSONAPIUntyped

/// A failed request: the operation, the status if a response arrived, and the reason.
///
/// Its description contains these and the server's error objects, or otherwise the beginning of the text in the body of
/// a response that reports failure. It never contains header values or query values, so that it can be logged.
public struct RequestError<Problem: JSONAPIError>: Error {
  public typealias Reason = RequestFailure

  /// The reason.
  public let reason: Reason
  /// The operation, such as `articles.list`.
  public let operation: OperationName
  /// The status and the header fields of the response, if one arrived.
  public let http: HTTPResponse?
  /// The error objects of the response.
  public let problems: [Problem]
  /// The beginning of the body of the response, up to 64 KiB.
  public let body: [UInt8]
  /// The document with the error objects: its meta, its links and its `jsonapi` object.
  public private(set) var document: UntypedDocument?
  /// The method and the path, for statuses that concern these.
  private var place: String?

  /// Creates an error.
  public init(
    _ reason: Reason, in operation: OperationName, http: HTTPResponse? = nil,
    problems: [Problem] = [], body: [UInt8] = []
  ) {
    self.reason = reason
    self.operation = operation
    self.http = http
    self.problems = problems
    self.body = Array(body.prefix(64 << 10))
  }

  /// The status of the response, if one arrived.
  public var status: HTTPResponse.Status? { http?.status }

  /// The time after which the server allows another attempt, if it specifies one.
  public var retryAfter: Duration? { http.flatMap { RetryAfter.delay(in: $0.headerFields) } }

  /// True if the server refused the write because others have changed the resource (412).
  public var isPreconditionFailure: Bool { status == .preconditionFailed }
}

extension RequestError {
  /// Creates an error from one that a middleware or the transport threw.
  package init(_ error: any Error, in operation: OperationName) {
    switch error {
    case let error as RequestError: self = error
    case let error as ExchangeError:
      self.init(
        error.reason, in: operation, http: error.response?.head, body: error.response?.body ?? [])
    case let error as TransportError:
      self.init(ExchangeError(transport: error), in: operation)
    default: self.init(.middleware(error), in: operation)
    }
  }

  /// Returns the result of a function that makes a part of a request. Throws its error as a ``RequestError``.
  static func making<Part>(
    _ operation: OperationName, _ body: () throws -> Part
  ) throws(RequestError) -> Part {
    do {
      return try body()
    } catch let error as ExchangeError {
      throw RequestError(error, in: operation)
    } catch {
      throw RequestError(.invalidRequest(error), in: operation)
    }
  }

  /// Creates the error for a response that reports failure, with the error objects in its body.
  package init(
    response: HTTPExchangeResponse, in operation: OperationName, to request: ClientRequest? = nil
  ) {
    let document = try? JSONAPIDecoder().decode(Problems.self, from: response.body)
    let problems = document?.errors ?? []
    self.init(
      problems.isEmpty ? .status : .problems, in: operation, http: response.head,
      problems: problems,
      body: response.body)
    if !problems.isEmpty {
      self.document = try? JSONAPIDecoder().decode(UntypedDocument.self, from: response.body)
    }
    if let request, [404, 405].contains(response.status.code) {
      let path = request.url.requestTarget.prefix { $0 != "?" }
      place = "\(request.method) \(path)"
    }
  }

  private struct Problems: Decodable {
    let errors: [Problem]
  }
}

/// An error with a description that does not name the operation.
protocol SummarizedError: Error {
  var summary: String { get }
}

extension RequestError: CustomStringConvertible, LocalizedError, SummarizedError {
  /// The description, for `localizedDescription`.
  public var errorDescription: String? { description }

  public var description: String { "\(operation): \(text(with: place))" }

  var summary: String { text(with: nil) }

  private func text(with place: String?) -> String {
    var details = problems.map(\.text)
    switch reason {
    case .status: details = [ErrorText.summary(of: body)]
    case .problems where ErrorText.isProblemDocument(body): details = [ErrorText.summary(of: body)]
    default: break
    }
    return
      ([status?.summary, place, reason.description, details.joined(separator: "; ")] as [String?])
      .compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
  }
}

extension JSONAPIError {
  /// The members that the specification has, whatever the type of the error is.
  fileprivate var text: String {
    guard let json = try? JSONValue(encoding: self),
      let payload = try? JSONAPIDecoder().decode(
        BasicJSONAPIErrorPayload<String>.self, from: JSONAPIEncoder().encode(json)),
      !payload.definedFields.isEmpty
    else { return "\(self)" }
    return "\(payload)"
  }
}
