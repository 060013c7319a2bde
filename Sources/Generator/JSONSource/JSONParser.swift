import Diagnostics

/// A parser that reads a JSON text in one pass. Open arrays and objects are on an explicit stack,
/// so that nesting causes no recursion.
struct JSONParser {
  /// A list or an object that is not closed yet.
  struct Open {
    var isObject: Bool
    var start: Int
    /// The number of values, or of members, that the stacks had before its own.
    var base: Int
    /// The name whose value comes next.
    var pendingName: String?
    var nameOffsets = 0..<0
    /// True for an array whose elements are passed on one by one.
    var isStreamed = false
  }

  /// A duplicate name in an object.
  struct Duplicate {
    var name: String
    var first: Range<Int>
    var second: Range<Int>
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The first byte. Access through a pointer is fast even without optimization.
  private let first: UnsafePointer<UInt8>?
  let count: Int
  var offset = 0
  private(set) var nodeCount = 0
  private(set) var duplicates: [Duplicate] = []
  private(set) var open: [Open] = []
  private var values: [JSONNode] = []
  private var members: [JSONObject.Member] = []
  private var texts = TextPool()
  private let limits: JSONReader.Limits
  /// The path of names to the array whose elements are passed on, until it was read.
  private var streamedPath: [String]?

  /// The maximum number of duplicates to report.
  private static let maxDuplicates = 1_000

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: JSONReader.Limits, streamedPath: [String]?) {
    self.bytes = bytes
    first = bytes.baseAddress
    count = bytes.count
    self.limits = limits
    self.streamedPath = streamedPath
  }

  /// The next byte; 0 at the end, since 0 is not allowed in JSON.
  var byte: UInt8 {
    // Without optimization, a getter that is not mutating would copy the whole parser.
    mutating get {
      guard let first, offset < count else { return 0 }
      return first[offset]
    }
  }

  mutating func parse(_ body: (JSONNode) -> Void) throws(JSONFailure) -> JSONNode {
    while true {
      skipSpace()
      guard var node = try value() else { continue }
      // A complete value can close arrays and objects, as long as closing brackets follow.
      while let container = open.last {
        append(node, body)
        skipSpace()
        if byte == UInt8(ascii: ",") {
          offset += 1
          if container.isObject { try name() }
          break
        }
        guard byte == (container.isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) else {
          throw failure(expecting: .separator)
        }
        offset += 1
        node = closed(container)
      }
      if open.isEmpty {
        skipSpace()
        guard offset == count else {
          throw JSONFailure(
            "the file continues after its value", "keep one JSON value in a file",
            offset..<offset + 1)
        }
        return node
      }
    }
  }

  /// Reads a value. Returns `nil` if it opens an array or an object that is not empty.
  private mutating func value() throws(JSONFailure) -> JSONNode? {
    nodeCount += 1
    guard nodeCount <= limits.nodes else {
      throw JSONFailure(
        "there are more than \(limits.nodes) values", "split the file", offset..<offset, .limit)
    }
    let start = offset
    switch byte {
    case UInt8(ascii: "\""):
      return JSONNode(content: .string(try string()), offsets: start..<offset)
    case UInt8(ascii: "{"):
      try enter(isObject: true)
      guard byte == UInt8(ascii: "}") else {
        try name()
        return nil
      }
    case UInt8(ascii: "["):
      try enter(isObject: false)
      guard byte == UInt8(ascii: "]") else { return nil }
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try number()
      return JSONNode(content: .number(texts[bytes, start..<offset]), offsets: start..<offset)
    case UInt8(ascii: "t") where take("true"):
      return JSONNode(content: .bool(true), offsets: start..<offset)
    case UInt8(ascii: "f") where take("false"):
      return JSONNode(content: .bool(false), offsets: start..<offset)
    case UInt8(ascii: "n") where take("null"):
      return JSONNode(content: .null, offsets: start..<offset)
    default: throw failure(expecting: .value)
    }
    offset += 1
    return closed(open[open.count - 1])
  }

