import Diagnostics

/// The elements of two lists, paired by name, with the removed and the added ones.
struct Pairing<Element> {
  private(set) var kept: [Both<Element>] = []
  private(set) var removed: [Element] = []
  private(set) var added: [Element] = []
  /// The word for an element, before its name in messages.
  let noun: String
  let name: (Element) -> String
  /// The elements that were perhaps renamed, by their old and by their new names.
  private var successors: [String: Element] = [:]
  private var predecessors: [String: Element] = [:]
  /// The common properties of such elements, such as `, with the same type`.
  private let likeness: String

  /// - Parameters:
  ///   - isAlike: Returns true for two elements that may be the same under different names: if the
  ///     names are similar, too, notes say so.
  ///   - likeness: The common properties of such elements, for notes.
  init(
    _ lists: Both<[Element]>, _ noun: String = "", by name: @escaping (Element) -> String,
    renamedIf isAlike: (Element, Element) -> Bool = { _, _ in false }, likeness: String = ""
  ) {
    self.noun = noun
    self.name = name
    self.likeness = likeness
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
    // If two APIs have little in common, every element is similar to some other.
    guard removed.count * added.count <= 10_000 else { return }
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
