import Diagnostics

/// The elements of two lists, paired by name, with the removed and the added ones.
struct Pairing<Element> {
  let kept: [Both<Element>]
  let removed: [Element]
  let added: [Element]
  /// The word for an element, before its name in messages.
  let noun: String
  let name: (Element) -> String
  /// The notes on elements that were perhaps renamed, by their names.
  private var notes: [String: String] = [:]

  /// - Parameters:
  ///   - isAlike: Returns true for two elements that may be the same under different names: if the
  ///     names are similar, too, notes say so.
  ///   - likeness: The common properties of such elements, such as `, with the same type`.
  init(
    _ lists: Both<[Element]>, _ noun: String = "", by name: @escaping (Element) -> String,
    renamedIf isAlike: (Element, Element) -> Bool = { _, _ in false }, likeness: String = ""
  ) {
    self.noun = noun
    self.name = name
    let before = Dictionary(lists.old.map { (name($0), $0) }) { first, _ in first }
    let after = Set(lists.new.map(name))
    kept = lists.new.compactMap { new in before[name(new)].map { Both(old: $0, new: new) } }
    removed = lists.old.filter { !after.contains(name($0)) }
    added = lists.new.filter { before[name($0)] == nil }
    // If two APIs have little in common, every element is similar to some other.
    guard removed.count * added.count <= 10_000 else { return }
    var suggestions = Suggestions()
    for old in removed {
      let free = added.filter { isAlike(old, $0) }.map(name).filter { notes[$0] == nil }
      guard let new = suggestions.nearest(to: name(old), among: free) else { continue }
      notes[name(old)] = "renamed? `\(new)` was added\(likeness)"
      notes[new] = "renamed? `\(name(old))` was removed\(likeness)"
    }
  }

  /// The note on a removed or an added element; `nil` if it was not renamed.
  func note(on element: Element) -> String? { notes[name(element)] }
}
