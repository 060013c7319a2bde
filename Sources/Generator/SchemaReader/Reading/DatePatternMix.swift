/// Letters of a pattern in the wrong case: `mm` in the position of a month, `MM` in that of a
/// minute, `SS` in that of a second.
enum DatePatternMix {
  struct Part {
    var piece: DatePattern.Piece
    var meant: Character
    var count: Int

    func message(_ spelling: String) -> String {
      let right = String(repeating: meant, count: count)
      return switch meant {
      case "M": "`\(spelling)` is the minute; the month is `\(right)`"
      case "m": "`\(spelling)` is the month; the minute is `\(right)`"
      default: "`\(spelling)` is a fraction of a second; the second is `\(right)`"
      }
    }
  }

  /// Returns the fields that make no sense between their neighbors.
  static func parts(of pattern: DatePattern) -> [Part] {
    let fields = pattern.pieces.filter { $0.letter != nil }
    let hasSecond = pattern.field("s") != nil
    return fields.indices.compactMap { index in
      guard case .field(let letter, let count) = fields[index].content else { return nil }
      let before = index > 0 ? fields[index - 1].letter : nil
      let behind = index + 1 < fields.count ? fields[index + 1].letter : nil
      let neighbours = [before, behind].compactMap { $0 }
      let meant: Character? =
        switch letter {
        case "m" where isAmong("ydE", neighbours): "M"
        case "M"
        where isAmong("HhsS", neighbours)
          || before.map("Hh".contains) == true
            && pattern.field("m") == nil:
          "m"
        case "S" where count <= 2 && before == "m" && !hasSecond: "s"
        default: nil
        }
      return meant.map { Part(piece: fields[index], meant: $0, count: min(count, 2)) }
    }
  }

  private static func isAmong(_ letters: String, _ neighbours: [Character]) -> Bool {
    !neighbours.isEmpty && neighbours.allSatisfy(letters.contains)
  }
}
