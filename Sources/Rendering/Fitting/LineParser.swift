/// Reads one line of Swift, as far as templates may write it, and finds where it can be broken.
struct LineParser {
  let source: UnsafeBufferPointer<UInt8>
  var layout = LineLayout()
  var position = 0
  private(set) var end = 0

  /// Whether something was read that templates may not write in a long line.
  var hasFailed = false

  /// Whether `{` after an expression opens a body, not a closure.
  var isCondition = false

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  /// Reads a line into `layout`; false if it has something that cannot be broken into lines.
  mutating func parse(from start: Int, to end: Int) -> Bool {
    position = start
    self.end = end
    hasFailed = false
    isCondition = false
    layout.removeAll()
    line()
    layout.finish()
    return !hasFailed && position == end
  }

  // MARK: Lexing

  var next: UInt8 { position < end ? source[position] : 0 }
  var isAtEnd: Bool { position >= end }

  mutating func skipSpaces() {
    while position < end, source[position] == 0x20 { position += 1 }
  }

  func byte(after offset: Int) -> UInt8 {
    position + offset < end ? source[position + offset] : 0
  }

  /// Adds source text, which moves the position.
  mutating func text(_ count: Int) {
    let stop = min(position + count, end)
    let columns = UnsafeBufferPointer(rebasing: source[position..<stop]).columns
    layout.text(from: position, to: stop, columns: columns)
    position = stop
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard next == UInt8(ascii: scalar) else { return false }
    text(1)
    return true
  }

  mutating func expect(_ scalar: Unicode.Scalar) {
    if !take(scalar) { hasFailed = true }
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  /// The number of bytes of the identifier, keyword or number at the position.
  func wordLength() -> Int {
    if next == UInt8(ascii: "`") {
      var index = position + 1
      while index < end, source[index] != UInt8(ascii: "`") { index += 1 }
      return index + 1 - position
    }
    var index = position
    while index < end, Self.isWordByte(source[index]) { index += 1 }
    return index - position
  }

  func isWord(_ word: StaticString, length: Int) -> Bool {
    guard length == word.utf8CodeUnitCount else { return false }
    for index in 0..<length where source[position + index] != word.utf8Start[index] { return false }
    return true
  }

  /// Adds the word at the position.
  mutating func word() {
    skipSpaces()
    let length = wordLength()
    if length == 0 { hasFailed = true }
    text(length)
  }

  mutating func take(word: StaticString) -> Bool {
    skipSpaces()
    guard isWord(word, length: wordLength()) else { return false }
    text(word.utf8CodeUnitCount)
    return true
  }

  func isNext(word: StaticString) -> Bool { isWord(word, length: wordLength()) }

  /// The number of bytes of the string literal at an index, or nil where it does not end.
  func literalLength(at start: Int) -> Int? {
    var index = start
    while index < end, source[index] == UInt8(ascii: "#") { index += 1 }
    let hashes = index - start
    guard index < end, source[index] == UInt8(ascii: "\"") else { return nil }
    index += 1
    while index < end {
      let byte = source[index]
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        var stop = index + 1
        while stop < end, stop - index <= hashes, source[stop] == UInt8(ascii: "#") { stop += 1 }
        if stop - index == hashes + 1 {
          if byte == UInt8(ascii: "\"") { return stop - start }
          // Interpolation is left alone: what is in it may hold quotes.
          guard stop < end, source[stop] != UInt8(ascii: "(") else { return nil }
          index = stop
        }
      }
      index += 1
    }
    return nil
  }
}
