import Diagnostics
import JSONSource

/// Splits a byte stream into messages of the base protocol: a header with `Content-Length`, an
/// empty line, and the content.
package struct MessageStream {
  package enum Content {
    case message(JSONTree)
    case broken(String)
  }

  /// The size from which content is skipped, in bytes.
  static let maxSize = 64 << 20
  /// The size from which a header is no header, in bytes.
  static let maxHeader = 16 << 10

  private var bytes: [UInt8] = []
  /// The number of bytes of content that is too large, still to be skipped.
  private var skipped = 0

  package init() {}

  package mutating func append(_ more: some Sequence<UInt8>) {
    bytes += more
    let count = min(skipped, bytes.count)
    bytes.removeFirst(count)
    skipped -= count
  }

  /// Removes and returns the content of the first whole message; `nil` until there is one.
  package mutating func next() -> Content? {
    guard let header = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound else {
      guard bytes.count > Self.maxHeader else { return nil }
      bytes = []
      return .broken("The header is longer than \(Self.maxHeader) bytes.")
    }
    let fields = String(decoding: bytes[..<header], as: UTF8.self)
    let field = fields.firstMatch(of: #/(?im)^content-length:\h*(\d+)$/#)
    guard let length = field.flatMap({ Int($0.1) }) else {
      bytes.removeFirst(header)
      return .broken("The header has no Content-Length.")
    }
    guard length <= Self.maxSize else {
      bytes.removeFirst(header)
      skipped = length
      append([])
      return .broken("The message is larger than \(Self.maxSize) bytes.")
    }
    guard bytes.count - header >= length else { return nil }
    let content = Array(bytes[header..<(header + length)])
    bytes.removeFirst(header + length)
    let reading = JSONReader.read(
      SourceFile(path: "message", bytes: content, maxSize: Self.maxSize))
    guard let root = reading.root else {
      return .broken(reading.diagnostics.first?.message ?? "The message is not JSON.")
    }
    return .message(JSONTree(root))
  }

  package static func text(of message: JSONTree) -> String {
    let content = message.text
    return "Content-Length: \(content.utf8.count)\r\n\r\n" + content
  }
}
