import JSONAPIFoundation
import JSONAPIQuery

/// A client of an API.
///
/// ```swift
/// let client = BlogClient(baseURL: address, transport: URLSessionTransport())
/// let page = try await client.articles.list { $0.include(\.author).page(size: 20) }
/// ```
///
/// It is a value without state of its own. Copies share the transport and the state of the configured middlewares:
/// stored responses, credentials, waiting requests.
public struct Client<API: APIDefinition>: Sendable {
  let pipeline: Pipeline

  /// Creates a client.
  ///
  /// - Parameter baseURL: The address that paths of resources are appended to.
  public init(
    baseURL: URL, transport: any ClientTransport,
    configuration: ClientConfiguration = ClientConfiguration()
  ) {
    pipeline = Pipeline(baseURL: baseURL, transport: transport, configuration: configuration)
  }

  /// The address that paths of resources are appended to.
  public var baseURL: URL { pipeline.baseURL }

  /// The settings.
  public var configuration: ClientConfiguration { pipeline.configuration }

  /// The operations on a resource type. The generator writes a property for each: `client.articles`.
  public func resources<Description: ClientResource>(
    _ type: Description.Type
  ) -> ResourceEndpoint<Description> where Description.API == API {
    ResourceEndpoint(client: self, parents: [:])
  }

  /// The operations on a resource type below parents. The generator writes a function for each combination of parents:
  /// `client.workspaces(organization: id)`.
  ///
  /// - Parameter parents: The ids of the parents, by the names that they have in the paths of the resource type.
  public func resources<Description: ClientResource, Parents>(
    _ type: Description.Type, below parents: ParentIDs
  ) -> Endpoint<Description, Parents> where Description.API == API {
    Endpoint(client: self, parents: parents)
  }

  /// Sends a request and returns the output of its response.
  ///
  /// - Throws: ``RequestError``, or `CancellationError` if the task was cancelled.
  @discardableResult
  public func send<Output>(_ request: Request<Output>) async throws -> Output {
    let prepared = pipeline.prepared(try clientRequest(for: request))
    let response = try await pipeline.response(to: prepared, problems: API.Problem.self)
    let stopwatch = Stopwatch(configuration.clock)
    do {
      let output = try request.read(
        ReceivedResponse(
          response: response, url: response.url ?? prepared.url, operation: request.operation,
          client: self))
      prepared.report(.decoded(in: stopwatch.elapsed))
      return output
    } catch {
      let failure =
        error as? RequestError<API.Problem>
        ?? RequestError(
          .undecodable(error), in: request.operation, http: response.head, body: response.body)
      prepared.report(.failed(failure, in: stopwatch.elapsed))
      throw failure
    }
  }

  private func clientRequest<Output>(for request: Request<Output>) throws -> ClientRequest {
    let url: URL
    do {
      url = try self.url(of: request.target, query: request.query)
    } catch {
      throw RequestError<API.Problem>(error, in: request.operation)
    }
    return ClientRequest(
      request.operation, request.method, url, headerFields: request.headerFields,
      body: request.body, accept: request.mediaType, contentType: request.mediaType)
  }

  private func url(of target: RequestTarget, query: [QueryParameter]) throws -> URL {
    let url: URL
    switch target {
    case .path(let path):
      var base = baseURL.withoutQuery
      while base.hasSuffix("/") { base.removeLast() }
      let path = path.drop { $0 == "/" }
      var text = path.isEmpty ? base : "\(base)/\(path)"
      let queries = [baseURL.query(percentEncoded: true) ?? "", query.queryString]
        .filter { !$0.isEmpty }
      if !queries.isEmpty { text += "?" + queries.joined(separator: "&") }
      guard let joined = URL(string: text) else { throw ExchangeError(.foreignLink(baseURL)) }
      url = joined
    case .link(let link, let document):
      let linked = try pipeline.url(of: link, in: document ?? baseURL)
      guard !query.isEmpty else { return linked }
      let separator = linked.query(percentEncoded: true) == nil ? "?" : "&"
      guard let joined = URL(string: linked.absoluteString + separator + query.queryString) else {
        throw ExchangeError(.foreignLink(linked))
      }
      url = joined
    }
    return url
  }
}
