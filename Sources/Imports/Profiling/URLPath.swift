import Foundation
import JSONSource

/// Paths of URLs, which may be absolute, relative to a server, or without one.
public enum URLPath {
  public static func parts(of url: String) -> [String] {
    path(of: url).split(separator: "/").map { decoded(String($0)) }
  }

  public static func endsWithSlash(_ url: String) -> Bool { path(of: url).last == "/" }

  private static func path(of url: String) -> Substring {
    var rest = url[...]
    if let scheme = rest.firstRange(of: "://"), !rest[..<scheme.lowerBound].contains("/") {
      rest = rest[scheme.upperBound...].drop { $0 != "/" }
    }
    return rest.prefix { $0 != "?" && $0 != "#" }
  }

  /// Returns the parameters of the query of a URL, decoded, in their order.
  public static func query(of url: String) -> [Exchange.Parameter] {
    guard let start = url.firstIndex(of: "?") else { return [] }
    let end = url[start...].firstIndex(of: "#") ?? url.endIndex
    return url[url.index(after: start)..<end].split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        name: decoded(String(parts[0]), isQuery: true),
        value: parts.count > 1 ? decoded(String(parts[1]), isQuery: true) : ""
      )
    }
  }

  static func hash(_ parts: some Sequence<String>) -> UInt64 {
    StableHash.of(parts.joined(separator: "/"))
  }

  /// Decodes `%20` and, in queries, `+`. Other text is returned unchanged.
  package static func decoded(_ text: String, isQuery: Bool = false) -> String {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "+") }) else {
      return text
    }
    let spaced = isQuery ? text.replacing("+", with: " ") : text
    return spaced.removingPercentEncoding ?? spaced
  }
}

extension JSONNode {
  /// The address of a link, which is a string or an object.
  var url: String? { string ?? self["href"]?.string }
}
