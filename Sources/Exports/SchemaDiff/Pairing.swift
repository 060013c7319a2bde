import Diagnostics

/// The elements of two lists, paired by name, with the removed and the added ones.
struct Pairing<Element> {
  private(set) var kept: [Both<Element>] = []
  private(set) var removed: [Element] = []
  private(set) var added: [Element] = []
  let name: (Element) -> String
  /// The elements that only one list has, the added ones first.
  var unpaired: [(element: Element, isAdded: Bool)] {
    added.map { ($0, true) } + removed.map { ($0, false) }
  }
  /// The elements that were perhaps renamed, by their old and by their new names.
  private var successors: [String: Element] = [:]
  private var predecessors: [String: Element] = [:]
  /// The common properties of such elements, such as `, with the same type`.
  private var likeness = ""

  private static var maxComparisons: Int { 10_000 }

  init(_ lists: Both<[Element]>, by name: @escaping (Element) -> String) {
    self.name = name
    let before = Dictionary(lists.old.map { (name($0), $0) }) { first, _ in first }
    for element in lists.new {
      if let earlier = before[name(element)] {
        kept.append(Both(old: earlier, new: element))
      } else {
        added.append(element)
      }
    }
    let after = Set(lists.new.map(name))
    removed = lists.old.filter { !after.contains(name($0)) }
  }

  /// Finds removed elements that may have been renamed: an added element is alike, and has a similar
  /// name.
  ///
  /// - Parameters:
  ///   - isAlike: Returns true for two elements that may be the same under different names.
  ///   - likeness: The common properties of such elements, for notes.
  mutating func findRenamed(
    where isAlike: (Element, Element) -> Bool = { _, _ in true }, likeness: String = ""
  ) {
    // If two APIs have little in common, every element is similar to some other.
    guard removed.count * added.count <= Self.maxComparisons else { return }
    self.likeness = likeness
    var suggestions = Suggestions()
    for old in removed {
      let candidates = added.filter { isAlike(old, $0) && predecessors[name($0)] == nil }
      let nearest = suggestions.nearest(to: name(old), among: candidates.map(name))
      guard let new = candidates.first(where: { name($0) == nearest }) else { continue }
      successors[name(old)] = new
      predecessors[name(new)] = old
    }
  }

  /// The note on a removed or an added element; `nil` if it was not renamed.
  func note(on element: Element) -> String? {
    let name = name(element)
    return successors[name].map { "renamed? `\(self.name($0))` was added\(likeness)" }
      ?? predecessors[name].map { "renamed? `\(self.name($0))` was removed\(likeness)" }
  }
}
