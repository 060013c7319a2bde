import Diagnostics

/// The anchors of a document, as far as it has been read.
struct Anchors {
  /// The anchor of a collection whose end has not been read.
  struct OpenAnchor {
    var name: String
    var range: SourceRange
    /// The number of collections around the anchored one, which identifies the open anchor.
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

  /// Returns advice on an alias without an anchor.
  func advice(on name: String) -> Advice? {
    let names = states.keys.sorted()
    if let near = Suggestions.nearest(to: name, among: names) { return "did you mean `*\(near)`?" }
    guard 1...4 ~= names.count else { return nil }
    return .write(oneOf: names.map { "*\($0)" }, or: "put the text in quotes")
  }

  subscript(name: String) -> State? {
    states[name]
  }

  /// Records what an anchor refers to from here on. Returns the indices of the diagnostics about
  /// aliases that come before their anchor.
  mutating func define(_ name: String, _ state: State) -> [Int] {
    states[name] = state
    return undefinedAliases.removeValue(forKey: name) ?? []
  }

  /// Records an alias without an anchor, with the index of its diagnostic.
  mutating func noteUndefinedAlias(_ name: String, diagnostic: Int) {
    undefinedAliases[name, default: []].append(diagnostic)
  }

  /// Records the collection that an open anchor refers to, unless the same anchor was defined again
  /// inside it.
  mutating func complete(_ anchor: OpenAnchor, with built: BuiltNode) {
    if case .open(let current) = states[anchor.name], current.depth == anchor.depth {
      states[anchor.name] = .complete(built)
    }
  }
}
