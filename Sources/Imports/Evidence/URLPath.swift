import JSONSource

/// Paths of URLs, which may be absolute, relative to a server, or without one.
public enum URLPath {
  /// Returns the parts of the path of a URL, decoded.
  public static func parts(of url: String) -> [String] {
    path(of: url).split(separator: "/").map { decoded(String($0)) }
  }

  /// Returns true if the path of a URL ends with a slash.
  public static func endsWithSlash(_ url: String) -> Bool { path(of: url).last == "/" }

  private static func path(of url: String) -> Substring {
    var rest = url[...]
    if let scheme = rest.range(ofSeparator: "://") {
      rest = rest[scheme...]
      rest = rest[(rest.firstIndex(of: "/") ?? rest.endIndex)...]
    }
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    return rest[..<end]
  }

  /// Returns the parameters of the query of a URL, decoded, in their order.
  public static func query(of url: String) -> [Exchange.Parameter] {
    guard let start = url.firstIndex(of: "?") else { return [] }
    let end = url[start...].firstIndex(of: "#") ?? url.endIndex
    return url[url.index(after: start)..<end].split(separator: "&").map { pair in
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return Exchange.Parameter(
        name: decoded(String(parts[0]), isQuery: true),
        value: parts.count > 1 ? decoded(String(parts[1]), isQuery: true) : "")
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
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), let high = rest.first.flatMap(digit),
        let low = rest.dropFirst().first.flatMap(digit)
      {
        bytes.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(isQuery && byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

extension Substring {
  /// The index after the first occurrence of a separator.
  fileprivate func range(ofSeparator separator: String) -> Index? {
    var index = startIndex
    while index < endIndex, self[index] != "/" {
      if self[index...].hasPrefix(separator) { return self.index(index, offsetBy: separator.count) }
      index = self.index(after: index)
    }
    return nil
  }
}

extension JSONNode {
  /// The address of a link, which is a string or an object.
  var url: String? { string ?? self["href"]?.string }
}
