import HTTPTypes

/// The settings of a client.
///
/// A request passes the middlewares in this order: ``conditional``, ``retrying``, ``limiting``,
/// ``authenticating``, ``middlewares``. The response passes them in the opposite order.
public struct ClientConfiguration: Sendable {
  /// Header fields of every request.
  public var headerFields: HTTPFields = [:]
  /// The limits of every exchange.
  public var limits = TransportLimits()
  /// The links of responses that are followed.
  public var linkPolicy = LinkPolicy.sameOrigin
  /// The maximum number of redirects to follow for a request.
  public var maxRedirects = 5
  /// Reports events; by default none.
  public var observing: Observing?
  /// Stores responses and asks the server whether they are still valid; by default none.
  public var conditional: Conditional?
  /// Retries requests after temporary failures; by default three attempts.
  public var retrying: Retrying? = Retrying()
  /// Limits the number of concurrent requests; by default 16.
  public var limiting: Limiting? = Limiting(to: 16)
  /// Sends credentials; by default none.
  public var authenticating: Authenticating?
  /// More middlewares, outermost first.
  public var middlewares: [any ClientMiddleware] = []
  /// The clock by which the client waits and measures time.
  public var clock: any Clock<Duration> = ContinuousClock()

  /// Creates the default settings.
  public init() {}
}
