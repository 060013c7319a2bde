/// Breaks long lines of rendered Swift like the toolchain's formatter, so that templates need no
/// layout.
///
/// - Lines longer than the limit are broken at their outermost brackets; a documentation comment is
///   wrapped at its spaces. Existing line breaks are kept, and lines that fit are not parsed.
///   Columns are characters.
/// - Consecutive empty lines become one. Empty lines at the beginning, after `{` and before `}` are
///   removed.
/// - Trailing spaces are removed, and the source ends with one line break.
///
/// Multi-line literals are left unchanged. A line that is too long may be
/// - a documentation comment;
/// - the beginning of a type with its inheritance list, without `where`: `struct A: B, C {`;
/// - a property with its attributes, its type, its value, and `{`, `{ get }` or `{ expression }`
///   after them;
/// - `get { statement }`, `set { statement }`;
/// - an initializer or a function without generic parameters of its own, up to its `{`;
/// - cases of an enum: a list of names, or one case with its values or its raw value;
/// - a case of a `switch` with one statement after the colon, `default`, `switch value {`;
/// - a `typealias`, with generic parameters;
/// - an attribute on a line of its own;
/// - `guard` with one condition, and a closing `else { statement }`;
/// - a call, an assignment, `return` or `throw` of an expression, an element of a list with its
///   comma, an argument of a call with its label.
///
/// Types are names, generic types, arrays, dictionaries and optionals; expressions are literals,
/// names, calls, arrays, dictionaries, `Type.self`, and closures of one statement without
/// parameters. Anything else that is too long is left as it is: operators, conversions, function
/// types, tuples of types, parameters of closures, interpolation. A chain of calls (`a.b().c()`), a
/// condition with several parts, `Generic<A>.self` as all of a value, and a value after an
/// attribute whose arguments take several lines are broken, but not as the formatter would. So is
/// `name = value {` with a name or a type so long that the value takes a new line: the lines of the
/// closure stay where they are.
public enum LineFitter {
  /// Returns the source with all lines fitted.
  ///
  /// - Parameters:
  ///   - source: the UTF-8 of Swift source.
  ///   - limit: the number of columns that a line may take.
  public static func fit(_ source: [UInt8], limit: Int = 100) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(source.count + source.count / 16 + 64)
    source.withUnsafeBufferPointer { source in
      var pass = FittingPass(source, limit: limit)
      pass.run(into: &output)
    }
    return output
  }
}

/// One pass over the lines of a source.
private struct FittingPass {
  let source: UnsafeBufferPointer<UInt8>
  let limit: Int
  var parser: LineParser
  var printer: LinePrinter

  /// The start of the unchanged text to copy, up to the current line.
  var copied = 0

  init(_ source: UnsafeBufferPointer<UInt8>, limit: Int) {
    self.source = source
    self.limit = limit
    parser = LineParser(source)
    printer = LinePrinter(limit: limit)
  }

