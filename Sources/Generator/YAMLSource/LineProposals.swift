import Diagnostics

// Lines that the language knows, in place of lines that YAML cannot read.

extension SyntaxDiagnosis {
  /// The right lines in place of those around the error; `kind` is the kind of the error otherwise.
  func corrections(_ kind: YAMLDiagnostic?) -> [Proposal] {
    // If the language knows the line, the indentation is not the cause.
    let kind = kind.flatMap { $0 == .indentation ? nil : $0 } ?? .syntax
    let places: [Int?] = [
      offset, fault, lastQuote?.start.offset, lineAbove?.lowerBound, openBrackets.last,
    ]
    return Set(places.compactMap { $0.map(firstOfLine) }).sorted().flatMap { start -> [Proposal] in
      let line = start..<endOfText(from: start, inFlow: false)
      guard !line.isEmpty, line.count <= Self.longestLine else { return [] }
      let old = String(decoding: bytes[line], as: UTF8.self)
      return text.language.corrections(old, text.file).map { correction in
        let edit = difference(line, correction.line)
        let isLine = correction.line.isEmpty
        let part = correction.part.flatMap(old.firstRange).map { part in
          let start = start + old[..<part.lowerBound].utf8.count
          return start..<start + old[part].utf8.count
        }
        return Proposal(
          kind: kind, message: correction.message, advice: correction.advice,
          place: isLine ? line : part ?? marked(edit.offsets, on: line, by: correction.message),
          edits: isLine ? [] : edit.text == inQuotes(edit.offsets) ? quoting(edit.offsets) : [edit])
      }
    }
  }

  private func difference(_ line: Range<Int>, _ right: String) -> Proposal.Edit {
    let (old, new) = (Array(String(decoding: bytes[line], as: UTF8.self)), Array(right))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    func offset(_ count: Int) -> Int { line.lowerBound + String(old[..<count]).utf8.count }
    return (offset(start)..<offset(old.count - end), String(new[start..<new.count - end]))
  }

  /// Returns the range to mark: the replaced text; for an insertion, the word before it if the
  /// message names that word, otherwise the line.
  private func marked(_ part: Range<Int>, on line: Range<Int>, by message: String) -> Range<Int> {
    guard part.isEmpty else { return part }
    let before = bytes[line.lowerBound..<part.lowerBound]
    let start = before.lastIndex { " [{,".utf8.contains($0) }.map { $0 + 1 } ?? before.startIndex
    return message.hasSuffix("`\(excerpt(start..<part.lowerBound))`")
      ? start..<part.lowerBound : line
  }
}
