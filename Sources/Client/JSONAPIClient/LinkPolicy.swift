import JSONAPIFoundation

/// A rule that decides which links in responses are followed.
///
/// Only `http` and `https` links are followed, and never from `https` to `http`. Regardless of the rule, credentials
/// are sent only to the base URL's origin.
public enum LinkPolicy: Hashable, Sendable {
  /// Links to the base URL's scheme, host and port.
  case sameOrigin
  /// All links, with their path and query, but with the base URL's scheme, host and port. For
  /// servers that do not know their own address because a proxy hides it.
  case rebased
  /// Links to the base URL's origin, and to these hosts at any port.
  case hosts(Set<String>)

  /// Returns the absolute URL to request for a link.
  ///
  /// - Parameters:
  ///   - document: The URL of the document that contains the link. A relative link
  ///     is resolved against it.
  /// - Throws: ``ExchangeError`` with the reason `foreignLink` if the link may not be followed.
  func follow(_ link: URL, from document: URL, base: URL) throws -> URL {
    let refusal = ExchangeError(.foreignLink(link))
    guard let target = URL(string: link.relativeString, relativeTo: link.baseURL ?? document),
      let linked = Origin(target.absoluteURL), let own = Origin(base),
      target.user(percentEncoded: true) == nil, target.password(percentEncoded: true) == nil
    else { throw refusal }
    let origin: Origin
    switch self {
    case .sameOrigin where linked == own: origin = own
    case .rebased: origin = own
    case .hosts(let hosts)
    where linked == own
      || (hosts.contains { $0.lowercased() == linked.host } && !own.isDowngraded(by: linked)):
      origin = linked
    default: throw refusal
    }
    guard let url = URL(string: "\(origin.url)\(target.absoluteURL.requestTarget)") else {
      throw refusal
    }
    return url
  }
}
