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
    Diagnostic(kind, message, at: file.ranges(of: [offsets])[0], suggestion: advice)
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
  /// What the grammar allows at a place.
  enum Expected { case value, name, separator }

  /// Returns the failure for a byte that cannot begin what the grammar allows.
  mutating func failure(expecting expected: Expected) -> JSONFailure {
    guard offset < count else {
      guard let open = open.last else {
        return JSONFailure(
          "the file has no JSON value", "write one, such as `{}`", offset..<offset)
      }
      return unclosed(open)
    }
    let one = offset..<offset + 1
    func failure(_ message: String, _ advice: String) -> JSONFailure {
      JSONFailure(message, advice, one)
    }
    let isObject = open.last?.isObject == true
    let (closing, name) = isObject ? ("}", "object") : ("]", "array")
    switch (expected, Unicode.Scalar(byte)) {
    case (_, "/"), (_, "#"): return failure("JSON has no comments", "remove it")
    case (.value, "'"):
      return failure("JSON has no single quotes", "put the text in double quotes")
    case (.value, ","):
      return failure("expected a value before this comma", "write one or remove the comma")
    case (.name, ","): return failure("expected a name before this comma", "remove the comma")
    case (.value, "]") where open.isEmpty, (.value, "}") where open.isEmpty:
      return failure("this bracket closes nothing", "remove it")
    case (.value, "]") where isObject, (.value, "}") where isObject:
      return failure("the name before it has no value", "write the value")
    case (.value, "]"), (.value, "}"), (.name, "}"):
      return failure("a comma is before this bracket", "remove the comma")
    case (_, "]"), (_, "}"):
      return failure("this bracket does not close the \(name)", "write `\(closing)`")
    case (.value, "+"), (.value, "."):
      return failure("a number begins with a digit or `-`", "write it as in `0.5`, without `+`")
    case (.separator, ":") where !isObject:
      return failure("only objects have names", "write braces, not brackets, around it")
    case (.value, _): return unexpected()
    case (.name, _):
      return JSONFailure("expected a name in double quotes", "put it in double quotes", word())
    case (.separator, _):
      return failure("expected `,` or `\(closing)` here", "write a comma between values")
    }
  }

  func unclosed(_ open: Open) -> JSONFailure {
    let (bracket, name) = open.isObject ? ("}", "object") : ("]", "array")
    return JSONFailure(
      "this \(name) is not closed", "write `\(bracket)` where it ends, or fetch the whole file",
      open.start..<open.start + 1)
  }

  /// Returns the failure for a byte that does not begin any value.
  private mutating func unexpected() -> JSONFailure {
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
        || Byte.isLetter(bytes[end]) || Byte.isDigit(bytes[end])
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
