import Diagnostics

/// Removed elements that may have been renamed: an added element is alike, and has a similar name
/// or the same position.
struct RenamedElements<Element> {
  private var successors: [String: Element] = [:]
  private var predecessors: [String: Element] = [:]
  private let name: (Element) -> String

  private static var maxComparisons: Int { 10_000 }

  /// - Parameters:
  ///   - isAlike: Returns true for two elements that may be the same under different names.
  ///   - isSame: Returns true if such elements are the same even without similar names.
  init(
    _ removed: [Element], _ added: [Element], by name: @escaping (Element) -> String,
    where isAlike: (Element, Element) -> Bool,
    surelyWhere isSame: (Element, Element) -> Bool = { _, _ in false }
  ) {
    self.name = name
    // If two APIs have little in common, every element is similar to some other.
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

  /// Returns the note on a removed element.
  ///
  /// - Parameter likeness: The common properties, such as `, with the same type`.
  func note(onRemoved name: String, _ likeness: String = "") -> String? {
    successors[name].map { "renamed? `\(self.name($0))` was added\(likeness)" }
  }

  /// Returns the note on an added element.
  func note(onAdded name: String, _ likeness: String = "") -> String? {
    predecessors[name].map { "renamed? `\(self.name($0))` was removed\(likeness)" }
  }
}

/// The positions of elements in two lists, by their neighbors.
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

  /// Returns true for elements with the same neighbors, of which at least one exists.
  func areSame(_ old: Element, _ new: Element) -> Bool {
    let around = neighbors[name(old)]
    return around == neighbors[name(new)] && around != ["", ""]
  }
}
