import Diagnostics
import ResourceSchema
import YAMLSource

/// Finds the line that the author meant by a line that YAML cannot read: the first row of the table
/// after which YAML reads more of the text.
struct LineFixIt {
  let file: SourceFile

  /// The maximum size of a text that is read again, in bytes.
  private static let maxSize = 1 << 18
  private static let maxLineLength = 500
  /// The maximum number of corrections that are tried; each reads the text again.
  private static let maxTries = 4

  /// Returns the diagnostic with the advice for the line at fault; `nil` if no row of the table
  /// matches.
  func diagnostic(for failure: Diagnostic) -> Diagnostic? {
    guard Self.kinds.contains(failure.identifier), file.bytes.count <= Self.maxSize else {
      return nil
    }
    let line = failure.range.start.line
    if let diagnostic = textInComment(beyond: line) ?? missingCommas(around: line) {
      return diagnostic
    }
    if let diagnostic = UnclosedBracket.first(in: file).flatMap({ closing($0, beyond: line) }) {
      return diagnostic
    }
    let names = Self.keys(of: file)
    let lines = [line] + failure.labels.map(\.range.start.line) + [lineWithText(above: line)]
    let candidates = Set(lines.compactMap { $0 }).sorted(by: >).compactMap { place(ofLine: $0) }
    for candidate in candidates.reversed() {
      for row in CommonMistakes.lines {
        guard let match = LineMatch(row, file.text(in: candidate), names) else { continue }
        if row.message.isEmpty { break }
        guard
          row.right.isEmpty
            || isRead(beyond: max(line, candidate.end.line), candidate, match.right)
        else { continue }
        let advice = row.advice?.filled(match.filled) ?? .write(match.right)
        let (part, text) = difference(candidate, match.right)
        let message = match.filled(row.message)
        // If a row matches, the indentation is not the cause.
        let kind = YAMLDiagnostic(rawValue: failure.identifier) ?? .syntax
        return Diagnostic(
          kind == .indentation ? .syntax : kind, message,
          at: row.right.isEmpty ? candidate : marked(part, on: candidate, by: message),
          advice: .edit(
            row.right.isEmpty ? [] : [(part, text)], advice, title: "Write `\(match.right)`"))
      }
    }
    return nil
  }

  private static let kinds = Set(
    [
      YAMLDiagnostic.syntax, .unquotedText, .indentation, .unclosedBracket, .unclosedQuote,
      .unquotedNullable, .unsupportedTag,
    ].map(\.rawValue))

  /// Returns a diagnostic for texts such as `#ff0000` between brackets, which YAML reads as
  /// comments that contain the closing brackets.
  private func textInComment(beyond line: Int) -> Diagnostic? {
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var tries = 0
    for bytes in lines.prefix(line)
    where bytes.contains(UInt8(ascii: "#")) && tries < Self.maxTries {
      let text = String(decoding: bytes, as: UTF8.self)
      let words = text.matches(of: #/[\[{,:] *(#[^\s#,\]}][^\s,\]}]*(?:[\]}][^\s,\]}]+)*)/#)
        .map { $0.output.1 }
      guard let first = words.first, text.utf8.count <= Self.maxLineLength,
        text[first.endIndex...].contains(where: { "]}".contains($0) })
      else { continue }
      let start = bytes.startIndex
      func range(_ word: Substring) -> SourceRange {
        let first = start + text[..<word.startIndex].utf8.count
        return file.range(of: first..<first + word.utf8.count)
      }
      let quoted = words.map { FlowWord.spelling(String($0)) }
      let right = zip(words, quoted).reversed().reduce(into: text) { right, word in
        right.replaceSubrange(word.0.startIndex..<word.0.endIndex, with: word.1)
      }
      tries += 1
      guard isRead(beyond: line, range(text[...]), right) else { continue }
      return textCutShort(at: range(first), zip(words, quoted).map { .init(range($0.0), $0.1) })
    }
    return nil
  }

  /// Returns a diagnostic for lines between brackets that lack the commas that YAML requires,
  /// unlike Swift.
  private func missingCommas(around line: Int) -> Diagnostic? {
    let lines = file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Content(of: $0) }
    guard line <= lines.count,
      let first = lines[..<(line - 1)].lastIndex(where: \.opens),
      let last = lines[(line - 1)...].firstIndex(where: {
        $0.indentation <= lines[first].indentation
      }),
      lines[last].closes
    else { return nil }
    let inside = (first + 1..<last).filter { !lines[$0].bytes.isEmpty }
    let lacking = zip(inside, inside.dropFirst()).filter { line, next in
      !lines[line].opens && lines[line].bytes.last != UInt8(ascii: ",") && !lines[next].closes
    }.map(\.0)
    guard let place = lacking.first, lacking.count <= 100 else { return nil }
    var bytes = file.bytes
    for line in lacking.reversed() {
      bytes.insert(UInt8(ascii: ","), at: lines[line].bytes.endIndex)
    }
    guard isRead(beyond: last, bytes) else { return nil }
    let text = String(decoding: lines[place].bytes, as: UTF8.self)
    func range(_ index: Int) -> SourceRange { file.range(of: lines[index].bytes.indices) }
    return Diagnostic(
      YAMLDiagnostic.syntax, "between brackets or braces, lines end with commas",
      at: range(place),
      advice: .edit(
        lacking.map { (range($0).atEnd, ",") }, .write("\(text),"), title: "Write `,`"))
  }

