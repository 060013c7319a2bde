import Diagnostics

struct JSONParser {
  struct Open {
    var isObject: Bool
    var start: Int
    /// The name whose value comes next.
    var name: String?
  }

  /// A name that an object has twice.
  typealias Duplicate = (name: String, first: Range<Int>, second: Range<Int>)

  let bytes: UnsafeBufferPointer<UInt8>
  /// The first byte. Access through a pointer is fast even without optimization.
  private let first: UnsafePointer<UInt8>?
  let count: Int
  var offset = 0
  private(set) var nodeCount = 0
  private(set) var duplicates: [Duplicate] = []
  private(set) var open: [Open] = []
  private let maxNodes: Int
  /// The path of names to the array whose elements are passed on, until it was read.
  private var streamedPath: [String]?

  private static let maxDuplicates = 1_000
  /// Each level takes up to 4 KB of a stack, which may have 512 KB.
  private static let maxNesting = 128

  init(_ bytes: UnsafeBufferPointer<UInt8>, maxNodes: Int, streamedPath: [String]?) {
    self.bytes = bytes
    first = bytes.baseAddress
    count = bytes.count
    self.maxNodes = maxNodes
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
    let root = try value(body)
    skipSpace()
    guard offset == count else {
      throw JSONFailure(
        "the file continues after its value", "keep one JSON value in a file", offset..<offset + 1)
    }
    return root
  }

  private mutating func value(_ body: (JSONNode) -> Void) throws(JSONFailure) -> JSONNode {
    skipSpace()
    nodeCount += 1
    guard nodeCount <= maxNodes else {
      throw JSONFailure(
        "there are more than \(maxNodes) values", "split the file", offset..<offset, .limit)
    }
    let start = offset
    let content: JSONNode.Content
    switch byte {
    case UInt8(ascii: "\""): content = .string(try string())
    case UInt8(ascii: "{"): content = .object(try object(body))
    case UInt8(ascii: "["): content = .array(try array(body))
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): content = .number(try number())
    case UInt8(ascii: "t") where take("true"): content = .bool(true)
    case UInt8(ascii: "f") where take("false"): content = .bool(false)
    case UInt8(ascii: "n") where take("null"): content = .null
    default: throw noValue()
    }
    return JSONNode(content: content, offsets: start..<offset)
  }

  private mutating func array(_ body: (JSONNode) -> Void) throws(JSONFailure) -> [JSONNode] {
    let isStreamed = streamedPath.map { $0.count == open.count && $0 == open.map(\.name) } == true
    if isStreamed { streamedPath = nil }
    var elements: [JSONNode] = []
    guard try enter(isObject: false) else { return elements }
    repeat {
      let element = try value(body)
      if isStreamed { body(element) } else { elements.append(element) }
    } while try hasMore(before: UInt8(ascii: "]"))
    return elements
  }

  private mutating func object(_ body: (JSONNode) -> Void) throws(JSONFailure) -> JSONObject {
    var members: [JSONObject.Member] = []
    guard try enter(isObject: true) else { return JSONObject(members) }
    repeat {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else {
        throw failure(
          "expected a name in double quotes",
          "put it in double quotes; no comma may come before a closing bracket", word())
      }
      let start = offset
      let name = try string()
      let nameOffsets = start..<offset
      skipSpace()
      guard byte == UInt8(ascii: ":") else {
        throw failure(
          "expected `:` after the name", "write a colon and the value", offset..<offset + 1)
      }
      offset += 1
      open[open.count - 1].name = name
      members.append(.init(name: name, nameOffsets: nameOffsets, value: try value(body)))
    } while try hasMore(before: UInt8(ascii: "}"))
    return unique(members)
  }

  /// Reads the opening bracket of an array or an object. Returns false if it is empty.
  private mutating func enter(isObject: Bool) throws(JSONFailure) -> Bool {
    guard open.count < Self.maxNesting else {
      throw JSONFailure(
        "arrays and objects are nested more than \(Self.maxNesting) levels deep", "flatten them",
        offset..<offset + 1, .limit)
    }
    open.append(Open(isObject: isObject, start: offset))
    offset += 1
    skipSpace()
    return !leave(isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"))
  }

  /// Reads the comma after an element or a member, or a closing bracket.
  private mutating func hasMore(before bracket: UInt8) throws(JSONFailure) -> Bool {
    skipSpace()
    if leave(bracket) { return false }
    guard byte == UInt8(ascii: ",") else {
      throw failure(
        "expected `,` or `\(Character(Unicode.Scalar(bracket)))` here",
        "write a comma between values", offset..<offset + 1)
    }
    offset += 1
    return true
  }

  private mutating func leave(_ bracket: UInt8) -> Bool {
    guard byte == bracket else { return false }
    offset += 1
    open.removeLast()
    return true
  }

  /// Returns an object without duplicate names, which are recorded.
  private mutating func unique(_ members: [JSONObject.Member]) -> JSONObject {
    let object = JSONObject(members)
    guard object.repeatsName else { return object }
    let unique = members.filter { member in
      guard let first = object.member(member.name)?.nameOffsets, first != member.nameOffsets else {
        return true
      }
      if duplicates.count < Self.maxDuplicates {
        duplicates.append((member.name, first, member.nameOffsets))
      }
      return false
    }
    return JSONObject(unique)
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

  private mutating func number() throws(JSONFailure) -> String {
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
    return String(decoding: bytes[start..<offset], as: UTF8.self)
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
          ? String(decoding: bytes[rest], as: UTF8.self)
          : String(decoding: text + bytes[rest], as: UTF8.self)
      }
      if byte == backslash {
        text += bytes[start..<offset]
        try escape(&text)
        start = offset
        continue
      }
      if Byte.isLineBreak(byte) { break }
      if byte < 0x20 {
        throw JSONFailure(
          "a control character is in this string", "write an escape, such as `\\t` or `\\u0007`",
          offset..<offset + 1)
      }
      if byte >= 0x80 { isASCII = false }
      offset += 1
    }
    throw JSONFailure(
      "this string is not closed on its line",
      "write `\"` where it ends, and `\\n` for a line break",
      quote..<quote + 1)
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
}
