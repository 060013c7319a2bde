import Diagnostics

/// The anchors of a document, up to the place that has been read.
struct Anchors {
  /// The anchor of a collection whose end has not been read.
  struct OpenAnchor {
    var name: String
    var range: SourceRange
    /// The number of collections around the anchored one, which tells open anchors apart.
    var depth: Int
  }

  enum State {
    case open(OpenAnchor)
    case complete(BuiltNode)
  }

  private var states: [String: State] = [:]
  private var undefinedAliases: [String: [Int]] = [:]

  /// The number of names.
  var count: Int { states.count }

  /// Advice on a name that no anchor has.
  func advice(on name: String) -> String? {
    let names = states.keys.sorted()
    if let near = Suggestions.nearest(to: name, among: names) { return "did you mean `*\(near)`?" }
    guard 1...4 ~= names.count else { return nil }
    let known = names.map { "`*\($0)`" }.joined(separator: ", ")
    return "write \(names.count > 1 ? "one of " : "")\(known), or put the text in quotes"
  }

  subscript(name: String) -> State? {
    states[name]
  }

  /// Remembers what an anchor names from here on, and returns the numbers of the diagnostics of
  /// aliases that had asked for it too early.
  mutating func define(_ name: String, _ state: State) -> [Int] {
    states[name] = state
    return undefinedAliases.removeValue(forKey: name) ?? []
  }

  /// Remembers that an alias asked for a name that no anchor has, and the number of its diagnostic.
  mutating func noteUndefinedAlias(_ name: String, diagnostic: Int) {
    undefinedAliases[name, default: []].append(diagnostic)
  }

  /// Remembers the collection that an open anchor names, unless the name was given anew inside it.
  mutating func complete(_ anchor: OpenAnchor, with built: BuiltNode) {
    if case .open(let current) = states[anchor.name], current.depth == anchor.depth {
      states[anchor.name] = .complete(built)
    }
  }
}