  /// A line without its indentation and a comment after it.
  private struct Content {
    let indentation: Int
    let bytes: ArraySlice<UInt8>

    init(of line: ArraySlice<UInt8>) {
      let text = line.drop(while: Byte.isBlank)
      indentation = text.startIndex - line.startIndex
      let comment = text.indices.first { index in
        text[index] == UInt8(ascii: "#")
          && (index == text.startIndex || Byte.isBlank(line[index - 1]))
      }
      let end = text[..<(comment ?? text.endIndex)].lastIndex { !Byte.isWhitespace($0) }
      bytes = end.map { text[...$0] } ?? text.prefix(0)
    }

    var opens: Bool { bytes.last.map { "[{".utf8.contains($0) } ?? false }
    var closes: Bool { bytes.first.map { "]}".utf8.contains($0) } ?? false }
  }

  /// The diagnostic of brackets that the indentation of the line after them shows to be open, if
  /// YAML reads more of the text once they are closed.
  private func closing(_ open: UnclosedBracket, beyond line: Int) -> Diagnostic? {
    guard let place = place(ofLine: open.lastLine) else { return nil }
    let text = file.text(in: place)
    if let diagnostic = comment(after: place, closing: open, beyond: line) { return diagnostic }
    let right = text + open.closing
    guard isRead(beyond: max(line, open.lastLine), place, right) else { return nil }
    let (bracket, close) = (open.bracket, open.closing.filter { $0 != " " })
    let isWhole = bracket.start.line == open.lastLine && text.count <= 72
    let isOne = close.count == 1
    return Diagnostic(
      YAMLDiagnostic.unclosedBracket,
      isOne ? "missing closing `\(close)`" : "missing closing brackets: `\(close)`",
      at: bracket,
      advice: .edit(
        [(place.atEnd, open.closing)],
        isWhole ? .write(right) : "write `\(open.closing)` at the end of line \(open.lastLine)",
        title: "Write `\(close)`"))
  }

  /// The diagnostic of a text with ` #` whose rest, read as a comment, contains the closing brackets.
  private func comment(
    after place: SourceRange, closing open: UnclosedBracket, beyond line: Int
  ) -> Diagnostic? {
    let end = file.endOfLine(from: place.end.offset)
    let rest = String(decoding: file.bytes[place.end.offset..<end], as: UTF8.self)
    let text = file.text(in: place)
    let close = open.closing.filter { $0 != " " }
    guard let mark = rest.firstIndex(of: "#"), rest.filter({ $0 != " " }).hasSuffix(close),
      let start = [": ", ", ", "[", "[ ", "{", "{ "].compactMap({
        text.ranges(of: $0).last?.upperBound
      }).max(),
      let last = rest.lastIndex(where: { !" ]}".contains($0) }), last >= mark
    else { return nil }
    let value = String(text[start...] + rest[...last])
    guard !value.contains(where: { "'\"".contains($0) }) else { return nil }
    let from = place.start.offset + text[..<start].utf8.count
    let part = file.range(of: from..<place.end.offset + rest[...last].utf8.count)
    let right = FlowWord.spelling(value)
    let whole = file.range(of: place.start.offset..<end)
    guard isRead(beyond: max(line, open.lastLine), whole, text[..<start] + right + open.closing)
    else { return nil }
    let sign = place.end.offset + rest[..<mark].utf8.count
    return textCutShort(at: file.range(of: sign..<sign + 1), [.init(part, right)])
  }

