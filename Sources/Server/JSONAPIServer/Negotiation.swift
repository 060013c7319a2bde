import HTTPTypes
import JSONAPIQuery

/// Checks the media types of requests.
///
/// See [Server Responsibilities](https://jsonapi.org/format/#content-negotiation-servers).
public struct Negotiation: Hashable, Sendable {
  /// JSON:API's media type.
  public static let mediaType = "application/vnd.api+json"
  /// The URI of the extension for atomic operations.
  public static let atomicOperations = "https://jsonapi.org/ext/atomic"

  /// The URIs of the extensions that the server knows.
  public var extensions: Set<String>

  /// Creates the rules of a server.
  public init(extensions: Set<String> = []) {
    self.extensions = extensions
  }

  /// Throws ``Problems`` with the status 415 if the server cannot read the media type of the request body, and with the
  /// status 406 if the client cannot read the server's media type.
  ///
  /// - Parameter hasBody: True if there is a body. Only reading the request shows that, because a
  ///   chunked body has no `Content-Length`.
  public func check(_ request: HTTPRequest, hasBody: Bool) throws {
    if hasBody { try checkContentType(request.headerFields[.contentType]) }
    if let accept = request.headerFields[.accept] { try checkAccept(accept) }
  }

  private func checkContentType(_ field: String?) throws {
    let ranges = MediaRange.ranges(in: field ?? "")
    guard ranges.count == 1 else { throw unsupported("Expected one media type.") }
    guard ranges[0].name == Self.mediaType else {
      throw unsupported("The body must be “\(Self.mediaType)”.")
    }
    if let parameter = ranges[0].parameters.first(where: { !["ext", "profile"].contains($0.name) })
    {
      throw unsupported("The media type must not have the parameter “\(parameter.name)”.")
    }
    if let unknown = ranges[0].extensions.first(where: { !extensions.contains($0) }) {
      throw unsupported("The server does not know the extension “\(unknown)”.")
    }
  }

  private func unsupported(_ detail: String) -> Problems {
    Problems(
      Problem(status: .unsupportedMediaType, detail: detail, source: .header(.contentType)))
  }

  private func checkAccept(_ field: String) throws {
    let ranges = MediaRange.ranges(in: field)
    // The most specific range decides, whatever the order. Clients that ask for plain JSON can read JSON:API.
    let isAcceptable =
      [Self.mediaType, "application/json", "application/*", "*/*"].lazy
      .map { name in ranges.filter { $0.name == name } }.first { !$0.isEmpty }?
      .contains { $0.isAccepted && ($0.name != Self.mediaType || isWritable($0)) } ?? false
    guard isAcceptable || field.allSatisfy({ $0 == " " }) else {
      throw Problems(
        Problem(
          status: .notAcceptable,
          detail: "The server responds with “\(Self.mediaType)” without other parameters"
            + (extensions.isEmpty
              ? "." : " and with the extensions \(extensions.sorted().listed)."),
          source: .header(.accept)))
    }
  }

  private func isWritable(_ range: MediaRange) -> Bool {
    range.parameters.allSatisfy { ["ext", "profile", "q"].contains($0.name) }
      && range.extensions.allSatisfy(extensions.contains)
  }
}

/// A media type or a range of them, with parameters.
private struct MediaRange {
  let name: String
  let parameters: [(name: String, value: String)]

  var extensions: [String] {
    parameters.filter { $0.name == "ext" }.flatMap { $0.value.split(separator: " ") }
      .map(String.init)
  }

  /// `false` if the weight is zero.
  var isAccepted: Bool {
    parameters.first { $0.name == "q" }.flatMap { Double($0.value) } != 0
  }

  static func ranges(in field: String) -> [MediaRange] {
    field.split(outsideQuotes: ",").map { range in
      let parts = range.split(outsideQuotes: ";")
      return MediaRange(
        name: parts[0].trimmed.lowercased(),
        parameters: parts.dropFirst().map { part in
          let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
          return (
            halves[0].trimmed.lowercased(), halves.count > 1 ? halves[1].trimmed.unquoted : ""
          )
        })
    }
  }
}
