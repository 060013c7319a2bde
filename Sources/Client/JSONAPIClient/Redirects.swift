import HTTPTypes
import JSONAPIFoundation

/// The rules by which redirects are followed.
enum Redirects {
  /// Returns the request that a response redirects to, or `nil` if it does not redirect.
  ///
  /// - Throws: ``ExchangeError`` with the reason `redirect` if the client must
  ///   not follow the redirect.
  static func next(
    after response: HTTPExchangeResponse, to request: ClientRequest
  ) throws -> ClientRequest? {
    var next = request
    let isSafe = request.method == .get || request.method == .head
    switch response.status.code {
    case 301, 302:
      // With unsafe methods, the meaning of a redirect varies between servers. Repeating
      // the request may be wrong.
      if !isSafe, let location = response.headerFields[.location] {
        throw ExchangeError(.redirect(to: location), response: response)
      }
    case 303:
      if !isSafe { next.method = .get }
      next.body = nil
      next.headerFields[.contentType] = nil
    case 307, 308: break
    default: return nil
    }
    guard let location = response.headerFields[.location] else { return nil }
    let refusal = ExchangeError(.redirect(to: location), response: response)
    // A field that was sent twice arrives as one value, joined by a comma and a space.
    guard !location.contains(" "), let url = URL(string: location, relativeTo: request.url),
      let origin = Origin(url.absoluteURL), let current = Origin(request.url),
      !current.isDowngraded(by: origin)
    else { throw refusal }
    guard let target = URL(string: "\(origin.url)\(url.absoluteURL.requestTarget)") else {
      throw refusal
    }
    next.url = target
    if origin != current { next.removeCredentials() }
    return next
  }
}