  /// The diagnostic of texts that a `#` ends, with the edits that put them in quotes.
  private func textCutShort(
    at place: SourceRange, _ edits: [Diagnostic.FixIt.Edit]
  ) -> Diagnostic {
    Diagnostic(
      YAMLDiagnostic.unquotedText, "`#` begins a comment here, which ends with the line",
      at: place, suggestion: edits.first.map { "put the text in quotes, `\($0.replacement)`" },
      fixIts: [.init("Put it in quotes", edits)])
  }

  /// Returns the keys at line starts that have a mapping as their value.
  private static func keys(of file: SourceFile) -> [String] {
    String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { line in
        let key = line.drop { $0 == " " }.prefix { $0.isLetter || $0.isNumber || "_-".contains($0) }
        let rest = line[key.endIndex...]
        return !key.isEmpty && (rest == ":" || rest.hasPrefix(": {")) ? String(key) : nil
      }
  }

  /// Returns true if YAML reads more of the text once a line is replaced.
  private func isRead(beyond line: Int, _ place: SourceRange, _ right: String) -> Bool {
    var bytes = file.bytes
    bytes.replaceSubrange(place.start.offset..<place.end.offset, with: right.utf8)
    return isRead(beyond: line, bytes)
  }

  /// Returns true if YAML reads a changed text further than up to a line.
  private func isRead(beyond line: Int, _ bytes: [UInt8]) -> Bool {
    let text = SourceFile(path: file.path, text: String(decoding: bytes, as: UTF8.self))
    let result = YAMLReader.read(text)
    return result.root != nil || result.diagnostics.contains { $0.range.start.line > line }
  }

  /// Returns the part of a line that differs in the corrected line, with its replacement.
  private func difference(_ line: SourceRange, _ right: String) -> (SourceRange, String) {
    let (old, new) = (Array(file.text(in: line)), Array(right))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    func offset(_ count: Int) -> Int { line.start.offset + String(old[..<count]).utf8.count }
    return (
      file.range(of: offset(start)..<offset(old.count - end), from: line.start),
      String(new[start..<new.count - end])
    )
  }

  /// Returns the range to mark: the replaced text; for an insertion, the word before it if the
  /// message names that word, otherwise the line.
  private func marked(
    _ part: SourceRange, on line: SourceRange, by message: String
  ) -> SourceRange {
    guard part.start == part.end else { return part }
    let before = file.bytes[line.start.offset..<part.start.offset]
    let start = before.lastIndex { " [{,".utf8.contains($0) }.map { $0 + 1 } ?? before.startIndex
    let word = String(decoding: before[start...], as: UTF8.self)
    guard message.hasSuffix("`\(word)`") else { return line }
    return file.range(of: start..<before.endIndex, from: line.start)
  }

  /// The place of the text of a line.
  private func place(ofLine line: Int) -> SourceRange? {
    var start = 0
    for _ in 1..<max(line, 1) {
      start = file.endOfLine(from: start) + 1
      guard start < file.bytes.count else { return nil }
    }
    let end = file.endOfLine(from: start)
    let text = String(decoding: file.bytes[start..<end], as: UTF8.self)
    guard text.utf8.count <= Self.maxLineLength,
      let match = try? Regex(#"( *(?:- +)?)(.*?)\s*(?:\s#.*)?"#).wholeMatch(in: text),
      let indentation = match.output[1].substring, let content = match.output[2].substring,
      !content.isEmpty
    else { return nil }
    let first = start + indentation.utf8.count
    return file.range(of: first..<first + content.utf8.count)
  }

  private func lineWithText(above line: Int) -> Int? {
    (max(line - 10, 1)..<max(line, 1)).last { place(ofLine: $0) != nil }
  }
}
