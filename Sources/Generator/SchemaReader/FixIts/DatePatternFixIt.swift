enum DatePatternFixIt {
  /// Returns a pattern without errors; `nil` if there is no likely one.
  static func pattern(meantBy text: String) -> String? {
    guard text.utf8.count <= 100, DatePattern(text).openQuote == nil else { return nil }
    var right = replacing(words(of: DatePattern(text)).flatMap(corrected), in: text)
    // A correction of the minutes can change the meaning of the seconds after them.
    for _ in 0..<2 {
      let mixed = DatePatternMix.parts(of: DatePattern(right)).map {
        ($0.piece.part, String(repeating: $0.meant, count: $0.count))
      }
      right = replacing(mixed, in: right)
    }
    let pattern = DatePattern(right)
    if pattern.field("a") == nil, case .field(let letter, let count) = pattern.field("h")?.content,
      letter == "h", let hour = pattern.field("h")
    {
      right = replacing([(hour.part, String(repeating: "H", count: count))], in: right)
    }
    return right != text && DatePatternErrors.find(in: right).isEmpty ? right : nil
  }

  private typealias Edit = (part: Range<Int>, replacement: String)

  private static func replacing(_ edits: [Edit], in text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() { bytes.replaceSubrange(edit.part, with: edit.replacement.utf8) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Groups adjacent letters into words; a `T` between a day and an hour is a word of its own.
  private static func words(of pattern: DatePattern) -> [[DatePattern.Piece]] {
    var words: [[DatePattern.Piece]] = []
    let pieces = pattern.pieces
    var isBehindMark = false
    for (index, piece) in pieces.enumerated() where piece.letter != nil {
      let follows = words.last?.last?.part.upperBound == piece.part.lowerBound
      let isMark =
        piece.content == .field("T", count: 1) && index + 1 < pieces.count
        && pieces[index + 1].letter.map("Hh".contains) == true
      if follows && !isMark && !isBehindMark {
        words[words.count - 1].append(piece)
      } else {
        words.append([piece])
      }
      isBehindMark = isMark
    }
    return words
  }

  private static func corrected(_ word: [DatePattern.Piece]) -> [Edit] {
    var edits: [Edit] = []
    for piece in word {
      guard case .field(let letter, let count) = piece.content else { continue }
      switch letter {
      case "Y": edits.append((piece.part, count == 2 ? "yy" : "yyyy"))
      case "D" where count <= 2: edits.append((piece.part, String(repeating: "d", count: count)))
      case "A" where count == 1: edits.append((piece.part, "a"))
      default:
        guard DatePatternErrors.forms(of: letter) == nil else { continue }
        guard let first = word.first, let last = word.last else { continue }
        return [
          (first.part.lowerBound..<first.part.lowerBound, "'"),
          (last.part.upperBound..<last.part.upperBound, "'"),
        ]
      }
    }
    return edits
  }
}
