/// The lines that two texts have in common, in order: as many as possible, by Myers' algorithm.
///
/// To bound the time, texts with too little in common count as replaced.
struct LineDifference {
  typealias Line = ArraySlice<UInt8>

  /// Pairs of indices of equal lines, in ascending order.
  private(set) var matches: [(old: Int, new: Int)] = []

  /// The number of removed and inserted lines from which a text counts as replaced.
  private static let maxEdits = 3_000

  init(_ oldLines: [Line], _ newLines: [Line]) {
    var numbers: [Line: Int] = [:]
    for line in oldLines + newLines where numbers[line] == nil { numbers[line] = numbers.count }
    let (old, new) = (oldLines.map { numbers[$0] }, newLines.map { numbers[$0] })
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old[start...].reversed(), new[start...].reversed()).prefix { $0 == $1 }.count
    matches = (0..<start).map { ($0, $0) }
    matchMiddle(
      Array(old[start..<old.count - end]), Array(new[start..<new.count - end]), from: start)
    matches += (0..<end).map { (old.count - end + $0, new.count - end + $0) }
  }

  /// Matches lines below the first lines that both texts have, and above the last ones.
  private mutating func matchMiddle(_ old: [Int?], _ new: [Int?], from start: Int) {
    if old.isEmpty || new.isEmpty { return }
    // For each number of edits, the index in `old` that they can lead to on each diagonal: on the
    // diagonal at an index, `old` is `2 * index - edits` lines ahead of `new`.
    var rows: [[Int]] = []
    for edits in 0...min(old.count + new.count, Self.maxEdits) {
      var row: [Int] = []
      for index in 0...edits {
        let lead = 2 * index - edits
        var place = rows.last.map { Self.step(to: index, from: $0).place } ?? 0
        while place < old.count, place - lead < new.count, old[place] == new[place - lead] {
          place += 1
        }
        row.append(place)
        if place == old.count, place - lead == new.count {
          matches += Self.trace(back: rows, old.count, new.count).map { (start + $0, start + $1) }
          return
        }
      }
      rows.append(row)
    }
  }

  /// The next edit on the way to a diagonal that leads furthest, with the index in `old` after it.
  private static func step(to index: Int, from row: [Int]) -> (place: Int, isRemoval: Bool) {
    let isRemoval = index > 0 && (index == row.count || row[index - 1] >= row[index])
    return (isRemoval ? row[index - 1] + 1 : row[index], isRemoval)
  }

  private static func trace(
    back rows: [[Int]], _ oldCount: Int, _ newCount: Int
  ) -> [(old: Int, new: Int)] {
    var matches: [(old: Int, new: Int)] = []
    var (old, new) = (oldCount, newCount)
    for row in rows.reversed() {
      let (place, isRemoval) = step(to: (old - new + row.count) / 2, from: row)
      while old > place {
        (old, new) = (old - 1, new - 1)
        matches.append((old, new))
      }
      if isRemoval { old -= 1 } else { new -= 1 }
    }
    matches += (0..<old).reversed().map { ($0, $0) }
    return matches.reversed()
  }
}
