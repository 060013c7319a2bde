import JSONAPIFoundation
import JSONAPIQuery

/// The parameters of a query string, and the names of those that are not properly encoded.
struct QueryString {
  private(set) var parameters: [QueryParameter] = []
  private(set) var malformed: [String] = []

  init(_ text: String) {
    for part in text.utf8.split(separator: UInt8(ascii: "&")) {
      let halves = part.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      let name = halves.first.flatMap { Self.decoded($0) }
      if let name, let value = halves.count < 2 ? "" : Self.decoded(halves[1]) {
        parameters.append(QueryParameter(name, value))
      } else {
        malformed.append(name ?? String(decoding: halves[0], as: UTF8.self))
      }
    }
  }

  /// Returns a text that is percent-encoded UTF-8; `nil` if it is not.
  static func decoded(_ text: Substring.UTF8View, plusIsSpace: Bool = true) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+") where plusIsSpace: bytes.append(UInt8(ascii: " "))
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit)
        else { return nil }
        bytes.append(high << 4 | low)
      default: bytes.append(byte)
      }
    }
    return String(bytes: bytes, encoding: .utf8)
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
