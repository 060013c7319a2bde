import JSONAPIFoundation

/// The scheme, host and port of a URL: credentials for one origin are not sent to another.
struct Origin: Hashable, Sendable {
  let scheme: String
  let host: String
  let port: Int

  /// Creates the origin of a URL; `nil` for URLs that are not absolute and `http` or `https`.
  init?(_ url: URL) {
    guard let scheme = url.scheme?.lowercased(), let standardPort = Self.ports[scheme],
      let host = url.host(percentEncoded: true)?.lowercased(), !host.isEmpty
    else { return nil }
    self.scheme = scheme
    self.host = host
    port = url.port ?? standardPort
  }

  /// Returns `true` if following a link to another origin loses encryption.
  func isDowngraded(by next: Origin) -> Bool { scheme == "https" && next.scheme == "http" }

  /// The origin as it is in a request: without the standard port of the scheme.
  var authority: String {
    let host = host.contains(":") && !host.hasPrefix("[") ? "[\(host)]" : host
    return port == Self.ports[scheme] ? host : "\(host):\(port)"
  }

  /// The URL that the path of a request is appended to.
  var url: String { "\(scheme)://\(authority)" }

  private static let ports = ["http": 80, "https": 443]
}

extension URL {
  /// The path and the query, as they are in a request.
  var requestTarget: String {
    var path = path(percentEncoded: true)
    if !path.hasPrefix("/") { path = "/" + path }
    return query(percentEncoded: true).map { "\(path)?\($0)" } ?? path
  }

  /// The URL without query and fragment, which may contain values that must not be logged.
  var withoutQuery: String {
    let text = absoluteString
    let end = text.firstIndex { $0 == "?" || $0 == "#" } ?? text.endIndex
    return String(text[..<end])
  }
}
