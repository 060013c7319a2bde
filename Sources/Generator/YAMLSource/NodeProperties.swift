import Diagnostics

/// The anchor and the tag before a node, which libyaml includes in the range of the node.
struct NodeProperties {
  private(set) var anchor: Range<Int>?
  private(set) var tag: Range<Int>?
  /// The offset at which the node itself begins.
  private(set) var contentStart: Int

  /// Only looks for the given properties: in `&a key: value`, the anchor may belong to the key or
  /// to the mapping, and only libyaml knows which.
  init(in bytes: [UInt8], from start: Int, hasAnchor: Bool, hasTag: Bool) {
    contentStart = start
    var offset = start
    while offset < bytes.count {
      let end = Self.endOfProperty(in: bytes, from: offset)
      if bytes[offset] == UInt8(ascii: "&"), hasAnchor, anchor == nil {
        anchor = offset..<end
      } else if bytes[offset] == UInt8(ascii: "!"), hasTag, tag == nil {
        tag = offset..<end
      } else {
        break
      }
      offset = Self.startOfText(in: bytes, from: end)
      contentStart = offset
    }
  }

  static func endOfProperty(in bytes: [UInt8], from start: Int) -> Int {
    bytes[(start + 1)...].firstIndex { Byte.isWhitespace($0) || isFlowIndicator($0) } ?? bytes.count
  }

  /// Skips spaces, line breaks and comments.
  private static func startOfText(in bytes: [UInt8], from start: Int) -> Int {
    var offset = start
    while offset < bytes.count {
      if Byte.isWhitespace(bytes[offset]) {
        offset += 1
      } else if bytes[offset] == UInt8(ascii: "#") {
        while offset < bytes.count, !Byte.isLineBreak(bytes[offset]) { offset += 1 }
      } else {
        break
      }
    }
    return offset
  }

  static func isFlowIndicator(_ byte: UInt8) -> Bool { ",[]{}".utf8.contains(byte) }
}

/// The core tags, which every YAML parser supports. Each states the type that the value has anyway.
enum CoreTag {
  static let scalars = resolved(["str", "null", "bool", "int", "float"])
  static let sequences = resolved(["seq"])
  static let mappings = resolved(["map"])

  /// The non-specific tag `!` is accepted as well: it turns type guessing off, and this parser does
  /// not guess.
  private static func resolved(_ names: [String]) -> Set<String> {
    Set(names.map { "tag:yaml.org,2002:\($0)" } + ["!"])
  }
}