  mutating func run(into output: inout [UInt8]) {
    var start = 0
    var canBeEmpty = false
    var hasEmptyLine = false
    while start < source.count {
      let newline = source.index(ofNewlineFrom: start)
      let next = newline + 1
      var end = newline
      while end > start, source[end - 1].isSpace { end -= 1 }
      if end == start {
        copy(to: start, into: &output)
        copied = next
        hasEmptyLine = canBeEmpty
        start = next
        continue
      }
      var first = start
      while source[first] == UInt8(ascii: " ") { first += 1 }
      if hasEmptyLine, source[first] != UInt8(ascii: "}") { output.append(0x0A) }
      hasEmptyLine = false
      if end - start > limit - 8, isLong(start, first, end) {
        copy(to: start, into: &output)
        breakLine(start, first, end, into: &output)
        output.append(0x0A)
        copied = next
      } else if end < newline || newline == source.count {
        copy(to: start, into: &output)
        output.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<end]))
        output.append(0x0A)
        copied = next
      }
      canBeEmpty = source[end - 1] != UInt8(ascii: "{") || isComment(first, end)
      start = next
      if opensLiteral(first, end) {
        start = literalEnd(from: start, hashes: hashes(before: end - 3))
      }
    }
    copy(to: source.count, into: &output)
    if let last = output.last, last != 0x0A { output.append(0x0A) }
  }

  private mutating func copy(to end: Int, into output: inout [UInt8]) {
    guard copied < end else { return }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied..<end]))
    copied = end
  }

  // MARK: Long lines

  /// Returns true if a line does not fit: it exceeds the limit, or would exceed it with the
  /// trailing commas that its lists get when they are broken. The formatter reserves room for
  /// these.
  private mutating func isLong(_ start: Int, _ first: Int, _ end: Int) -> Bool {
    if end - start > limit, columns(start, end) > limit { return true }
    guard source[start..<end].contains(UInt8(ascii: "]")), !isComment(first, end) else {
      return false
    }
    return parser.parse(from: first, to: end) && first - start + parser.layout.columns > limit
  }

  private mutating func breakLine(
    _ start: Int, _ first: Int, _ end: Int, into output: inout [UInt8]
  ) {
    if isComment(first, end) {
      wrapComment(start, first, end, into: &output)
    } else if !opensLiteral(first, end), parser.parse(from: first, to: end) {
      printer.print(parser.layout, of: source, indentation: first - start, to: &output)
    } else {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<end]))
    }
  }

  /// Wraps a documentation comment at its spaces; other comments are left as they are.
  private func wrapComment(_ start: Int, _ first: Int, _ end: Int, into output: inout [UInt8]) {
    var rest = first + 3
    guard rest < end, source[first + 2] == UInt8(ascii: "/"), source[rest] == UInt8(ascii: " ")
    else {
      output.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<end]))
      return
    }
    var lineStart = start
    var column = rest - start
    while rest < end {
      let (word, stop) = commentWord(from: rest, end)
      let isFirst = lineStart == start ? rest == first + 3 : rest == lineStart
      if column + columns(rest, stop) > limit, !isFirst {
        output.append(contentsOf: UnsafeBufferPointer(rebasing: source[lineStart..<rest]))
        output.append(0x0A)
        output.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<(first + 4)]))
        lineStart = word
        column = first + 4 - start + columns(word, stop)
      } else {
        column += columns(rest, stop)
      }
      rest = stop
    }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[lineStart..<end]))
  }

  /// Returns the next word of a comment, together with the following words that must not begin a
  /// line.
  private func commentWord(from start: Int, _ end: Int) -> (start: Int, end: Int) {
    var word = start
    while word < end, source[word] == UInt8(ascii: " ") { word += 1 }
    var stop = word
    repeat {
      while stop < end, source[stop] == UInt8(ascii: " ") { stop += 1 }
      while stop < end, source[stop] != UInt8(ascii: " ") { stop += 1 }
    } while stop + 1 < end && startsBlock(stop + 1, end)
    return (word, stop)
  }

  /// Returns true if a word has another meaning in Markdown at the start of a line.
  private func startsBlock(_ start: Int, _ end: Int) -> Bool {
    let word = source[start..<end].prefix { $0 != UInt8(ascii: " ") }
    switch source[start] {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"): return true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="):
      return word.allSatisfy { $0 == source[start] }
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return word.last == UInt8(ascii: ".") || word.last == UInt8(ascii: ")")
    default: return word.starts(with: "```".utf8)
    }
  }

  private func columns(_ start: Int, _ end: Int) -> Int {
    UnsafeBufferPointer(rebasing: source[start..<end]).columns
  }

  private func isComment(_ first: Int, _ end: Int) -> Bool {
    first + 1 < end && source[first] == UInt8(ascii: "/") && source[first + 1] == UInt8(ascii: "/")
  }

  // MARK: Literals of several lines

  private func opensLiteral(_ first: Int, _ end: Int) -> Bool {
    end - first >= 3 && source[end - 1] == UInt8(ascii: "\"")
      && source[end - 2] == UInt8(ascii: "\"")
      && source[end - 3] == UInt8(ascii: "\"") && !isComment(first, end)
  }

  private func hashes(before index: Int) -> Int {
    var start = index
    while start > 0, source[start - 1] == UInt8(ascii: "#") { start -= 1 }
    return index - start
  }

  /// The start of the line that ends the literal whose text begins at an index.
  private func literalEnd(from start: Int, hashes: Int) -> Int {
    var start = start
    while start < source.count {
      var index = start
      while index < source.count, source[index].isSpace { index += 1 }
      if source[index...].starts(with: "\"\"\"".utf8),
        source[(index + 3)...].prefix(hashes).allSatisfy({ $0 == UInt8(ascii: "#") })
      {
        return start
      }
      start = source.index(ofNewlineFrom: start) + 1
    }
    return source.count
  }
}

extension UInt8 {
  fileprivate var isSpace: Bool { self == 0x20 || self == 0x0D || self == 0x09 }
}

extension UnsafeBufferPointer<UInt8> {
  /// The number of characters, counted like the formatter does.
  var columns: Int {
    for byte in self where byte >= 0x80 { return String(decoding: self, as: UTF8.self).count }
    return count
  }

  /// Returns the index of the first line break at or after an index, or the end.
  fileprivate func index(ofNewlineFrom start: Int) -> Int {
    var index = start
    if let base = baseAddress {
      let ones: UInt64 = 0x0101_0101_0101_0101
      while index + 8 <= count {
        let word = UnsafeRawPointer(base + index).loadUnaligned(as: UInt64.self).littleEndian
        let matches = word ^ (ones &* 0x0A)
        let found = (matches &- ones) & ~matches & (ones << 7)
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
      }
    }
    while index < count, self[index] != 0x0A { index += 1 }
    return index
  }
}
