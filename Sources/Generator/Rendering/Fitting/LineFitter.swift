import Foundation

/// Breaks long lines of rendered Swift like the toolchain's formatter, so that templates need no
/// layout. Lines that fit are not parsed, and columns are characters.
///
/// It also removes trailing spaces and superfluous empty lines: all but one of several, and those at
/// the beginning, after `{` and before `}`. The source ends with one line break.
///
/// `Documentation/Templates.md` lists what long lines can contain; a line with anything else is left
/// as it is, like literals of several lines. A chain of calls (`a.b().c()`), a condition with
/// several parts or a long closure, `Generic<A>.self` as all of a value, and a value after an
/// attribute whose arguments take several lines are broken, but not as the formatter would. So is
/// `name = value {` with a name or a type so long that the value takes a new line: the lines of the
/// closure stay where they are.
public struct LineFitter {
  private let source: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private var output: [UInt8] = []
  /// The start of the unchanged text that is not in the output yet.
  private var copied = 0

  /// Returns the source with all lines fitted.
  ///
  /// - Parameters:
  ///   - source: The UTF-8 of Swift source.
  ///   - limit: The number of columns that a line may take.
  public static func fit(_ source: [UInt8], limit: Int = 100) -> [UInt8] {
    source.withUnsafeBufferPointer { source in
      var fitter = LineFitter(source: source, limit: limit)
      fitter.output.reserveCapacity(source.count + source.count / 16 + 64)
      fitter.run()
      return fitter.output
    }
  }

  private mutating func run() {
    var start = 0
    var canBeEmpty = false
    var hasEmptyLine = false
    while start < source.count {
      let newline = source.index(ofNewlineFrom: start)
      let next = min(newline + 1, source.count)
      var end = newline
      while end > start, source[end - 1].isSpace { end -= 1 }
      if end == start {
        copy(to: start)
        copied = next
        hasEmptyLine = canBeEmpty
        start = next
        continue
      }
      var first = start
      while source[first] == UInt8(ascii: " ") { first += 1 }
      if hasEmptyLine, source[first] != UInt8(ascii: "}") { output.append(0x0A) }
      hasEmptyLine = false
      let isBroken = addBroken(start..<end, text: first..<end)
      if isBroken || end < newline || newline == source.count {
        if !isBroken { copy(to: end) }
        output.append(0x0A)
        copied = next
      }
      canBeEmpty = source[end - 1] != UInt8(ascii: "{") || isComment(first..<end)
      start = opensLiteral(first..<end) ? literalEnd(from: next, opening: first..<end) : next
    }
    copy(to: source.count)
    if let last = output.last, last != 0x0A { output.append(0x0A) }
  }

  /// Adds the unchanged text before an index.
  private mutating func copy(to end: Int) {
    guard copied < end else { return }
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[copied..<end]))
    copied = end
  }

  // MARK: Long lines

  /// Adds a line, which begins with the indentation of its text, as several lines.
  ///
  /// - Returns: False if the line remains as it is.
  private mutating func addBroken(_ line: Range<Int>, text: Range<Int>) -> Bool {
    guard line.count > limit - 8 else { return false }
    let isLong = line.count > limit && columns(line) > limit
    if isComment(text) {
      guard isLong, source[text].starts(with: "/// ".utf8) else { return false }
      copy(to: line.lowerBound)
      wrapComment(line, text: text)
      return true
    }
    guard isLong || source[text].contains(UInt8(ascii: "]")), !opensLiteral(text),
      let layout = BreakFinder.layout(of: text, in: source)
    else { return false }
    // The formatter reserves room for the trailing commas of lists that it breaks.
    let indentation = text.lowerBound - line.lowerBound
    guard isLong || indentation + layout.columns > limit else { return false }
    copy(to: line.lowerBound)
    layout.print(of: source, indentation: indentation, limit: limit, to: &output)
    return true
  }

  /// Wraps a documentation comment at its spaces.
  private mutating func wrapComment(_ line: Range<Int>, text: Range<Int>) {
    let prefix = line.lowerBound..<(text.lowerBound + 4)
    var rest = prefix.upperBound - 1
    var column = prefix.count - 1
    output.append(contentsOf: source[prefix].dropLast())
    while rest < line.upperBound {
      var (word, end) = commentWord(from: rest, line.upperBound)
      if column + columns(rest..<end) > limit, rest >= prefix.upperBound {
        output.append(0x0A)
        output.append(contentsOf: source[prefix])
        column = prefix.count
      } else {
        word = rest
      }
      output.append(contentsOf: source[word..<end])
      column += columns(word..<end)
      rest = end
    }
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

  private func columns(_ text: Range<Int>) -> Int {
    UnsafeBufferPointer(rebasing: source[text]).columns
  }

  private func isComment(_ text: Range<Int>) -> Bool { source[text].starts(with: "//".utf8) }

  // MARK: Literals of several lines

  private func opensLiteral(_ text: Range<Int>) -> Bool {
    source[text].suffix(3).elementsEqual("\"\"\"".utf8) && !isComment(text)
  }

  /// Returns the start of the line that ends the literal whose text begins at an index.
  private func literalEnd(from start: Int, opening: Range<Int>) -> Int {
    let hashes = source[opening].dropLast(3).reversed().prefix { $0 == UInt8(ascii: "#") }
    let delimiter = Array("\"\"\"".utf8) + hashes
    var start = start
    while start < source.count, !source[start...].drop(while: \.isSpace).starts(with: delimiter) {
      start = min(source.index(ofNewlineFrom: start) + 1, source.count)
    }
    return start
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
    guard let base = baseAddress, start < count,
      let found = memchr(base + start, 0x0A, count - start)
    else { return count }
    return found - UnsafeMutableRawPointer(mutating: base)
  }
}
