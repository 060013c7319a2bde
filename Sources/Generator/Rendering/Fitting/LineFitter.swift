import Diagnostics

/// Breaks long lines of rendered Swift like the toolchain's formatter, so that templates need no
/// layout. Lines that fit are not parsed, and columns are characters.
///
/// It also removes trailing spaces and superfluous empty lines: all but one of several, and those at
/// the beginning, after `{` and before `}`. The source ends with one line break.
///
/// `Documentation/Templates.md` says which lines are broken like the formatter breaks them, and which
/// are left as they are, like literals of several lines.
public struct LineFitter {
  private let source: UnsafeBufferPointer<UInt8>
  private let limit: Int
  private var output: [UInt8] = []

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
    // The end of the literal of several lines that the line is in.
    var delimiter: [UInt8]?
    while start < source.count {
      let newline = source[start...].firstIndex(of: Byte.lineFeed) ?? source.count
      let line = source[start..<newline]
      start = newline + 1
      if let delimiter, !line.drop(while: Byte.isBlank).starts(with: delimiter) {
        output += line
        output.append(Byte.lineFeed)
        continue
      }
      let first = line.firstIndex { $0 != Byte.space } ?? newline
      let text = first..<(line.lastIndex { !Byte.isWhitespace($0) }.map { $0 + 1 } ?? first)
      guard !text.isEmpty else {
        hasEmptyLine = canBeEmpty
        continue
      }
      if hasEmptyLine, source[first] != UInt8(ascii: "}") { output.append(Byte.lineFeed) }
      hasEmptyLine = false
      add(line.startIndex..<text.upperBound, text: text)
      output.append(Byte.lineFeed)
      canBeEmpty = source[text.upperBound - 1] != UInt8(ascii: "{") || isComment(text)
      // A line that ends a literal may open another, but its own quotes do not.
      let isEnd = delimiter.map { source[text].elementsEqual($0) } == true
      delimiter = isEnd ? nil : self.delimiter(ofLiteralAfter: text)
    }
  }

  private mutating func copy(_ range: Range<Int>) {
    output.append(contentsOf: UnsafeBufferPointer(rebasing: source[range]))
  }

  // MARK: Long lines

  /// Adds a line, which begins with the indentation of its text, as several lines if it is too long.
  private mutating func add(_ line: Range<Int>, text: Range<Int>) {
    guard line.count > limit - 8 else { return copy(line) }
    let isLong = line.count > limit && source.columns(line) > limit
    if isComment(text) {
      return isLong && source[text].starts(with: "/// ".utf8)
        ? wrapComment(line, text: text) : copy(line)
    }
    // The formatter reserves room for the trailing commas of lists that it breaks.
    let indentation = text.lowerBound - line.lowerBound
    guard isLong || source[text].contains(UInt8(ascii: "]")),
      delimiter(ofLiteralAfter: text) == nil,
      let layout = BreakFinder.layout(of: text, in: source),
      isLong || indentation + layout.columns > limit
    else { return copy(line) }
    layout.print(of: source, indentation: indentation, limit: limit, to: &output)
  }

  /// Wraps a documentation comment at its spaces, but not before a word that would begin a block.
  private mutating func wrapComment(_ line: Range<Int>, text: Range<Int>) {
    let prefix = line.lowerBound..<text.lowerBound + 4
    let comment = source[prefix.upperBound..<line.upperBound]
    var words: [Range<Int>] = []
    for word in comment.split(separator: Byte.space, omittingEmptySubsequences: false) {
      var start = word.startIndex
      while startsBlock(word), let last = words.popLast() {
        start = last.lowerBound
        if !last.isEmpty { break }
      }
      words.append(start..<word.endIndex)
    }
    copy(prefix)
    var column = prefix.count
    for (index, word) in words.enumerated() {
      if column + 1 + source.columns(word) > limit, column > prefix.count, !word.isEmpty {
        while output.last == Byte.space { output.removeLast() }
        output.append(Byte.lineFeed)
        copy(prefix)
        column = prefix.count
      } else if index > 0 {
        output.append(Byte.space)
        column += 1
      }
      copy(word)
      column += source.columns(word)
    }
  }

  /// Returns true if a word has another meaning in Markdown at the start of a line.
  private func startsBlock(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    switch word.first {
    case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"): true
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "="):
      word.allSatisfy { $0 == word.first }
    case .some(UInt8(ascii: "0")...UInt8(ascii: "9")):
      word.last == UInt8(ascii: ".") || word.last == UInt8(ascii: ")")
    default: word.starts(with: "```".utf8)
    }
  }

  private func isComment(_ text: Range<Int>) -> Bool { source[text].starts(with: "//".utf8) }

  /// Returns the end of the literal of several lines that a line opens, if it does.
  private func delimiter(ofLiteralAfter text: Range<Int>) -> [UInt8]? {
    let quotes = "\"\"\"".utf8
    guard source[text].suffix(3).elementsEqual(quotes), !isComment(text) else { return nil }
    return quotes + source[text].dropLast(3).reversed().prefix { $0 == UInt8(ascii: "#") }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns the number of characters in a range, counted like the formatter does.
  func columns(_ range: Range<Int>) -> Int {
    let text = self[range]
    return text.contains { $0 >= 0x80 } ? String(decoding: text, as: UTF8.self).count : text.count
  }
}
