/// Parses a line of Swift, in the subset that templates may use, and finds the possible breaks.
struct LineParser {
  let source: UnsafeBufferPointer<UInt8>
  var layout = LineLayout()
  var position = 0
  private(set) var end = 0

  /// True if the line is outside of the subset.
  var hasFailed = false

  /// The number of open brackets; a line with too many is left unchanged.
  private var depth = 0

  /// True if `{` after an expression opens a body, not a closure.
  var isCondition = false

  init(_ source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  /// Parses a line into `layout`; false if the line cannot be broken.
  mutating func parse(from start: Int, to end: Int) -> Bool {
    position = start
    self.end = end
    hasFailed = false
    isCondition = false
    depth = 0
    layout.removeAll()
    line()
    layout.finish()
    return !hasFailed && position == end
  }

  // MARK: Lexing

  var isAtEnd: Bool { position >= end }

  mutating func skipSpaces() {
    while position < end, source[position] == 0x20 { position += 1 }
  }

  func byte(after offset: Int) -> UInt8 {
    position + offset < end ? source[position + offset] : 0
  }

  /// Adds source text, and advances the position.
  mutating func text(_ count: Int) {
    let stop = min(position + count, end)
    let columns = UnsafeBufferPointer(rebasing: source[position..<stop]).columns
    layout.text(from: position, to: stop, columns: columns)
    position = stop
  }

  /// Returns true if the text at an offset from the position begins with a character.
  func isNext(_ scalar: Unicode.Scalar, after offset: Int = 0) -> Bool {
    byte(after: offset) == UInt8(ascii: scalar)
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    skipSpaces()
    guard isNext(scalar) else { return false }
    text(1)
    return true
  }

  mutating func expect(_ scalar: Unicode.Scalar) {
    if !take(scalar) { hasFailed = true }
  }

  /// The ASCII letters and digits, `_` and `$`, as a bit mask.
  private static let wordBytes: (UInt64, UInt64) = (0x03FF_0010_0000_0000, 0x07FF_FFFE_87FF_FFFE)

  private static func isWordByte(_ byte: UInt8) -> Bool {
    if byte >= 0x80 { return true }
    let bits = byte < 64 ? wordBytes.0 : wordBytes.1
    return bits >> UInt64(byte & 63) & 1 == 1
  }

  /// Returns the length of the identifier, keyword or number at the position, in bytes.
  func wordLength() -> Int {
    if isNext("`") {
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

  /// Adds the word at the position if it is one of the given words.
  mutating func take(wordOf words: [StaticString]) -> Bool {
    skipSpaces()
    let length = wordLength()
    for word in words where isWord(word, length: length) {
      text(length)
      return true
    }
    return false
  }

  /// Parses the contents of brackets.
  mutating func nested(_ content: (inout LineParser) -> Void) {
    depth += 1
    if depth > 100 { hasFailed = true } else { content(&self) }
    depth -= 1
  }

  // MARK: Lists

  /// Adds the items of a list, between its opening and its closing bracket.
  ///
  /// - Returns: the index of the element that closes the scope.
  @discardableResult
  mutating func list(
    endingWith closing: Unicode.Scalar, _ outdent: LineLayout.Kind = .outdent,
    _ item: (inout LineParser) -> Void
  ) -> Int {
    layout.add(.indent)
    layout.open()
    var hasNext = true
    while hasNext {
      skipSpaces()
      layout.open()
      nested(item)
      hasNext = take(",") && !hasFailed
      layout.close()
      if hasNext { layout.add(.same, columns: 1) }
    }
    let index = layout.elements.count
    layout.add(outdent, isUnparted: outdent == .outdentInline)
    layout.close()
    expect(closing)
    return index
  }

  /// Adds `label:` and its separator from the value, if there is a label.
  mutating func label() {
    skipSpaces()
    let length = wordLength()
    guard length > 0, isNext(":", after: length) else { return }
    text(length + 1)
    skipSpaces()
    if isNext("[") || isNext("(") || isNext("{") {
      layout.space()
    } else {
      layout.add(.continuation, columns: 1)
    }
  }

  /// Adds `= value`, if there is one.
  mutating func value(_ kind: LineLayout.Kind = .continuation) -> Bool {
    skipSpaces()
    guard isNext("="), isNext(" ", after: 1) else { return false }
    layout.space()
    text(1)
    layout.add(kind, columns: 1)
    expression()
    return true
  }

  /// Returns the length of the string literal at an index, in bytes; `nil` if it is unterminated.
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
          // Literals with interpolation are left unchanged, because the interpolation may contain
          // quotes.
          guard stop < end, source[stop] != UInt8(ascii: "(") else { return nil }
          index = stop
        }
      }
      index += 1
    }
    return nil
  }
}