  private mutating func enter(isObject: Bool) throws(JSONFailure) {
    guard open.count < limits.nesting else {
      throw JSONFailure(
        "arrays and objects are nested more than \(limits.nesting) levels deep", "flatten them",
        offset..<offset + 1, .limit)
    }
    var container = Open(
      isObject: isObject, start: offset, base: isObject ? members.count : values.count)
    if !isObject, let path = streamedPath, open.count == path.count,
      zip(open, path).allSatisfy({ $0.pendingName == $1 })
    {
      container.isStreamed = true
      streamedPath = nil
    }
    open.append(container)
    offset += 1
    skipSpace()
  }

  private mutating func append(_ node: JSONNode, _ body: (JSONNode) -> Void) {
    let last = open.count - 1
    guard open[last].isObject else {
      if open[last].isStreamed { body(node) } else { values.append(node) }
      return
    }
    members.append(
      .init(
        name: open[last].pendingName ?? "", nameOffsets: open[last].nameOffsets, value: node))
    open[last].pendingName = nil
  }

  /// Removes the elements or members of an array or an object from the stacks, and returns it.
  private mutating func closed(_ container: Open) -> JSONNode {
    open.removeLast()
    let offsets = container.start..<offset
    guard container.isObject else {
      let elements = Array(values[container.base...])
      values.removeLast(elements.count)
      return JSONNode(content: .array(elements), offsets: offsets)
    }
    let own = Array(members[container.base...])
    members.removeLast(own.count)
    let object = JSONObject(own)
    guard object.repeatsName else { return JSONNode(content: .object(object), offsets: offsets) }
    let unique = own.filter { member in
      guard let first = object.member(member.name)?.nameOffsets, first != member.nameOffsets else {
        return true
      }
      if duplicates.count < Self.maxDuplicates {
        duplicates.append(Duplicate(name: member.name, first: first, second: member.nameOffsets))
      }
      return false
    }
    return JSONNode(content: .object(JSONObject(unique)), offsets: offsets)
  }

  private mutating func name() throws(JSONFailure) {
    skipSpace()
    let last = open.count - 1
    guard byte == UInt8(ascii: "\"") else { throw failure(expecting: .name) }
    let start = offset
    open[last].pendingName = try string()
    open[last].nameOffsets = start..<offset
    skipSpace()
    guard byte == UInt8(ascii: ":") else {
      guard offset < count else { throw unclosed(open[last]) }
      throw JSONFailure(
        "expected `:` after the name", "write a colon and the value", offset..<offset + 1)
    }
    offset += 1
  }

  private mutating func skipSpace() {
    while byte <= 0x20, offset < count, Byte.isWhitespace(byte) { offset += 1 }
  }

  private mutating func take(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard offset + length <= count else { return false }
    for index in 0..<length where bytes[offset + index] != word.utf8Start[index] { return false }
    offset += length
    return true
  }

  // MARK: - Numbers

