import HTTPTypes
import JSONAPI
import JSONAPIQuery

/// The response to a request: status, header fields and body.
public struct ServerResponse: Hashable, Sendable {
  /// The status and the header fields.
  public var head: HTTPResponse
  /// The body; empty if there is none.
  public var body: [UInt8]

  /// Creates a response.
  public init(_ head: HTTPResponse, body: [UInt8] = []) {
    self.head = head
    self.body = body
  }

  /// Creates a response with a document.
  public init(_ status: HTTPResponse.Status, _ document: some Encodable) throws {
    self.init(
      HTTPResponse(
        status: status, headerFields: [.contentType: Negotiation.mediaType, .vary: "Accept"]),
      // Equal responses must have equal bytes, so that they can have an entity tag.
      body: try document.jsonBytes)
  }

  /// Creates a response with the problems that an error causes for the client; see
  /// ``Problems/init(_:)``.
  public init(error: any Error) {
    let problems = Problems(error)
    do {
      try self.init(problems.status, ErrorsDocument(errors: problems.all))
    } catch {
      self.init(HTTPResponse(status: .internalServerError))
    }
  }

  /// The response without content, to a request that deleted something, or changed only what it asked for.
  public static let noContent = ServerResponse(HTTPResponse(status: .noContent))

  private struct ErrorsDocument: Encodable {
    let errors: [Problem]
  }
}
