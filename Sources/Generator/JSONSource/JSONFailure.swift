import Diagnostics

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
}

extension JSONParser {
  /// Returns the failure for a byte that cannot begin what the grammar allows; at the end of the
  /// text, for what is not closed.
  func failure(_ message: String, _ advice: String, _ offsets: Range<Int>) -> JSONFailure {
    if offset < count { return JSONFailure(message, advice, offsets) }
    guard let open = open.last else {
      return JSONFailure("the file has no JSON value", "write one, such as `{}`", offset..<offset)
    }
    let (bracket, name) = open.isObject ? ("}", "object") : ("]", "array")
    return JSONFailure(
      "this \(name) is not closed", "write `\(bracket)` where it ends, or fetch the whole file",
      open.start..<open.start + 1)
  }

  func noValue() -> JSONFailure {
    if let failure = encodingFailure(in: offset..<min(offset + 4, count)) { return failure }
    let text = PrintableText.excerpt(String(decoding: bytes[word()], as: UTF8.self))
    return failure(
      "`\(text)` is not a JSON value",
      "put text in double quotes; JSON has no comments, and no comma before a closing bracket",
      word())
  }

  /// The letters and digits at the next byte; at least one character.
  func word() -> Range<Int> {
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
