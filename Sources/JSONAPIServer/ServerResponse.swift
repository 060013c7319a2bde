import HTTPTypes
import JSONAPI
import JSONAPIQuery

/// The answer to a request: status, header fields and body.
public struct ServerResponse: Hashable, Sendable {
  /// The status and the header fields.
  public var head: HTTPResponse
  /// The body; empty if there is none.
  public var body: [UInt8]

  /// Creates an answer.
  public init(_ head: HTTPResponse, body: [UInt8] = []) {
    self.head = head
    self.body = body
  }

  /// Creates an answer with a document.
  public init(_ status: HTTPResponse.Status, _ document: some Encodable) throws {
    self.init(
      HTTPResponse(
        status: status, headerFields: [.contentType: Negotiation.mediaType, .vary: "Accept"]),
      // Equal answers are equal bytes, so that they can have an entity tag.
      body: try document.jsonBytes)
  }

  /// Creates an answer with the errors that an error is for the client; see ``Problems/init(_:)``.
  public init(error: any Error) {
    let problems = Problems(error)
    do {
      try self.init(problems.status, ErrorsDocument(errors: problems.all))
    } catch {
      self.init(HTTPResponse(status: .internalServerError))
    }
  }

  /// The answer without content, to a request that deleted something, or changed only what it said.
  public static let noContent = ServerResponse(HTTPResponse(status: .noContent))

  private struct ErrorsDocument: Encodable {
    let errors: [Problem]
  }
}
