import Diagnostics

/// Removed parts that were perhaps renamed: an added one is like it, and has nearly the name or is in the
/// same place.
struct RenamedElements<Element> {
  private var successors: [String: Element] = [:]
  private var predecessors: [String: Element] = [:]
  private let name: (Element) -> String

  private static var maxComparisons: Int { 10_000 }

  /// - Parameters:
  ///   - isAlike: Returns true for parts that may be one with two names.
  ///   - isSame: Returns true for those of them that are one even if their names are not near.
  init(
    _ removed: [Element], _ added: [Element], by name: @escaping (Element) -> String,
    where isAlike: (Element, Element) -> Bool,
    surelyWhere isSame: (Element, Element) -> Bool = { _, _ in false }
  ) {
    self.name = name
    // Between two APIs that have little in common, everything is like something.
    guard removed.count * added.count <= Self.maxComparisons else { return }
    var suggestions = Suggestions()
    for old in removed {
      let candidates = added.filter { isAlike(old, $0) && predecessors[name($0)] == nil }
      let nearest = suggestions.nearest(to: name(old), among: candidates.map(name))
      if let new = candidates.first(where: { name($0) == nearest }) { pair(old, new) }
    }
    for old in removed where successors[name(old)] == nil {
      let candidates = added.filter {
        isAlike(old, $0) && isSame(old, $0) && predecessors[name($0)] == nil
      }
      if let new = candidates.first, candidates.count == 1 { pair(old, new) }
    }
  }

  private mutating func pair(_ old: Element, _ new: Element) {
    successors[name(old)] = new
    predecessors[name(new)] = old
  }

  func successor(of name: String) -> Element? { successors[name] }
  func predecessor(of name: String) -> Element? { predecessors[name] }

  /// What is said of a part that was removed.
  ///
  /// - Parameter likeness: What both have in common, such as `, with the same type`.
  func note(onRemoved name: String, _ likeness: String = "") -> String? {
    successors[name].map { "renamed? `\(self.name($0))` was added\(likeness)" }
  }

  /// What is said of a part that was added.
  func note(onAdded name: String, _ likeness: String = "") -> String? {
    predecessors[name].map { "renamed? `\(self.name($0))` was removed\(likeness)" }
  }
}

/// The places of parts in two lists, by what is around them.
struct Positions<Element> {
  private var neighbors: [String: [String]] = [:]
  private let name: (Element) -> String

  init(_ old: [Element], _ new: [Element], by name: @escaping (Element) -> String) {
    self.name = name
    let kept = Set(old.map(name)).intersection(new.map(name))
    for list in [old.map(name), new.map(name)] {
      for (index, element) in list.enumerated() where !kept.contains(element) {
        let before = index == 0 ? "" : list[index - 1]
        let after = index + 1 == list.count ? "" : list[index + 1]
        neighbors[element] = [before, after]
      }
    }
  }

  /// Returns true for parts with the same neighbors, at least one of which is there.
  func areSame(_ old: Element, _ new: Element) -> Bool {
    let around = neighbors[name(old)]
    return around == neighbors[name(new)] && around != ["", ""]
  }
}
