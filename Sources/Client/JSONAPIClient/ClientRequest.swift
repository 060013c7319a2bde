import HTTPTypes
import JSONAPIFoundation

/// A request on its way through the middlewares.
public struct ClientRequest: Sendable {
  /// The operation of the API.
  public let operation: OperationName
  /// The method.
  public var method: HTTPRequest.Method
  /// The absolute URL.
  public var url: URL
  /// The header fields. The client adds `Accept` and `Content-Type` after all middlewares, unless these
  /// are here.
  public var headerFields: HTTPFields
  /// The body.
  public var body: [UInt8]?
  /// The media type that is requested for the response.
  public var accept: MediaType
  /// The media type of the body.
  public var contentType: MediaType
  /// The limits of the exchange.
  public var limits: TransportLimits
  /// The number of the attempt, from 1.
  public internal(set) var attempt = 1

  var context: RequestContext
  /// Fields that only the base URL's origin may see.
  var credentialFields: Set<HTTPField.Name> = [.authorization, .cookie, .proxyAuthorization]

  /// Creates a request.
  public init(
    _ operation: OperationName, _ method: HTTPRequest.Method, _ url: URL,
    headerFields: HTTPFields = [:], body: [UInt8]? = nil, accept: MediaType = .jsonAPI,
    contentType: MediaType = .jsonAPI, limits: TransportLimits = TransportLimits()
  ) {
    self.operation = operation
    self.method = method
    self.url = url
    self.headerFields = headerFields
    self.body = body
    self.accept = accept
    self.contentType = contentType
    self.limits = limits
    context = RequestContext(baseURL: url)
  }

  /// True if credentials may be sent, because the request goes to the base URL's
  /// scheme, host and port.
  public var isToBaseOrigin: Bool {
    context.baseOrigin != nil && Origin(url) == context.baseOrigin
  }

  /// Sets a header field that must not be sent to another origin, and is not recorded or logged.
  public mutating func setCredential(_ value: String, in field: HTTPField.Name) {
    guard isToBaseOrigin else { return }
    credentialFields.insert(field)
    headerFields[field] = value
  }

  /// Reports an event to the observer of the client.
  public func report(_ event: @autoclosure () -> ClientEvent.Kind) {
    guard let observer = context.observer else { return }
    observer.observe(
      ClientEvent(
        request: observer.request, operation: operation, method: method, url: url, attempt: attempt,
        kind: event()))
  }

  mutating func removeCredentials() {
    for field in credentialFields { headerFields[field] = nil }
  }
}

/// State that all attempts of a request share.
struct RequestContext: Sendable {
  let baseOrigin: Origin?
  let clock: any Clock<Duration>
  /// The function that receives events, and the identifier of the request in them.
  let observer: (request: UUID, observe: @Sendable (ClientEvent) -> Void)?

  init(
    baseURL: URL, clock: any Clock<Duration> = ContinuousClock(),
    observe: (@Sendable (ClientEvent) -> Void)? = nil
  ) {
    baseOrigin = Origin(baseURL)
    self.clock = clock
    observer = observe.map { (UUID(), $0) }
  }
}
