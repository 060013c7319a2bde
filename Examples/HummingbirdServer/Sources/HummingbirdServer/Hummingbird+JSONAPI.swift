import Hummingbird
import JSONAPIServer

// What is between Hummingbird and JSONAPIServer. It knows nothing of notes: copy it into a server of yours.

extension RouterMethods {
  /// Adds a route for requests of JSON:API: it checks their media types, and errors become error documents.
  ///
  /// - Parameter maximum: The number of bytes that a body can have.
  @discardableResult
  func jsonAPI(
    _ method: HTTPRequest.Method, _ path: RouterPath, upTo maximum: Int = 1 << 20,
    _ handler: @escaping @Sendable (ServerRequest, Context) async throws -> ServerResponse
  ) -> Self {
    on(path, method: method) { request, context in
      let body = try await request.body.collect(upTo: maximum)
      // The body is read first, because a chunked one has no `Content-Length`.
      let response = await Negotiation().respond(to: request.head, body: Array(buffer: body)) {
        do {
          return try await handler($0, context)
        } catch let error as any HTTPResponseError {
          throw Problem(status: error.status)
        }
      }
      return Response(response)
    }
  }
}

/// Makes error documents of the errors of Hummingbird: of paths without a route, and of bodies that are too
/// large.
struct JSONAPIErrors<Context: RequestContext>: RouterMiddleware {
  func handle(
    _ request: Request, context: Context,
    next: (Request, Context) async throws -> Response
  ) async throws -> Response {
    do {
      return try await next(request, context)
    } catch let error as any HTTPResponseError {
      return Response(ServerResponse(error: Problem(status: error.status)))
    } catch {
      return Response(ServerResponse(error: error))
    }
  }
}

extension Response {
  /// Creates a response of Hummingbird.
  init(_ response: ServerResponse) {
    self.init(
      status: response.head.status, headers: response.head.headerFields,
      body: .init(byteBuffer: .init(bytes: response.body)))
  }
}
