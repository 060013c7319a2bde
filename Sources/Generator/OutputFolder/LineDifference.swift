import Diagnostics

/// The lines that two texts have in common, in order.
///
/// Lines that are unique in both texts are matched first, which keeps declarations together. The
/// parts between them are compared line by line. To bound the time, parts with too little in common
/// count as replaced.
struct LineDifference {
  typealias Line = ArraySlice<UInt8>

  /// Pairs of indices of equal lines, in ascending order.
  private(set) var matches: [(old: Int, new: Int)] = []
  private let old: [Int]
  private let new: [Int]

  /// The number of lines up to which two parts are compared line by line.
  private static let maxLines = 4_000

  init(_ old: [Line], _ new: [Line]) {
    var numbers: [Line: Int] = [:]
    func number(of line: Line) -> Int {
      if let number = numbers[line] { return number }
      numbers[line] = numbers.count
      return numbers.count - 1
    }
    self.old = old.map(number)
    self.new = new.map(number)
    compare(self.old.indices, self.new.indices)
  }

  private mutating func compare(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
    var (oldPart, newPart) = (oldPart, newPart)
    while let first = oldPart.first, let other = newPart.first, old[first] == new[other] {
      matches.append((first, other))
      oldPart.removeFirst()
      newPart.removeFirst()
    }
    var end: [(old: Int, new: Int)] = []
    while let last = oldPart.last, let other = newPart.last, old[last] == new[other] {
      end.append((last, other))
      oldPart.removeLast()
      newPart.removeLast()
    }
    if !oldPart.isEmpty, !newPart.isEmpty {
      let anchors = anchors(oldPart, newPart)
      if anchors.isEmpty {
        compareLineByLine(oldPart, newPart)
      } else {
        var (oldStart, newStart) = (oldPart.lowerBound, newPart.lowerBound)
        for anchor in anchors {
          compare(oldStart..<anchor.old, newStart..<anchor.new)
          matches.append(anchor)
          (oldStart, newStart) = (anchor.old + 1, anchor.new + 1)
        }
        compare(oldStart..<oldPart.upperBound, newStart..<newPart.upperBound)
      }
    }
    matches += end.reversed()
  }

  /// Returns the longest ascending list of pairs of lines that both parts have once.
  private func anchors(
    _ oldPart: Range<Int>, _ newPart: Range<Int>
  ) -> [(old: Int, new: Int)] {
    var counts: [Int: (old: Int, new: Int, place: Int)] = [:]
    for index in newPart {
      counts[new[index], default: (0, 0, index)].new += 1
      counts[new[index]]?.place = index
    }
    for index in oldPart { counts[old[index]]?.old += 1 }
    let pairs: [(old: Int, new: Int)] = oldPart.compactMap { index in
      guard let count = counts[old[index]], count.old == 1, count.new == 1 else { return nil }
      return (index, count.place)
    }

    // The last pair of the best list of each length, and the pair before each.
    var tails: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (number, pair) in pairs.enumerated() {
      let place = tails.partitioningIndex { pairs[$0].new >= pair.new }
      previous[number] = place > 0 ? tails[place - 1] : nil
      if place == tails.count { tails.append(number) } else { tails[place] = number }
    }
    return sequence(state: tails.last) { (next: inout Int?) -> (old: Int, new: Int)? in
      guard let number = next else { return nil }
      next = previous[number]
      return pairs[number]
    }.reversed()
  }

  private mutating func compareLineByLine(_ oldPart: Range<Int>, _ newPart: Range<Int>) {
    guard oldPart.count + newPart.count <= Self.maxLines else { return }
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in new[newPart].difference(from: old[oldPart]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(oldPart.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(newPart.lowerBound + offset)
      }
    }
    matches += zip(
      oldPart.filter { !removed.contains($0) }, newPart.filter { !inserted.contains($0) }
    ).map { (old: $0, new: $1) }
  }
}
