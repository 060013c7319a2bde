import HTTPTypes
import JSONAPI
import JSONAPIFoundation
import JSONAPIQuery

/// A reason why a request failed.
public enum RequestFailure: Sendable {
  /// The request cannot be encoded: a ``JSONAPIQuery/QueryError``, an
  /// ``UnaddressableID``, an ``JSONAPIQuery/UnwritableValue``, or the error of encoding a
  /// resource object. Nothing was sent.
  case invalidRequest(any Error)
  /// The server responded with error objects.
  case problems
  /// The server responded with a status that reports failure, but without error objects.
  case status
  /// The response does not conform to the schema.
  case undecodable(any Error)
  /// The media type of the response is not JSON:API's, or absent.
  case mediaType(String?)
  /// The response should have a body but has none.
  case empty
  /// No response arrived.
  case transport(any Error)
  /// The response took too long.
  case timedOut
  /// The response has a larger body than the limits allow.
  case bodyTooLarge(limit: Int)
  /// The server redirects too often, or to a URL that the client must not request.
  case redirect(to: String)
  /// The link must not be followed; see ``LinkPolicy``.
  case foreignLink(URL)
  /// The page was read before: a link leads back to it, or the server sends it regardless of the
  /// page that is requested.
  case pageLoop(URL)
  /// The link to another page leaves the path of the collection, so that it would lead
  /// to another collection.
  case strayLink(URL, collection: String)
  /// There is no next page, but the pages have fewer resources than the collection.
  case incomplete(count: Int, total: Int)
  /// This many pages in a row were empty, and another one follows.
  case emptyPages(Int)
  /// A middleware or a provider of credentials threw this error.
  case middleware(any Error)
}

/// An error as middlewares see it, before it becomes the ``RequestError`` of an API.
public struct ExchangeError: Error {
  /// The reason.
  public let reason: RequestFailure
  /// The response that caused the error, if one arrived.
  public let response: HTTPExchangeResponse?

  /// Creates an error.
  public init(_ reason: RequestFailure, response: HTTPExchangeResponse? = nil) {
    self.reason = reason
    self.response = response
  }

  /// Creates an error from one that a transport threw.
  init(transport error: any Error) {
    switch error {
    case let error as ExchangeError: self = error
    case TransportError.timedOut: self.init(.timedOut)
    case TransportError.bodyTooLarge(let limit): self.init(.bodyTooLarge(limit: limit))
    default: self.init(.transport(error))
    }
  }

  var isConnectionLost: Bool {
    if case .transport(let error as TransportError) = reason {
      error.isConnectionLost
    } else {
      false
    }
  }
}

extension ExchangeError: CustomStringConvertible {
  public var description: String {
    let status = response?.status.summary
    return [status, reason.description].compactMap(\.self).filter { !$0.isEmpty }
      .joined(separator: ": ")
  }
}

/// An error whose description has no header values and no bodies. It can be part of the description
/// of a ``RequestError``.
package protocol LoggableError: Error, CustomStringConvertible {}

extension RequestFailure: CustomStringConvertible {
  /// A sentence without header values, query values and bodies.
  public var description: String {
    switch self {
    case .invalidRequest(let error):
      "the request cannot be written. \(Self.safeDescription(of: error))"
    case .problems: "the server reports errors"
    case .status: ""
    case .undecodable(let error):
      "the response cannot be decoded. \(Self.safeDescription(of: error))"
    case .mediaType(let type?): "the response has the media type \(type)"
    case .mediaType(nil): "the response has no media type"
    case .empty: "the response has no body"
    case .transport(let error): Self.safeDescription(of: error)
    case .timedOut: TransportError.timedOut.description
    case .bodyTooLarge(let limit): TransportError.bodyTooLarge(limit: limit).description
    case .redirect(let target): "a redirect to \(Self.withoutQuery(target)) is not followed"
    case .foreignLink(let url) where Origin(url) == nil && url.host == nil:
      "the address \(url.withoutQuery) is not followed: it has no scheme and host, nor has the base URL"
    case .foreignLink(let url) where Origin(url) == nil:
      "the address \(url.withoutQuery) is not followed: its scheme is not http or https"
    case .foreignLink(let url): "the link \(url.withoutQuery) is not followed"
    case .pageLoop(let url): "the page at \(url.withoutQuery) was read before"
    case .strayLink(let url, let collection):
      "the link \(url.withoutQuery) to another page is not followed, because it leaves \(collection)"
    case .incomplete(let count, let total):
      "the pages end after \(count) resources, but the collection has \(total)"
    case .emptyPages(let count): "\(count) pages in a row are empty, and another follows"
    case .middleware(let error): Self.safeDescription(of: error)
    }
  }

  /// Returns a description without secrets. The descriptions of other libraries' errors may contain
  /// a URL or a body, so that only the type is named.
  private static func safeDescription(of error: any Error) -> String {
    switch error {
    case let error as any LoggableError: error.description
    case let error as QueryError: error.description
    case let error as UnwritableValue: error.description
    case let error as DifferentResources: error.description
    case EncodingError.invalidValue(_, let context):
      "The value at \(JSONPointer(codingPath: context.codingPath)) has no form in JSON."
    case let error as JSONAPIDecodingError: safeDescription(of: error.problem)
    case is CancellationError: "the request was cancelled"
    default: "\(type(of: error))"
    }
  }

  /// Returns the expected value and its place, without the value that was found.
  private static func safeDescription(of problem: DecodingProblem) -> String {
    if problem.kind == .invalidJSON { return problem.description }
    let place =
      problem.pointer.components.isEmpty ? "the top of the document" : "\(problem.pointer)"
    let position = problem.position.map { ", \($0)" } ?? ""
    return "Expected \(problem.expected) at \(place)\(position)"
  }

  private static func withoutQuery(_ text: String) -> Substring {
    text.prefix { $0 != "?" && $0 != "#" }
  }
}

extension HTTPResponse.Status {
  /// The code and its reason phrase: the server's, or the standard one if the
  /// transport does not provide it.
  var summary: String {
    let phrase = reasonPhrase.isEmpty ? Self.phrases[code] : reasonPhrase
    return phrase.map { "\(code) \($0)" } ?? "\(code)"
  }

  private static let phrases: [Int: String] = Dictionary(
    uniqueKeysWithValues: [
      .ok, .created, .accepted, .noContent, .badRequest, .unauthorized, .forbidden, .notFound,
      .methodNotAllowed, .notAcceptable, .requestTimeout, .conflict, .gone, .preconditionFailed,
      .contentTooLarge, .unsupportedMediaType, .unprocessableContent, .tooManyRequests,
      .internalServerError, .notImplemented, .badGateway, .serviceUnavailable, .gatewayTimeout,
    ].map { (status: Self) in (status.code, status.reasonPhrase) })
}
