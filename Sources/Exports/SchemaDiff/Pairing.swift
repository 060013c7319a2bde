import Diagnostics

/// The elements of two lists, paired by name, with the removed and the added ones.
///
/// What needs only names is in ``NamePairs``, which is compiled once and not for each type of elements.
struct Pairing<Element> {
  let kept: [Both<Element>]
  let removed: [Element]
  let added: [Element]
  /// The word for an element, before its name in messages.
  let noun: String
  let name: (Element) -> String
  private var names: NamePairs

  /// - Parameter isAlike: Returns true for two elements that may be the same under different names:
  ///   if the names are similar, too, notes say so.
  init(
    _ lists: Both<[Element]>, _ noun: String = "", by name: @escaping (Element) -> String,
    renamedIf isAlike: (Element, Element) -> Bool = { _, _ in false }, likeness: String = ""
  ) {
    self.noun = noun
    self.name = name
    names = NamePairs(lists.map { $0.map(name) })
    kept = names.kept.map { Both(old: lists.old[$0.old], new: lists.new[$0.new]) }
    removed = names.removed.map { lists.old[$0] }
    added = names.added.map { lists.new[$0] }
    // If two APIs have little in common, every element is similar to some other.
    guard removed.count * added.count <= NamePairs.maxComparisons else { return }
    let candidates = removed.map { old in added.indices.filter { isAlike(old, added[$0]) } }
    names.findRenamed(among: candidates, likeness: likeness)
  }

  /// The note on a removed or an added element; `nil` if it was not renamed.
  func note(on element: Element) -> String? { names.note(on: name(element)) }
}

/// The names of two lists, and the indices of those that both have, or one.
private struct NamePairs {
  static let maxComparisons = 10_000

  private let names: Both<[String]>
  private(set) var kept: [Both<Int>] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []
  /// The names of elements that were perhaps renamed, by their old and by their new names.
  private var successors: [String: String] = [:]
  private var predecessors: [String: String] = [:]
  /// The common properties of such elements, such as `, with the same type`.
  private var likeness = ""

  init(_ names: Both<[String]>) {
    self.names = names
    let before = Dictionary(names.old.enumerated().map { ($1, $0) }) { first, _ in first }
    for (index, name) in names.new.enumerated() {
      if let earlier = before[name] {
        kept.append(Both(old: earlier, new: index))
      } else {
        added.append(index)
      }
    }
    let after = Set(names.new)
    removed = names.old.indices.filter { !after.contains(names.old[$0]) }
  }

  /// - Parameter candidates: For each removed element, the added elements that are alike.
  mutating func findRenamed(among candidates: [[Int]], likeness: String) {
    self.likeness = likeness
    let new = added.map { names.new[$0] }
    var suggestions = Suggestions()
    for (old, candidates) in zip(removed.map { names.old[$0] }, candidates) {
      let free = candidates.map { new[$0] }.filter { predecessors[$0] == nil }
      guard let new = suggestions.nearest(to: old, among: free) else { continue }
      successors[old] = new
      predecessors[new] = old
    }
  }

  func note(on name: String) -> String? {
    successors[name].map { "renamed? `\($0)` was added\(likeness)" }
      ?? predecessors[name].map { "renamed? `\($0)` was removed\(likeness)" }
  }
}
