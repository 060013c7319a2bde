import Diagnostics

/// The reason why a text is not read.
struct JSONFailure: Error {
  var kind: JSONDiagnostic
  var message: String
  var advice: String
  var offsets: Range<Int>

  init(
    _ message: String, _ advice: String, _ offsets: Range<Int>, _ kind: JSONDiagnostic = .syntax
  ) {
    self.kind = kind
    self.message = message
    self.advice = advice
    self.offsets = offsets
  }

  func diagnostic(in file: SourceFile) -> Diagnostic {
    Diagnostic(kind, message, at: JSONPlaces(file).range(offsets), suggestion: advice)
  }

  /// A text of a file on one line, and short enough for a sentence.
  static func excerpt(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(60).map { scalar -> Unicode.Scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: scalar
      }
    }
    var excerpt = String(String.UnicodeScalarView(shown))
    if excerpt.unicodeScalars.count < text.unicodeScalars.count { excerpt += "…" }
    return excerpt
  }
}

extension JSONParser {
  /// Returns the failure for a byte that cannot begin a value.
  mutating func noValue() -> JSONFailure {
    guard offset < count else {
      guard let open = open.last else {
        return JSONFailure(
          "the file has no JSON value", "write one, such as `{}`", offset..<offset)
      }
      return unclosed(open)
    }
    let one = offset..<offset + 1
    switch byte {
    case UInt8(ascii: "'"):
      return JSONFailure("JSON has no single quotes", "put the text in double quotes", one)
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return JSONFailure("JSON has no comments", "remove it", one)
    case UInt8(ascii: ","):
      return JSONFailure("expected a value before this comma", "write one or remove the comma", one)
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      guard let open = open.last else {
        return JSONFailure("this bracket closes nothing", "remove it", one)
      }
      if open.pendingName != nil {
        return JSONFailure("the name before it has no value", "write the value", one)
      }
      return JSONFailure("a comma is before this bracket", "remove the comma", one)
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return JSONFailure(
        "a number begins with a digit or `-`", "write it as in `0.5`, without `+`", one)
    default: return unexpected()
    }
  }

  /// Returns the failure for invalid text after a value, or after a comma in an object.
  mutating func noSeparator(after open: Open) -> JSONFailure {
    guard offset < count else { return unclosed(open) }
    let (closing, name) = open.isObject ? ("}", "object") : ("]", "array")
    let one = offset..<offset + 1
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return JSONFailure("this bracket does not close the \(name)", "write `\(closing)`", one)
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return JSONFailure("JSON has no comments", "remove it", one)
    case UInt8(ascii: ":") where !open.isObject:
      return JSONFailure("only objects have names", "write braces, not brackets, around it", one)
    default:
      return JSONFailure(
        "expected `,` or `\(closing)` here", "write a comma between values", one)
    }
  }

  /// Returns the failure for a byte that cannot begin a name.
  mutating func noName(after open: Open) -> JSONFailure {
    guard offset < count else { return unclosed(open) }
    let one = offset..<offset + 1
    switch byte {
    case UInt8(ascii: "}"):
      return JSONFailure("a comma is before this bracket", "remove the comma", one)
    case UInt8(ascii: "]"): return noSeparator(after: open)
    case UInt8(ascii: ","):
      return JSONFailure("expected a name before this comma", "remove the comma", one)
    case UInt8(ascii: "/"), UInt8(ascii: "#"):
      return JSONFailure("JSON has no comments", "remove it", one)
    default:
      return JSONFailure("expected a name in double quotes", "put it in double quotes", word())
    }
  }

  func unclosed(_ open: Open) -> JSONFailure {
    let (bracket, name) = open.isObject ? ("}", "object") : ("]", "array")
    return JSONFailure(
      "this \(name) is not closed", "write `\(bracket)` where it ends, or fetch the whole file",
      open.start..<open.start + 1)
  }

  /// Returns the failure for a byte that does not begin any value.
  mutating func unexpected() -> JSONFailure {
    if byte >= 0x80 {
      if let failure = encodingFailure(in: offset..<min(offset + 4, count)) { return failure }
    }
    if offset < 4, let encoding = ByteOrderMark.wideEncoding(of: Array(bytes.prefix(4))) {
      return JSONFailure("the file is in \(encoding)", "save it as UTF-8", offset..<offset + 1)
    }
    let range = word()
    let text = String(decoding: bytes[range], as: UTF8.self)
    let known = [
      "true": "true", "false": "false", "null": "null", "none": "null", "nil": "null",
      "undefined": "null", "nan": "null", "infinity": "null", "-infinity": "null",
    ]
    if let word = known[text.lowercased()] {
      return JSONFailure("`\(text)` is not a JSON value", "write `\(word)`", range)
    }
    return JSONFailure(
      "`\(JSONFailure.excerpt(text))` is not a JSON value", "put text in double quotes", range)
  }

  /// The letters and digits at the next byte; at least one character.
  private func word() -> Range<Int> {
    var end = offset
    while end < count, end < offset + 60,
      bytes[end] == UInt8(ascii: "_") || bytes[end] == UInt8(ascii: "-") || bytes[end] >= 0x80
        || Byte.isLetter(bytes[end]) || UInt8(ascii: "0")...UInt8(ascii: "9") ~= bytes[end]
    {
      end += 1
    }
    return offset..<max(end, min(offset + 1, count))
  }

  /// Returns the failure for the first invalid UTF-8 in a range; `nil` if there is none.
  func encodingFailure(in range: Range<Int>) -> JSONFailure? {
    var parser = Unicode.UTF8.ForwardParser()
    var offset = range.lowerBound
    // A character that begins in the range may end after it.
    var rest = UnsafeBufferPointer(rebasing: bytes[offset..<count]).makeIterator()
    while offset < range.upperBound {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded): offset += encoded.count
      case .emptyInput: return nil
      case .error:
        let digits = String(bytes[offset], radix: 16, uppercase: true)
        return JSONFailure(
          "the byte 0x\(digits) is not UTF-8 here", "save the file as UTF-8", offset..<offset + 1)
      }
    }
    return nil
  }
}
