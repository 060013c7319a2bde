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
  /// The number of redirects that are followed for a request.
  public var maxRedirects = 5
  /// Reports events; by default none.
  public var observing: Observing?
  /// Keeps responses and asks whether they are still valid; by default none.
  public var conditional: Conditional?
  /// Repeats requests after failures that may pass; by default three attempts.
  public var retrying: Retrying? = Retrying()
  /// Limits how many requests are under way at the same time; by default 16.
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