  private mutating func number() throws(JSONFailure) {
    let start = offset
    if byte == UInt8(ascii: "-") { offset += 1 }
    if byte == UInt8(ascii: "0") {
      offset += 1
      if Byte.isDigit(byte) {
        throw JSONFailure(
          "a number cannot begin with 0", "remove it, or put a code in double quotes",
          start..<offset)
      }
    } else {
      try digits(start)
    }
    if byte == UInt8(ascii: ".") {
      offset += 1
      try digits(start)
    }
    if byte | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-") { offset += 1 }
      try digits(start)
    }
  }

  private mutating func digits(_ start: Int) throws(JSONFailure) {
    guard Byte.isDigit(byte) else {
      throw JSONFailure(
        "this number is missing a digit", "write it as in `-0.5e3`", start..<max(offset, start + 1))
    }
    while Byte.isDigit(byte) { offset += 1 }
  }

  // MARK: - Strings

  private mutating func string() throws(JSONFailure) -> String {
    let quote = offset
    offset += 1
    // The text up to the last escape, and the start of the rest.
    var text: [UInt8] = []
    var start = offset
    var isASCII = true
    let (quotationMark, backslash) = (UInt8(ascii: "\""), UInt8(ascii: "\\"))
    while offset < count {
      let byte = byte
      if byte == quotationMark {
        if !isASCII, let failure = encodingFailure(in: quote + 1..<offset) { throw failure }
        let rest = start..<offset
        offset += 1
        return text.isEmpty
          ? texts[bytes, rest] : String(decoding: text + bytes[rest], as: UTF8.self)
      }
      if byte == backslash {
        text += bytes[start..<offset]
        try escape(&text)
        start = offset
        continue
      }
      if byte < 0x20 { throw controlCharacter(byte, quote: quote) }
      if byte >= 0x80 { isASCII = false }
      offset += 1
    }
    throw unclosedString(quote)
  }

  private mutating func escape(_ text: inout [UInt8]) throws(JSONFailure) {
    let start = offset
    offset += 1
    let letter = byte
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var unit = try codeUnit(start)
      if 0xD800...0xDBFF ~= unit, byte == UInt8(ascii: "\\"), offset + 1 < count,
        bytes[offset + 1] == UInt8(ascii: "u")
      {
        let second = offset
        offset += 2
        let low = try codeUnit(second)
        if 0xDC00...0xDFFF ~= low {
          unit = 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
        } else {
          // The second escape is a character of its own.
          offset = second
        }
      }
      let scalar = Unicode.Scalar(unit) ?? "\u{FFFD}"
      text.append(contentsOf: String(scalar).utf8)
    default:
      throw JSONFailure(
        "this is not an escape sequence", "write `\\\\` for a backslash",
        start..<min(start + 2, count))
    }
  }

  private mutating func codeUnit(_ start: Int) throws(JSONFailure) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw JSONFailure(
          "`\\u` is followed by four hexadecimal digits", "write them, as in `\\u00e9`",
          start..<min(offset, count))
      }
      unit = unit << 4 | UInt32(digit)
      offset += 1
    }
    return unit
  }

  private func controlCharacter(_ byte: UInt8, quote: Int) -> JSONFailure {
    if Byte.isLineBreak(byte) { return unclosedString(quote) }
    return JSONFailure(
      "a control character is in this string", "write an escape, such as `\\t` or `\\u0007`",
      offset..<offset + 1)
  }

  private func unclosedString(_ quote: Int) -> JSONFailure {
    JSONFailure(
      "this string is not closed on its line",
      "write `\"` where it ends, and `\\n` for a line break",
      quote..<quote + 1)
  }
}

/// Shares repeated texts of a file that are too long to be stored inline in a `String`.
private struct TextPool {
  /// Shorter texts are stored inline in a `String`.
  private static let smallest = 16
  private static let longest = 96
  private var texts = [String](repeating: "", count: 1 << 12)

  subscript(bytes: UnsafeBufferPointer<UInt8>, range: Range<Int>) -> String {
    mutating get {
      let slice = UnsafeBufferPointer(rebasing: bytes[range])
      guard Self.smallest...Self.longest ~= slice.count, let start = slice.baseAddress else {
        return String(decoding: slice, as: UTF8.self)
      }
      var hash: UInt64 = 0xCBF2_9CE4_8422_2325
      for index in 0..<slice.count { hash = (hash ^ UInt64(start[index])) &* 0x100_0000_01B3 }
      let slot = Int(truncatingIfNeeded: hash >> 40) & (texts.count - 1)
      if texts[slot].utf8.count == slice.count, texts[slot].utf8.elementsEqual(slice) {
        return texts[slot]
      }
      texts[slot] = String(decoding: slice, as: UTF8.self)
      return texts[slot]
    }
  }
}
